import pg from 'pg'
import type { Connection } from './connection.ts'

/** Whether a pooler is in between, and for how long it gives a client the same server connection. */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement'

const rounds = 5
const queryMs = 5_000

/**
 * Detects a pooler without leaving anything behind on the server. PostgreSQL sends each new client the id of its server
 * process; a pooler has to invent one. In transaction mode a second client then gets the same process, or the first one
 * gets another: a pooler reuses a free connection at once.
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
      // Last, while the other client's transaction occupies its connection: the pooler may have no second one.
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
