import { codeOf, diskFull, isDiskFull, StartError } from '../start-error.ts'

/** The setting that says where the database is; the embedded one is where DATA_DIR says. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'

/** Why a database cannot be used, if an operator can do something about it. Never with a part of its address. */
export function databaseError(error: unknown, setting: DatabaseSetting): unknown {
  if (!(error instanceof Error)) return error
  if (isDiskFull(error)) {
    if (setting === 'DATA_DIR') return new StartError(diskFull, { cause: error })
    return new StartError(`The disk of the PostgreSQL of ${setting} is full: free some space there.`)
  }
  // The embedded one has neither an address nor a password that somebody could correct.
  const said = error instanceof StartError || setting === 'DATA_DIR'
  const known = said ? undefined : sentences.find((each) => matches(error, each))
  if (known) return new StartError(known.sentence(setting), { cause: error })
  const cause = databaseError(error.cause, setting)
  return cause instanceof StartError ? cause : error
}

function matches(error: Error, { codes, words }: Known): boolean {
  const code = String(codeOf(error) ?? '')
  return codes.some((known) => code === known) || (words?.test(error.message) ?? false)
}

interface Known {
  codes: readonly string[]
  /** Where the driver or a pooler gives no code of its own. */
  words?: RegExp
  sentence: (setting: DatabaseSetting) => string
}

/** The first that fits counts. */
const sentences: readonly Known[] = [
  // Their codes are those of a refused password, and of a server that speaks otherwise.
  {
    codes: [],
    words: /does not support SSL|server refused SSL|SSL required|no encryption/,
    sentence: (name) => `${name} and its PostgreSQL should agree about encryption: see its « sslmode ».`,
  },
  {
    codes: [],
    words: /Query read timeout|server login has been failing|server_login_retry|query_wait_timeout/,
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
    words: /timeout expired|timeout exceeded when trying to connect/,
    sentence: (name) => `${name} should lead to a PostgreSQL that can be reached: no answer comes.`,
  },
  {
    codes: ['28P01', '28000'],
    words: /^SASL|no such user|password authentication failed|auth(entication)? failed/,
    sentence: (name) =>
      `${name} should carry a user and a password that PostgreSQL accepts: it refuses these.`,
  },
  {
    codes: ['3D000'],
    words: /no such database/,
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
    words: /no more connections allowed/,
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
    words: /Connection terminated|invalid response|unexpected message/i,
    sentence: (name) => `${name} should lead to a PostgreSQL: what answers there does not speak as one.`,
  },
]
