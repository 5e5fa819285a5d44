import { destination as writeTo, type DestinationStream, type Logger, pino } from 'pino'

// To write each request's line by itself wakes up a thread for it. A fatal one, and the process's end, wait for nothing.
const togetherBytes = 4096
const longestWaitMs = 200

/**
 * One line of JSON for each event. What PostgreSQL quotes of a row (names, addresses, hashes) stays out, and so does the
 * whole client that pg hangs on a lost connection.
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
  return writeTo({ sync: false, minLength: togetherBytes, periodicFlush: longestWaitMs })
}
