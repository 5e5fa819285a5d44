// Loaded first into whatever `become` runs. However the script that started it dies, their channel closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
