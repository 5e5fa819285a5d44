import { sql } from 'kysely'
import type { RemovedMember } from '../../contract/clubs.ts'
import type { Member, MemberRole } from '../../domain/actor.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { whyClubFull } from '../../domain/club.ts'
import { foundOr404, Refused } from '../refused.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { markReadmitted } from './ended-memberships.ts'
import { mailReadmitted } from './mails.ts'
import { addMember, countMembers } from './memberships.ts'
import { type ClubSettings, type LockedClub, lockClubAsMember, planOf } from './store.ts'
import { returnToUpcoming } from './withdrawals.ts'

interface Removal {
  readonly now: Date
  /** The club's code lets them in again at once. */
  readonly readmitted?: boolean
}

/** From now on the club's code does not work for these accounts, unless they are readmitted. */
export async function insertRemovals(
  db: Db,
  actor: Member,
  accountIds: readonly string[],
  { now, readmitted = false }: Removal,
): Promise<void> {
  await sql`
    insert into removed_members (account_id, club_id, removed_by, removed_at, readmitted_at)
    select account_id, ${actor.clubId}::uuid, ${actor.id}::uuid, ${now}::timestamptz,
      ${readmitted ? now : null}::timestamptz
    from unnest(${accountIds}::uuid[]) as account_id
    on conflict (account_id, club_id) do update
    set removed_by = excluded.removed_by, removed_at = excluded.removed_at,
      readmitted_at = excluded.readmitted_at`.execute(db)
}

/**
 * Lets a removed member use the code again, and mails them. Whoever has no address is a member again at once: nobody else
 * could type the code for them. @throws Refused `no-club`, `not-found`, `plan-full-of-players`, `already-in-club`
 */
export async function readmit(
  db: Db,
  actor: Member,
  { id, settings, now }: { id: string; settings: ClubSettings; now: Date },
): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  if (await isWithoutAddress(db, club.id, id)) return bringBack(db, actor, club, { id, settings, now })
  foundOr404(
    await db
      .updateTable('removed_members')
      .set({ readmitted_at: now })
      .where('account_id', '=', id)
      // Who is no child any more for `isWithoutAddress` is erased soon, or in another club.
      .where((eb) => eb.exists(eb.selectFrom('accounts').where('id', '=', id).where('email', 'is not', null)))
      .where('club_id', '=', club.id)
      .where('readmitted_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst(),
  )
  await markReadmitted(db, club.id, id, now)
  announce(db, { topic: 'club', clubId: club.id, to: 'coaches' })
  await noteInJournal(db, actor, { act: 'readmitted' }, { people: [id], now })
  await mailReadmitted(db, club, { accountId: id, by: actor.id }, settings)
}

/** Of whom the club removed or archived. */
async function isWithoutAddress(db: Db, clubId: string, id: string): Promise<boolean> {
  const removal = await db
    .selectFrom('removed_members as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select('a.id')
    .where('r.account_id', '=', id)
    .where('r.club_id', '=', clubId)
    .where(isChild)
    .forUpdate('a')
    .executeTakeFirst()
  return removal !== undefined
}

/** Not whoever has asked to be erased, or has a club meanwhile. */
const isChild = sql<boolean>`a.email is null and a.erased_from is null
  and not exists (select from memberships where account_id = a.id)`

async function bringBack(
  db: Db,
  actor: Member,
  club: LockedClub,
  { id, settings, now }: { id: string; settings: ClubSettings; now: Date },
): Promise<void> {
  if (whyClubFull('player', await countMembers(db, club.id, 'player'), planOf(club, settings, now)))
    throw new Refused('plan-full-of-players')
  const { id: clubId } = club
  await addMember(db, { clubId, accountId: id, role: 'player', standing: 'member', acceptedAt: now, now })
  await deleteRemoval(db, clubId, id)
  await noteInJournal(db, actor, { act: 'readmitted' }, { people: [id], now })
  await returnToUpcoming(db, { clubId, playerId: id, backAt: now, now })
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

/** Latest first, also the archived who cannot use the code. Without e-mail addresses, which the club may no longer see. */
export async function removedMembers(db: Db, actor: Member): Promise<RemovedMember[]> {
  const rows = await db
    .selectFrom('removed_members as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select([
      'a.id',
      sql<MemberRole>`a.role`.as('role'),
      'a.first_name as firstName',
      'a.last_name as lastName',
      'r.removed_at as removedAt',
      nameOfAccount(sql.ref('r.removed_by')).as('removedBy'),
      sql<boolean>`a.email is not null`.as('hasAddress'),
    ])
    .where('r.club_id', '=', actor.clubId)
    .where((eb) =>
      eb.or([isChild, eb.and([eb('a.email', 'is not', null), eb('r.readmitted_at', 'is', null)])]),
    )
    .orderBy('r.removed_at', 'desc')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({ ...row, removedAt: row.removedAt.toISOString() }))
}
