import { sql } from 'kysely'
import type { MembershipEnding } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

interface Ending {
  readonly clubId: string
  readonly accountId: string
  readonly reason: Exclude<MembershipEnding, 'readmitted'>
  readonly now: Date
}

/** The person is told when they next come. */
export async function insertEnding(db: Db, { clubId, accountId, reason, now }: Ending): Promise<void> {
  const ending = { club_id: clubId, reason, ended_at: now }
  await db
    .insertInto('ended_memberships')
    .values({ account_id: accountId, ...ending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(ending))
    .execute()
}

interface Endings extends Pick<Ending, 'clubId' | 'now'> {
  readonly accountIds: readonly string[]
  readonly reason: MembershipEnding
}

/** As `insertEnding`, of many. */
export async function insertEndings(db: Db, { clubId, accountIds, reason, now }: Endings): Promise<void> {
  await sql`
    insert into ended_memberships (account_id, club_id, reason, ended_at)
    select account_id, ${clubId}::uuid, ${reason}, ${now}::timestamptz
    from unnest(${accountIds}::uuid[]) as account_id
    on conflict (account_id) do update
    set club_id = excluded.club_id, reason = excluded.reason, ended_at = excluded.ended_at`.execute(db)
}

/** They may come back; whoever has gone elsewhere since is told by mail alone. */
export async function markReadmitted(db: Db, clubId: string, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('ended_memberships')
    .set({ reason: 'readmitted', ended_at: now })
    .where('account_id', '=', accountId)
    .where('club_id', '=', clubId)
    .execute()
  announce(db, { topic: 'me', accounts: [accountId] })
}

export async function deleteEnding(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('ended_memberships').where('account_id', '=', accountId).execute()
}
