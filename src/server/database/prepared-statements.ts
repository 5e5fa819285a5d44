import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { TimeLimits } from './time-limits.ts'

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

type StatementLimits = Pick<TimeLimits, 'readMs' | 'writeMs'>

/** The pool as Kysely sees it: every statement goes out as a named one, and has its time limit. */
export function preparingPool(
  pool: pg.Pool,
  nameOf: (text: string) => string | undefined,
  limits: StatementLimits,
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const preparing = preparingClient(client, nameOf, limits)
      clients.set(client, preparing)
      return preparing
    },
    end: () => pool.end(),
  }
}

function preparingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  { readMs, writeMs }: StatementLimits,
): PostgresPoolClient {
  let broken = false
  let inTransaction = false

  async function query(text: string, values: unknown[]): Promise<unknown> {
    inTransaction ||= begins.test(text)
    const limitMs = inTransaction || !reads.test(text) ? writeMs : readMs
    const statement = { name: nameOf(text), text, values, query_timeout: limitMs }
    try {
      return await client.query(statement)
    } catch (error) {
      broken ||= endsTheConnection(error)
      throw error
    }
  }

  return {
    // Kysely's type also allows a cursor, which only its stream() sends and which nothing here configures.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      inTransaction = false
      client.release(broken)
    },
  }
}

const begins = /^(begin|start transaction)\b/
const reads = /^\s*(select|with)\b/i

/** The server says so before it closes the socket; a client released in between would be lent out again, dead. */
function endsTheConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.code !== undefined && /^(08|57P|25P03)/.test(error.code)
}
