import { type Expression, sql, type SqlBool } from 'kysely'
import { overrunMinutes, sessionDurations, sessionMinutes } from '../../domain/training-session.ts'
import type { Value } from '../database/built-once.ts'

/** Whether the session `s` is over by then (`sessionPhase`). The bound of its start stands beside it, because an index has the start alone. */
export function isOver(now: Value<Date>): Expression<SqlBool> {
  return sql<SqlBool>`(s.starts_at < ${now} and ${hasEnded(now)})`
}

/** The same, for statements that have a bound of the start. */
export function hasEnded(now: Value<Date>): Expression<SqlBool> {
  const minutes = sessionDurations.map(
    (duration) => sql`when ${sql.lit(duration)} then ${sql.lit(sessionMinutes(duration) + overrunMinutes)}`,
  )
  const length = sql`case s.duration ${sql.join(minutes, sql` `)} end * interval '1 minute'`
  return sql<SqlBool>`s.starts_at + ${length} <= ${now}`
}
