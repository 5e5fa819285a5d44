import { sql } from 'kysely'
import type { RemovedMember } from '../../contract/clubs.ts'
import type { Member } from '../../domain/actor.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { markReadmitted } from './endings.ts'
import { mailReadmitted } from './mails.ts'
import { type ClubSettings, lockClubAsMember } from './store.ts'

/** From now on the club's code does not work for this account. */
export async function insertRemoval(db: Db, actor: Member, accountId: string, now: Date): Promise<void> {
  const removal = { removed_by: actor.id, removed_at: now, readmitted_at: null }
  await db
    .insertInto('removed_members')
    .values({ ...removal, account_id: accountId, club_id: actor.clubId })
    .onConflict((conflict) => conflict.columns(['account_id', 'club_id']).doUpdateSet(removal))
    .execute()
}

/** Lets a removed member use the code again, and mails them. @throws Refused `no-club`, `not-found` */
export async function readmit(
  db: Db,
  actor: Member,
  { id, settings, now }: { id: string; settings: ClubSettings; now: Date },
): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  foundOr404(
    await db
      .updateTable('removed_members')
      .set({ readmitted_at: now })
      .where('account_id', '=', id)
      .where('club_id', '=', club.id)
      .where('readmitted_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst(),
  )
  await markReadmitted(db, club.id, id, now)
  announce(db, { topic: 'club', clubId: club.id, to: 'coaches' })
  await mailReadmitted(db, club, { accountId: id, by: actor.id }, settings)
}

export async function findRemoval(
  db: Db,
  clubId: string,
  accountId: string,
): Promise<{ readmittedAt: Date | null } | null> {
  const removal = await db
    .selectFrom('removed_members')
    .select('readmitted_at as readmittedAt')
    .where('account_id', '=', accountId)
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  return removal ?? null
}

export async function deleteRemoval(db: Db, clubId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('removed_members')
    .where('account_id', '=', accountId)
    .where('club_id', '=', clubId)
    .execute()
}

/** Latest first. Without e-mail addresses, which the club may no longer see. */
export async function removedMembers(db: Db, actor: Member): Promise<RemovedMember[]> {
  const rows = await db
    .selectFrom('removed_members as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select([
      'a.id',
      'a.role',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'r.removed_at as removedAt',
      nameOfAccount(sql.ref('r.removed_by')).as('removedBy'),
    ])
    .where('r.club_id', '=', actor.clubId)
    .where('r.readmitted_at', 'is', null)
    .orderBy('r.removed_at', 'desc')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({ ...row, removedAt: row.removedAt.toISOString() }))
}
