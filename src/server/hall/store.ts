import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Hall, WrittenHallEvent } from '../../contract/hall.ts'
import type { Member } from '../../domain/actor.ts'
import { defaultScore, scoresOf } from '../../domain/player-scores.ts'
import { type HallEvent, timerTypes } from '../../domain/hall/hall-event.ts'
import { hallHours } from '../../domain/hall/hall-hours.ts'
import { hallLevel } from '../../domain/hall/hall-level.ts'
import { asPlayers, type GuestLinks } from '../../domain/hall/hall-guests.ts'
import { seatingOf } from '../../domain/hall/hall-seating.ts'
import { pairsAt } from '../../domain/hall/table-round.ts'
import { type SessionDuration, sessionEnd } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { findLinks } from './guests.ts'
import { listPairsApart } from './pairs-apart.ts'
import { latestScores } from '../players/scores.ts'
import { playersOfClub } from '../players/players-of-club.ts'

/** The start of a session that the coach may see; nobody else notes anything of it until this transaction ends. */
export function lockHallSession(
  db: Db,
  { clubId }: Member,
  id: string,
): Promise<{ startsAt: Date; duration: SessionDuration } | undefined> {
  return db
    .selectFrom('training_sessions')
    .select(['starts_at as startsAt', 'duration'])
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function findHall(db: Db, actor: Member, id: string, now: Date): Promise<Hall | undefined> {
  const { clubId } = actor
  const session = await db
    .selectFrom('training_sessions as s')
    .select('s.starts_at as startsAt')
    .where('s.id', '=', id)
    .where('s.club_id', '=', clubId)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!session) return undefined
  const rows = await db
    .selectFrom('hall_events as h')
    .leftJoin('accounts as a', 'a.id', 'h.noted_by')
    .select(['h.id', 'h.at', 'h.noted_by as by', 'h.type', 'h.details', 'a.first_name as firstName'])
    .where('h.session_id', '=', id)
    .where('h.club_id', '=', clubId)
    .execute()
  const links = await findLinks(db, actor)
  const guests = await sql<{ id: string; firstName: string }>`
    select distinct on (details ->> 'guestId') details ->> 'guestId' as id, details ->> 'firstName' as "firstName"
    from hall_events where club_id = ${clubId} and type = 'guest'
    order by details ->> 'guestId', at desc`.execute(db)
  return {
    now: now.toISOString(),
    formerGuests: guests.rows.toSorted((a, b) => a.firstName.localeCompare(b.firstName, 'fr')),
    events: rows.map(toEvent),
    tables: await countTables(db, actor),
    ...(await findPlayers(db, actor)),
    recentPairs: await findRecentPairs(db, actor, { startsAt: session.startsAt, links }),
    apart: await listPairsApart(db, actor),
    links: Object.fromEntries(links),
    coaches: Object.fromEntries(
      rows.flatMap(({ by, firstName }) => (by && firstName ? [[by, firstName]] : [])),
    ),
  }
}

export interface EventRow extends Pick<HallEvent, 'id' | 'by'> {
  readonly at: Date
  readonly type: string
  readonly details: unknown
}

export function toEvent({ id, at, by, type, details }: EventRow) {
  return { id, at: at.toISOString(), by, type, ...(details as object) } as Hall['events'][number]
}

/** Of a club that trains at one place. */
async function countTables(db: Db, { clubId }: Member): Promise<number | null> {
  const places = await db
    .selectFrom('places')
    .select('tables')
    .where('club_id', '=', clubId)
    .limit(2)
    .execute()
  return places.length === 1 ? places[0]!.tables : null
}

async function findPlayers(db: Db, actor: Member): Promise<Pick<Hall, 'levels' | 'leftHanders'>> {
  const players = await playersOfClub(db, actor)
    .clearOrderBy()
    .select([
      'a.id',
      'a.ranking',
      'a.preferred_hand as preferredHand',
      jsonObjectFrom(
        latestScores(sql.ref('m.account_id'), actor.clubId).select([
          's.service',
          's.initiative',
          's.counter as counterInitiative',
          's.defense',
        ]),
      ).as('scores'),
    ])
    .execute()
  const levels = players.map(
    ({ id, ranking, scores }) => [id, hallLevel({ ranking, scores: scores && scoresOf(scores) })] as const,
  )
  return {
    levels: Object.fromEntries(levels.filter(([, level]) => level !== defaultScore)),
    leftHanders: players.filter(({ preferredHand }) => preferredHand === 'left').map(({ id }) => id),
  }
}

const recentSessions = 3

