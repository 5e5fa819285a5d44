import pg from 'pg'

interface Definition {
  table: string
  name: string
  definition: string
}

/**
 * Drops constraints and indexes, and recreates them after the work, for all rows at once: a fifth of the time. To be
 * called in a transaction.
 */
export async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const constraints = await constraintsOf(client)
  const indexes = await otherIndexesOf(client)
  // Foreign keys first: they depend on the keys that they reference.
  for (const { table, name } of constraints) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`)
  await work()
  // In their original order, by which PostgreSQL chooses between two that are equally good.
  for (const { table, name, definition } of constraints.toReversed()) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
  for (const { definition } of indexes) await client.query(definition)
}

/** Foreign keys, then unique and primary keys. */
async function constraintsOf(client: pg.Client): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('f', 'u', 'p') and connamespace = 'public'::regnamespace
     order by contype <> 'f', oid desc`,
  )
  return rows
}

async function otherIndexesOf(client: pg.Client): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select indrelid::regclass::text as table, relname::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by indexrelid`,
  )
  return rows
}
