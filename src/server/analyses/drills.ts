import { sql } from 'kysely'
import type { Drills } from '../../contract/analysis-rows.ts'
import type { Member } from '../../domain/actor.ts'
import type { Category } from '../../domain/category.ts'
import type { Db } from '../database/connection.ts'
import { hasEnded } from '../training-sessions/is-over.ts'
import { trainedMinutes } from '../training-sessions/trained-minutes.ts'
import { attendedByChosen, attendedByRoll, firstArrival } from './chosen-attendance.ts'
import { offsetOf, pageAt, rowsPerPage } from './pages.ts'
import { sessionsWithin, type Wanted } from './wanted.ts'

export interface WantedDrills extends Wanted {
  /** Null is all of them. */
  readonly category: Category | null
  /** By the roll, one of the players was present. */
  readonly isAttended: boolean
  readonly page: number
}

/** The exercises in programmes of sessions that are over. */
export async function listDrills(db: Db, actor: Member, wanted: WantedDrills): Promise<Drills> {
  const drills = drillsOf(actor, wanted)
  const counted = await sql<{ total: number; minutes: number }>`
    select count(*)::int as total, coalesce(sum(x.minutes), 0)::int as minutes from ${drills}`.execute(db)
  const { total, minutes } = counted.rows[0]!
  const page = pageAt(wanted.page, total)
  const { rows } = await sql<Drills['rows'][number]>`
    select s.id as "sessionId", s.title, s.date, x.position, x.technique, x.effect, x.minutes
    from ${drills}
    order by s.starts_at desc, s.id, x.position
    limit ${sql.lit(rowsPerPage)} offset ${offsetOf(page)}`.execute(db)
  return { from: wanted.from, to: wanted.to, ...page, minutes, rows }
}

function drillsOf(actor: Member, wanted: WantedDrills) {
  const { category, isAttended } = wanted
  return sql`training_sessions s
    ${firstArrival(wanted, isAttended)}
    cross join lateral (
      select x.position, x.technique, x.effect, ${trainedMinutes(sql`arrival.at`)} as minutes
      from session_exercises x
      where x.session_id = s.id and (${category}::text is null or x.type = ${category})
      offset 0
    ) x
    where ${sessionsWithin(actor, wanted)} and ${hasEnded(wanted.now)} and ${isAttended ? attendedByRoll(wanted) : attendedByChosen(wanted)}
      and x.minutes > 0`
}
