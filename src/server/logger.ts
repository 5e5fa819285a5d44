import { destination as writeTo, type DestinationStream, type Logger, pino } from 'pino'

// Buffers lines, because each write wakes up a thread. A fatal line and the end of the process flush at once.
const bufferBytes = 4096
const flushMs = 200

/**
 * One line of JSON for each event. Without the row values that PostgreSQL quotes in errors (names, addresses, hashes),
 * and without the client object that pg attaches to the error of a lost connection.
 */
export function createLogger(destination: DestinationStream = standardOutput(), level = 'info'): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['err.detail', 'err.where', 'err.internalQuery', 'err.client', 'err.raw', 'err.headers'],
      remove: true,
    },
  }
  return pino(options, destination)
}

function standardOutput(): DestinationStream {
  return writeTo({ sync: false, minLength: bufferBytes, periodicFlush: flushMs })
}
