// Preloaded into a peer's program, which then ends with the bench, even if that is killed.
process.on('disconnect', () => process.exit())
process.channel?.unref()