/** Of the sessions before in which pairs were made. */
async function findRecentPairs(
  db: Db,
  { clubId }: Member,
  { startsAt, links }: { readonly startsAt: Date; readonly links: GuestLinks },
): Promise<Hall['recentPairs']> {
  const { rows } = await sql<EventRow & { sessionId: string }>`
    select session_id as "sessionId", id, at, noted_by as by, type, details from hall_events
    where club_id = ${clubId} and type in ('round', 'exchange', 'revert') and session_id in (
      select h.session_id from (
        select distinct session_id from hall_events where club_id = ${clubId} and type = 'round' ${optimizationFence}
      ) h
      cross join lateral (
        select starts_at from training_sessions
        where id = h.session_id and club_id = ${clubId} and starts_at < ${startsAt} and deleted_at is null ${optimizationFence}
      ) s
      order by s.starts_at desc
      limit ${recentSessions}
    )`.execute(db)
  const times = new Map<string, number>()
  for (const events of Map.groupBy(rows, ({ sessionId }) => sessionId).values()) {
    const { rounds } = seatingOf(asPlayers(events.map(toEvent), links))
    for (const pair of rounds.flatMap(({ tables }) => tables.flatMap(pairsAt))) {
      times.set(pair, (times.get(pair) ?? 0) + 1)
    }
  }
  return Object.fromEntries(times)
}

/** An event that is there already stays as it is. Returns false for an id that something else has. */
export async function insertEvent(
  db: Db,
  actor: Member,
  sessionId: string,
  { id, at, type, ...details }: WrittenHallEvent,
): Promise<boolean> {
  const inserted = await db
    .insertInto('hall_events')
    .values({
      id,
      session_id: sessionId,
      club_id: actor.clubId,
      at,
      noted_by: actor.id,
      type,
      details: JSON.stringify(details),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return true
  const there = await db
    .selectFrom('hall_events')
    .select('id')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('club_id', '=', actor.clubId)
    .executeTakeFirst()
  return there !== undefined
}

/**
 * What the evening comes to for everybody else, from all of its events. A block that ends before the session is nothing to them.
 * @returns whether that changed
 */
export async function saveHallHours(
  db: Db,
  { clubId }: Member,
  { id: sessionId, ...planned }: { id: string; startsAt: Date; duration: SessionDuration },
): Promise<boolean> {
  const rows = await db
    .selectFrom('hall_events')
    .select(['id', 'at', 'noted_by as by', 'type', 'details'])
    .where('session_id', '=', sessionId)
    .where('club_id', '=', clubId)
    .where(sql<boolean>`type = any(${timerTypes}::text[])`)
    .execute()
  const { begunAt, endedAt, ...block } = hallHours(rows.map(toEvent))
  const runsUntil = block.runsUntil && block.runsUntil > sessionEnd(planned) ? block.runsUntil : null
  const { numUpdatedRows } = await db
    .updateTable('training_sessions')
    .set({ hall_begun_at: begunAt, hall_ended_at: endedAt, hall_runs_until: runsUntil })
    .where('id', '=', sessionId)
    .where('club_id', '=', clubId)
    .where(
      sql<boolean>`(hall_begun_at, hall_ended_at, hall_runs_until)
        is distinct from (${begunAt}::timestamptz, ${endedAt}::timestamptz, ${runsUntil}::timestamptz)`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** First names of guests, and what says who played whom, and how. What was played when stays. */
export async function deletePeopleBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from hall_events
    where type in ('guest', 'link', 'round', 'exchange', 'winner', 'mark') and at < ${before}`.execute(db)
  await db.deleteFrom('technique_observations').where('observed_at', '<', before).execute()
}

/** Nobody knows any more whom a club's evenings were about: in pairs a number of nobody stands, and their marks go. */
export async function eraseFromEvenings(tx: Db, playerId: string, clubId: string): Promise<void> {
  await sql`
    delete from hall_events
    where club_id = ${clubId} and type = 'mark' and details ->> 'playerId' = ${playerId}`.execute(tx)
  await sql`delete from technique_observations where club_id = ${clubId} and player_id = ${playerId}`.execute(
    tx,
  )
  // What a device still sends of the guest that they were is of nobody.
  await sql`
    update hall_events set details = jsonb_set(details, '{playerId}', 'null')
    where club_id = ${clubId} and type = 'link' and details ->> 'playerId' = ${playerId}`.execute(tx)
  await sql`
    update hall_events set details = replace(details::text, ${playerId}, gen_random_uuid()::text)::jsonb
    where club_id = ${clubId} and type in ('round', 'exchange', 'winner')
      and strpos(details::text, ${playerId}) > 0`.execute(tx)
}
