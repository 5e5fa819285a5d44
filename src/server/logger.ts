import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * One line of JSON for each event. What PostgreSQL quotes of a row (names, addresses, hashes) stays out, and so does the
 * whole client that pg hangs on a lost connection.
 */
export function createLogger(destination?: DestinationStream, level = 'info'): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['err.detail', 'err.where', 'err.internalQuery', 'err.client', 'err.raw', 'err.headers'],
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
