const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLSTATEs, or their beginnings, of a server that cannot answer now: the request is not at fault. */
const serverStates = [
  '08', // connection exceptions
  '28', // the server no longer accepts the user or the password
  '3D000', // the database is gone
  '40001', // serialization failure
  '40P01', // deadlock
  '53', // too many connections, disk full, out of memory
  '57P', // shut down, crashed, starting up, idle session ended
  '57014', // cancelled by the statement timeout
  '55P03', // lock timeout
  '25P03', // idle-in-transaction timeout
  '25006', // read-only: a standby after a failover
]

/** pg's own, for a statement beyond its time limit. */
const unanswered = 'Query read timeout'

// pg gives these no code.
const driverMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  unanswered,
]

/** Whether the database could not be reached or could not answer, so that a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    if (networkCodes.has(code)) return true
    // The embedded server's socket is missing or not accessible.
    if (syscall === 'connect') return true
    if (isSqlState(code) && serverStates.some((state) => code.startsWith(state))) return true
  }
  if (driverMessages.some((message) => error.message.startsWith(message))) return true
  return error.cause !== undefined && isDatabaseUnavailable(error.cause)
}

/** Whether a statement got no answer within its time limit, so that its connection is of no further use. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === unanswered
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code)
}
