import { sql } from 'kysely'
import type { Presences } from '../../contract/analysis-rows.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { markOf } from './chosen-attendance.ts'
import { offsetOf, pageAt, rowsPerPage } from './pages.ts'
import { isChosen, sessionsWithin, type Wanted } from './wanted.ts'

export interface WantedPresences extends Wanted {
  /** 0 is Monday; null is every day. */
  readonly weekday: number | null
  readonly page: number
}

/** The marks of sessions with a roll; names are looked up for the page's rows alone. */
export async function listPresences(db: Db, actor: Member, wanted: WantedPresences): Promise<Presences> {
  const marks = marksOf(actor, wanted)
  const counted = await sql<{ present: number; absent: number; excused: number }>`
    select (count(*) filter (where p.mark = 'present'))::int as present,
      (count(*) filter (where p.mark = 'absent'))::int as absent,
      (count(*) filter (where p.mark = 'excused'))::int as excused
    from ${marks}`.execute(db)
  const counts = counted.rows[0]!
  const page = pageAt(wanted.page, counts.present + counts.absent + counts.excused)
  const { rows } = await sql<Presences['rows'][number] & Record<'markedAt' | 'lateAt', Date | null>>`
    select shown.id as "sessionId", shown.title, shown.date, shown.player_id as "playerId",
      a.name as "playerName", shown.mark as presence, noted.*
    from (
      select s.id, s.title, s.date, s.starts_at, p.player_id, p.mark
      from ${marks}
      order by s.starts_at desc, s.id, p.player_id
      limit ${sql.lit(rowsPerPage)} offset ${offsetOf(page)}
    ) as shown
    cross join lateral (
      select a.first_name || ' ' || a.last_name as name from accounts a where a.id = shown.player_id offset 0
    ) a
    cross join lateral (
      select (select a.first_name || ' ' || a.last_name from accounts a where a.id = p.presence_by) as "markedBy",
        p.presence_at as "markedAt", p.late_at as "lateAt", p.reply, p.absence_reason as "absenceReason"
      from session_participants p
      where p.session_id = shown.id and p.player_id = shown.player_id
      offset 0
    ) noted
    order by shown.starts_at desc, shown.id, a.name collate "fr-x-icu", shown.player_id`.execute(db)
  return {
    from: wanted.from,
    to: wanted.to,
    ...page,
    ...counts,
    rows: rows.map((row) => ({
      ...row,
      markedAt: row.markedAt?.toISOString() ?? null,
      lateAt: row.lateAt?.toISOString() ?? null,
    })),
  }
}

function marksOf(actor: Member, wanted: WantedPresences) {
  return sql`training_sessions s
    cross join lateral (
      select p.player_id, ${markOf} as mark
      from session_participants p
      where p.session_id = s.id and ${markOf} is not null and ${isChosen(sql`p.player_id`, wanted)}
        and exists (
          select 1 from session_participants marked
          where marked.session_id = s.id and marked.presence is not null offset 0
        )
      offset 0
    ) p
    where ${sessionsWithin(actor, wanted)}
      and (${wanted.weekday}::int is null or extract(isodow from s.date) = ${wanted.weekday}::int + 1)`
}
