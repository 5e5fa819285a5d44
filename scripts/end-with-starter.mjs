// Preloaded into the program that `runInPlace` runs. Their IPC channel closes when the starting script dies, even if
// killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
