import { type Expression, sql, type SqlBool } from 'kysely'
import { rollOpensMinutes } from '../../domain/attendance.ts'
import {
  extensionMinutes,
  overrunMinutes,
  sessionDurations,
  sessionMinutes,
} from '../../domain/training-session.ts'
import type { Value } from '../database/built-once.ts'

/** Whether the session `s` is over by then (`sessionPhase`, `underWay`). The bound of its start stands beside it, because an index has the start alone. */
export function isOver(now: Value<Date>): Expression<SqlBool> {
  return sql<SqlBool>`(s.starts_at < ${now} and ${hasEnded(now)})`
}

/** The same, for statements that have a bound of the start. */
export function hasEnded(now: Value<Date>): Expression<SqlBool> {
  const minutes = sessionDurations.map(
    (duration) => sql`when ${sql.lit(duration)} then ${sql.lit(sessionMinutes(duration) + overrunMinutes)}`,
  )
  const usual = sql`s.starts_at + case s.duration ${sql.join(minutes, sql` `)} end * interval '1 minute'`
  const longest = sql`${usual} + ${sql.lit(extensionMinutes)} * interval '1 minute'`
  const planned = sql`greatest(${usual}, least(coalesce(s.hall_runs_until, ${usual}), ${longest}))`
  const end = sql`least(case when s.hall_ended_at >= s.starts_at then s.hall_ended_at end, ${planned})`
  return sql<SqlBool>`${end} <= ${now}`
}

/** Whether its hall was begun before the start of the session `s` (`underWay`). */
export const isBegunEarly = sql<SqlBool>`coalesce(
  s.hall_begun_at >= s.starts_at - ${sql.lit(rollOpensMinutes)} * interval '1 minute'
  and s.hall_begun_at < s.starts_at and not coalesce(s.hall_ended_at < s.starts_at, false), false)`
