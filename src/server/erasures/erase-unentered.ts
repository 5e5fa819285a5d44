import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'

/**
 * Accounts that a coach imported or added, and nobody but through a coach ever entered: they have no password, and nobody confirmed their address. Once no club
 * knows them, nothing of them is anybody's any more.
 */
export async function eraseUnentered(tx: Db, accountIds: readonly string[]): Promise<void> {
  const { rows: unentered } = await sql<{ id: string }>`
    select id from accounts
    where id = any(${accountIds}::uuid[]) and password_hash is null and email_confirmed_at is null
    order by id
    for update`.execute(tx)
  if (unentered.length === 0) return
  await sql`
    delete from accounts as a
    where a.id = any(${unentered.map(({ id }) => id)}::uuid[])
      and not exists (select from memberships where account_id = a.id offset 0)
      and not exists (select from departures where account_id = a.id offset 0)
      and not exists (select from session_participants where player_id = a.id offset 0)`.execute(tx)
}
