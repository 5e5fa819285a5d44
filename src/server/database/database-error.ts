import { codeOf, diskFull, isDiskFull, StartError } from '../start-error.ts'

/** The setting that locates the database; for the embedded one, DATA_DIR. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'

/** Explains an error that the operator can correct; returns any other as it is. Never quotes the address, a secret. */
export function databaseError(error: unknown, setting: DatabaseSetting): unknown {
  if (!(error instanceof Error)) return error
  if (isDiskFull(error)) {
    if (setting === 'DATA_DIR') return new StartError(diskFull, { cause: error })
    return new StartError(`The disk of the PostgreSQL of ${setting} is full: free some space there.`)
  }
  // The embedded database has no address and no password to correct.
  const isExplained = error instanceof StartError || setting === 'DATA_DIR'
  const explanation = isExplained ? undefined : explanations.find((each) => matches(error, each))
  if (explanation) return new StartError(explanation.sentence(setting), { cause: error })
  const cause = databaseError(error.cause, setting)
  return cause instanceof StartError ? cause : error
}

function matches(error: Error, { codes, message }: Explanation): boolean {
  const code = String(codeOf(error) ?? '')
  return codes.includes(code) || (message?.test(error.message) ?? false)
}

interface Explanation {
  codes: readonly string[]
  /** For errors of the driver or a pooler that have no code of their own. */
  message?: RegExp
  sentence: (setting: DatabaseSetting) => string
}

/** The first match counts. */
const explanations: readonly Explanation[] = [
  // Before those of a refused password and of another protocol, whose codes these errors share.
  {
    codes: [],
    message: /does not support SSL|server refused SSL|SSL required|no encryption/,
    sentence: (name) => `${name} and its PostgreSQL should agree about encryption: see its « sslmode ».`,
  },
  {
    codes: [],
    message: /Query read timeout|server login has been failing|server_login_retry|query_wait_timeout/,
    sentence: (name) =>
      `No PostgreSQL answers behind ${name}: start it, or, where a pooler has too few connections to it, allow more.`,
  },
  {
    codes: ['ECONNREFUSED', 'ENOENT'],
    sentence: (name) =>
      `${name} should lead to a PostgreSQL that runs: nothing answers at its host and port.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    sentence: (name) => `${name} should name a host that is known here: its host is not.`,
  },
  {
    codes: ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    message: /timeout expired|timeout exceeded when trying to connect/,
    sentence: (name) => `${name} should lead to a PostgreSQL that can be reached: no answer comes.`,
  },
  {
    codes: ['28P01', '28000'],
    message: /^SASL|no such user|password authentication failed|auth(entication)? failed/,
    sentence: (name) =>
      `${name} should carry a user and a password that PostgreSQL accepts: it refuses these.`,
  },
  {
    codes: ['3D000'],
    message: /no such database/,
    sentence: (name) =>
      `${name} should name a database that exists: this one does not, so create it (createdb) or correct the name.`,
  },
  {
    codes: ['42501'],
    sentence: (name) =>
      `The user of ${name} should own the database: it may not create tables there (alter database … owner to …).`,
  },
  {
    codes: ['53300', '53200'],
    message: /no more connections allowed/,
    sentence: (name) =>
      `The PostgreSQL of ${name} takes no further connection: close some, or raise max_connections.`,
  },
  {
    codes: ['57P03'],
    sentence: (name) => `The PostgreSQL of ${name} is starting or stopping: try again in a moment.`,
  },
  {
    codes: ['25006'],
    sentence: (name) =>
      `${name} should lead to a PostgreSQL that can be written: this one is a read-only copy.`,
  },
  {
    codes: [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    sentence: (name) =>
      `The certificate of the PostgreSQL of ${name} is not trusted: give its authority with « sslrootcert ».`,
  },
  {
    codes: ['ECONNRESET', 'EPIPE', 'EPROTO', '08P01'],
    message: /Connection terminated|invalid response|unexpected message/i,
    sentence: (name) => `${name} should lead to a PostgreSQL: what answers there does not speak as one.`,
  },
]
