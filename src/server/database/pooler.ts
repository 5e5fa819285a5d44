import pg from 'pg'
import type { Connection } from './connection.ts'

/**
 * What stands between us and PostgreSQL: nothing, a pooler that gives each client a connection of its own, or one that
 * gives it another one for each transaction, or for each statement.
 */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement'

const rounds = 5
const queryMs = 5_000

/**
 * Asks without leaving anything behind on the server. PostgreSQL tells a client that connects the number of the process
 * that serves it; a pooler has to make one up. Whether the process is the client's own shows when another client gets the
 * same one meanwhile, or this one another: a pooler hands on at once what is free.
 */
export async function poolingOf(client: pg.Client, connection: Connection): Promise<Pooling> {
  const first = await serverProcess(client)
  if (first === (client as unknown as { processID: number | null }).processID) return 'none'

  const other = new pg.Client({ ...connection, query_timeout: queryMs })
  other.on('error', () => {})
  await other.connect()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const own = await serverProcess(client)
      await other.query('begin')
      if (own !== first || (await serverProcess(other)) === own) return 'transaction'
      // While the other keeps what it got, and only now: there may be no second one.
      if ((await serverProcess(client)) !== own) return 'transaction'
      await other.query('commit')
    }
    return 'session'
  } catch (error) {
    if (isStatementPooling(error)) return 'statement'
    throw error
  } finally {
    await other.end().catch(() => {})
  }
}

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

function isStatementPooling(error: unknown): boolean {
  return error instanceof Error && error.message.includes('statement pooling mode')
}
