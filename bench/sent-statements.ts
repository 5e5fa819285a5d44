import type pg from 'pg'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements that some work sends over this pool. */
export async function sentOver(pool: pg.Pool, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const wrapped = new Set<pg.PoolClient>()
  const wrap = (client: pg.PoolClient): void => {
    if (wrapped.has(client)) return
    wrapped.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const { text, values } = args[0] as SentStatement
      sent.push({ text, values })
      return query(...args)
    }) as typeof client.query
  }
  pool.on('acquire', wrap)
  try {
    await work()
  } finally {
    pool.off('acquire', wrap)
    for (const client of wrapped) delete (client as Partial<pg.PoolClient>).query
  }
  return sent
}
