import { sql } from 'kysely'
import type { FeedbackRows } from '../../contract/analysis-rows.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { offsetOf, pageAt, rowsPerPage } from './pages.ts'
import { isChosen, isWithin, type Wanted } from './wanted.ts'

export interface WantedPage extends Wanted {
  readonly page: number
}

/** What players said of sessions that still exist. */
export async function listFeedback(db: Db, actor: Member, wanted: WantedPage): Promise<FeedbackRows> {
  const feedback = feedbackOf(actor, wanted)
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${feedback}`.execute(db)
  const page = pageAt(wanted.page, counted.rows[0]!.total)
  const { rows } = await sql<FeedbackRows['rows'][number] & { createdAt: Date }>`
    select f.session_id as "sessionId", s.title, f.player_id as "playerId",
      (select a.first_name || ' ' || a.last_name from accounts a where a.id = f.player_id) as "playerName",
      f.rating, f.comment, f.created_at as "createdAt"
    from ${feedback}
    order by f.created_at desc, f.session_id, f.player_id
    limit ${sql.lit(rowsPerPage)} offset ${offsetOf(page)}`.execute(db)
  return {
    from: wanted.from,
    to: wanted.to,
    ...page,
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}

function feedbackOf(actor: Member, wanted: Wanted) {
  return sql`session_feedback f
    cross join lateral (
      select s.title from training_sessions s where s.id = f.session_id and s.deleted_at is null offset 0
    ) s
    where f.club_id = ${actor.clubId} and ${isWithin(sql`f.created_at`, wanted)}
      and ${isChosen(sql`f.player_id`, wanted)}`
}
