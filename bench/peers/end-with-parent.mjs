// Loaded before a peer's own program: it ends with the bench, however that ends.
process.on('disconnect', () => process.exit())
process.channel?.unref()
