import type pg from 'pg'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What some work sends to PostgreSQL over this pool, whoever built it. */
export async function sentOver(pool: pg.Pool, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const lent = new Set<pg.PoolClient>()
  const listen = (client: pg.PoolClient): void => {
    if (lent.has(client)) return
    lent.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const { text, values } = given[0] as SentStatement
      sent.push({ text, values })
      return query(...given)
    }) as typeof client.query
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const client of lent) delete (client as Partial<pg.PoolClient>).query
  }
  return sent
}
