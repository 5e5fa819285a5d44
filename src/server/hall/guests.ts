import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { GuestLinks } from '../../domain/hall/hall-guests.ts'
import type { Db } from '../database/connection.ts'
import { lockClubShared } from '../training-sessions/planning.ts'
import { nameOf } from '../training-sessions/store.ts'

/** Nobody else says anything of this guest until this transaction ends. */
export async function lockGuest(db: Db, guestId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${guestId}, 0))`.execute(db)
}

/** Those of them who are players of the club: none of them leaves it until this transaction ends. */
export async function lockPlayers(
  db: Db,
  { clubId }: Member,
  playerIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  // The club first, as in `leave`: the other order could deadlock.
  await lockClubShared(db, { clubId })
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', nameOf.as('name')])
    .where('m.club_id', '=', clubId)
    .where(sql<boolean>`m.account_id = any(${playerIds}::uuid[])`)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'player')
    .orderBy('m.account_id')
    .forShare('m')
    .execute()
}

/** Guests of the club who turned out to be players. */
export async function findLinks(db: Db, { clubId }: Member): Promise<GuestLinks> {
  const { rows } = await sql<{ guestId: string; playerId: string | null }>`
    select details ->> 'guestId' as "guestId", details ->> 'playerId' as "playerId"
    from hall_events where club_id = ${clubId} and type = 'link'`.execute(db)
  return new Map(rows.map(({ guestId, playerId }) => [guestId, playerId]))
}

/** The sessions in which the guest was there, by what was noted last in each. Locks them, and the one where it is said. */
export async function lockGuestSessions(
  db: Db,
  { clubId }: Member,
  { guestId, sessionId }: { readonly guestId: string; readonly sessionId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; present: boolean }>`
    select distinct on (h.session_id) h.session_id as id, (h.details ->> 'present')::boolean as present
    from hall_events as h
    where h.club_id = ${clubId} and h.type = 'guest' and h.details ->> 'guestId' = ${guestId}
    order by h.session_id, h.at desc, h.id desc`.execute(db)
  const ids = rows.filter(({ present }) => present).map(({ id }) => id)
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids, sessionId]}::uuid[])`)
    .where('club_id', '=', clubId)
    // Always in the same order, so that no two wait for each other.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return ids
}

/** A guest who has an account is none any more. */
export async function deleteGuest(db: Db, { clubId }: Member, guestId: string): Promise<void> {
  await sql`
    delete from hall_events
    where club_id = ${clubId} and type = 'guest' and details ->> 'guestId' = ${guestId}`.execute(db)
}
