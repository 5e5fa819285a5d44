import { createHash } from 'node:crypto'
import { CompiledQuery, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './connection.ts'
import { knows, queryTogether, type Statement } from './query-after-others.ts'

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
 * Ends a statement whose answer nobody reads, in a transaction or `onOneConnection`: it leaves together with the next
 * one, which fails when this one does. Saves a round trip; a transaction's beginning goes the same way.
 */
export const withTheNext = sql.raw(mark)

// Said to the client below, not to PostgreSQL.
const opening = CompiledQuery.raw('/* together */')
const closing = CompiledQuery.raw('/* together no more */')

/** Reads without a transaction, where statements may all the same leave `withTheNext`; the last one leaves at the end. */
export function onOneConnection<T>(db: Db, work: (own: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (own) => {
    await own.executeQuery(opening)
    const done = await work(own)
    await own.executeQuery(closing)
    return done
  })
}

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

function preparingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let broken = false
  let inTransaction = false
  let together = false
  /** What leaves with the next statement. */
  let held: Statement[] = []

  async function query(text: string, values: unknown[]): Promise<unknown> {
    if (text === opening.sql) {
      together = true
      return noAnswer
    }
    if (text === 'begin') inTransaction = true
    if (text === 'begin' || ((inTransaction || together) && text.endsWith(mark))) {
      held.push(named(text, values))
      return noAnswer
    }
    if (text === 'commit' || text === 'rollback') inTransaction = false
    const before = held
    held = []
    if (text === closing.sql) return before.length > 0 ? send(before) : noAnswer
    if (text === 'rollback') {
      // What was held never happened, perhaps not even the beginning.
      return before[0]?.text === 'begin' ? noAnswer : send([named(text, values)])
    }
    return send([...before, named(text, values)])
  }

  function named(text: string, values: unknown[]): Statement {
    return { name: nameOf(text), text, values }
  }

  async function send(statements: readonly Statement[]): Promise<unknown> {
    try {
      if (statements.every((statement) => knows(client, statement)))
        return await queryTogether(client, statements)
      return await queryEach(statements)
    } catch (error) {
      broken ||= endsTheConnection(error)
      throw error
    }
  }

  async function queryEach(statements: readonly Statement[]): Promise<unknown> {
    const { stream } = client.connection
    stream.cork()
    const answers = statements.map((statement) => client.query(statement))
    stream.uncork()
    return (await Promise.all(answers)).at(-1)
  }

  return {
    // Kysely's type also allows a cursor, which only its stream() sends and which nothing here configures.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      // What failed left it as it was.
      together = false
      held = []
      client.release(broken)
    },
  }
}

/** The server says so before it closes the socket; a client released in between would be lent out again, dead. */
function endsTheConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.code !== undefined && /^(08|57P|25P03)/.test(error.code)
}
