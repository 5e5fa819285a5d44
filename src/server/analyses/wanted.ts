import { type Expression, sql, type SqlBool } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { show } from '../../contract/analyses.ts'
import { analysisRange } from '../../domain/analysis-period.ts'
import type { DateRange } from '../../domain/days.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'

/** What is looked at: days of the club, and whose figures count. */
export interface Wanted extends DateRange {
  readonly now: Date
  /** In the club's time zone. */
  readonly today: string
  readonly timeZone: string
  /** Null is everybody. */
  readonly players: readonly string[] | null
}

export async function wantedOf(
  db: Db,
  actor: Member,
  { players, ...period }: ParsedInput<typeof show>,
  now: Date,
): Promise<Wanted> {
  const { today, timeZone } = await db
    .selectFrom('clubs')
    .select([
      'time_zone as timeZone',
      sql<string>`(${now}::timestamptz at time zone time_zone)::date`.as('today'),
    ])
    .where('id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
  return { ...analysisRange(period, today), now, today, timeZone, players: players ?? null }
}

/**
 * The sessions `s` of the club that began in the period. Their day is what counts; the bounds of their start stand beside it,
 * because an index has the start alone, and no time zone is more than a day away: one from each side, as PostgreSQL takes each further
 * one for a third of the rows, and then reads them one by one.
 */
export function sessionsWithin(actor: Member, { from, to, now }: Pick<Wanted, 'from' | 'to' | 'now'>) {
  return sql<SqlBool>`(s.club_id = ${actor.clubId} and s.deleted_at is null
    and s.starts_at >= ${dayAway(from, -1)} and s.starts_at < ${earlier(dayAway(to, 2), now)}
    and s.date between ${from}::date and ${to}::date)`
}

/** Whether an instant falls on a day of the period. */
export function isWithin(at: Expression<unknown>, { from, to, timeZone }: Wanted) {
  return sql<SqlBool>`(${at} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone})`
}

export function isChosen(playerId: Expression<unknown>, { players }: Pick<Wanted, 'players'>) {
  return sql<SqlBool>`(${players}::uuid[] is null or ${playerId} = any(${players}::uuid[]))`
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

function dayAway(day: string, days: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600 * 1000)
}
