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
 * Ends a statement of a transaction whose answer nobody reads: it leaves together with the next one, which fails when
 * this one does. Saves a round trip; a transaction's beginning goes the same way.
 */
export const withTheNext = sql.raw(mark)

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

interface Statement {
  text: string
  values: unknown[]
}

const noAnswer = { command: '', rowCount: null, rows: [] }

function preparingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let broken = false
  let inTransaction = false
  /** What leaves with the next statement. */
  let held: Statement[] = []

  async function query(text: string, values: unknown[]): Promise<unknown> {
    if (text === 'begin') inTransaction = true
    if (text === 'begin' || (inTransaction && text.endsWith(mark))) {
      held.push({ text, values })
      return noAnswer
    }
    if (text === 'commit' || text === 'rollback') inTransaction = false
    const before = held
    held = []
    if (text === 'rollback') {
      // What was held never happened, perhaps not even the beginning.
      return before[0]?.text === 'begin' ? noAnswer : send([{ text, values }])
    }
    return send([...before, { text, values }])
  }

  async function send(statements: readonly Statement[]): Promise<unknown> {
    const { stream } = client.connection
    stream.cork()
    const answers = statements.map(({ text, values }) => client.query({ name: nameOf(text), text, values }))
    stream.uncork()
    try {
      return (await Promise.all(answers)).at(-1)
    } catch (error) {
      broken ||= endsTheConnection(error)
      throw error
    }
  }

  return {
    // Kysely's type also allows a cursor, which only its stream() sends and which nothing here configures.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken),
  }
}

/** The server says so before it closes the socket; a client released in between would be lent out again, dead. */
function endsTheConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.code !== undefined && /^(08|57P|25P03)/.test(error.code)
}
