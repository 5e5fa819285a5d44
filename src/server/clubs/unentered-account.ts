import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { hasRecords } from '../players/has-records.ts'

/**
 * An account without an address, and so without a password, can be entered through a coach alone: it goes with its membership,
 * unless past sessions, evaluations or anything else is noted of it.
 */
export async function deleteUnentered(tx: Db, accountIds: readonly string[]): Promise<void> {
  // Who notes something meanwhile waits, and then finds it gone.
  const { rows: unentered } = await sql<{ id: string }>`
    select id from accounts
    where id = any(${accountIds}::uuid[]) and email is null
    order by id
    for update`.execute(tx)
  if (unentered.length === 0) return
  await sql`
    delete from accounts as a
    where a.id = any(${unentered.map(({ id }) => id)}::uuid[])
      and not exists (select from session_participants where player_id = a.id offset 0)
      and not ${hasRecords(sql.ref('a.id'))}`.execute(tx)
}
