import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'

/** Of those that there are, in any order. */
export async function namesOfAccounts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; firstName: string; lastName: string }>`
    select a.id, a.first_name as "firstName", a.last_name as "lastName"
    from unnest(${ids}::uuid[]) as chosen (id)
    cross join lateral (
      select id, first_name, last_name from accounts where id = chosen.id ${optimizationFence}
    ) as a`.execute(db)
  return rows
}
