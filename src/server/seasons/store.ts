import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { openableSeason } from '../../domain/season.ts'
import type { Db } from '../database/connection.ts'

/** What day it is at the club. */
export interface ClubClock {
  readonly today: string
  readonly timeZone: string
}

export function clubClock(db: Db, actor: Member, now: Date): Promise<ClubClock> {
  return db
    .selectFrom('clubs')
    .select([
      'time_zone as timeZone',
      sql<string>`(${now}::timestamptz at time zone time_zone)::date`.as('today'),
    ])
    .where('id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
}

/** The season that is to be opened now; null where it is opened. */
export async function findOpenable(db: Db, actor: Member, { today }: ClubClock): Promise<string | null> {
  const startsOn = openableSeason(today)
  return (await isOpened(db, actor, startsOn)) ? null : startsOn
}

export async function isOpened(db: Db, { clubId }: Member, startsOn: string): Promise<boolean> {
  const season = await db
    .selectFrom('seasons')
    .select('starts_on')
    .where('club_id', '=', clubId)
    .where('starts_on', '=', startsOn)
    .executeTakeFirst()
  return season !== undefined
}

/** How many players the club has, or how many of these are among them. */
export async function countPlayers(
  db: Db,
  { clubId }: Member,
  among: readonly string[] | null = null,
): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('standing', '=', 'member')
    .where('role', '=', 'player')
    .where(sql<boolean>`(${among}::uuid[] is null or account_id = any(${among}::uuid[]))`)
    .executeTakeFirstOrThrow()
  return count
}

interface OpenedSeason {
  readonly startsOn: string
  readonly continuing: number
  readonly leaving: number
  readonly archived: number
  readonly now: Date
}

export async function insertSeason(
  db: Db,
  actor: Member,
  { startsOn, now, ...counts }: OpenedSeason,
): Promise<void> {
  await db
    .insertInto('seasons')
    .values({ club_id: actor.clubId, starts_on: startsOn, opened_at: now, opened_by: actor.id, ...counts })
    .execute()
}
