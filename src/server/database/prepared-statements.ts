import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'

/**
 * Gives each statement text a name, so that a connection plans it once. The names are never taken back: a
 * connection that prepared one keeps it, and both sides stay bounded because a full cache names no new text.
 */
export function createStatementNames(limit: number, onFull: () => void = () => {}) {
  const names = new Map<string, string>()

  return function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= limit) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    if (names.size === limit) onFull()
    return name
  }
}

const mark = '/* with the next */'

/**
 * Ends a statement of a transaction whose answer nobody reads: it is sent together with the next one, without waiting for
 * its own answer, as the transaction's beginning is. When it fails, the next one does.
 */
export const deferUntilNext = sql.raw(mark)

/** The pool as Kysely sees it: every statement goes out as a named one. */
export function preparingPool(pool: pg.Pool, nameOf: (text: string) => string | undefined): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const preparing = preparingClient(client, nameOf)
      clients.set(client, preparing)
      return preparing
    },
    end: () => pool.end(),
  }
}

const noAnswer = { command: '', rowCount: null, rows: [] }

interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: unknown[]
}

function preparingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let broken = false
  let inTransaction = false
  let deferred: Statement[] = []

  async function query(text: string, values: unknown[]): Promise<unknown> {
    const statement = { name: nameOf(text), text, values }
    if (text === 'begin') inTransaction = true
    if (inTransaction && (text === 'begin' || text.endsWith(mark))) {
      deferred.push(statement)
      return noAnswer
    }
    if (text === 'commit' || text === 'rollback') inTransaction = false
    const before = deferred
    deferred = []
    if (text !== 'rollback') return send([...before, statement])
    // What was deferred never happened, perhaps not even the beginning.
    return before[0]?.text === 'begin' ? noAnswer : send([statement])
  }

  async function send(statements: readonly Statement[]): Promise<unknown> {
    try {
      const answers = await Promise.all(statements.map((statement) => client.query(statement)))
      return answers.at(-1)
    } catch (error) {
      broken ||= endsTheConnection(error)
      throw error
    }
  }

  return {
    // Kysely's type also allows a cursor, which only its stream() sends and which nothing here configures.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      // What failed left it as it was.
      deferred = []
      client.release(broken)
    },
  }
}

/** The server says so before it closes the socket; a client released in between would be lent out again, dead. */
function endsTheConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.code !== undefined && /^(08|57P|25P03)/.test(error.code)
}
