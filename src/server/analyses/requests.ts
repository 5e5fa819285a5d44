import { sql } from 'kysely'
import type { RequestRows } from '../../contract/analysis-rows.ts'
import type { Member } from '../../domain/actor.ts'
import { answerDays, type AnswerSpan } from '../../domain/analyses-requests.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import type { WantedPage } from './feedback.ts'
import { offsetOf, pageAt, rowsPerPage } from './pages.ts'
import { isChosen, isWithin } from './wanted.ts'

/** Whole days until a coach first took charge of the request `r` or decided; null while it is pending. */
export const daysWaited = sql<number | null>`case when r.answered_at is not null
  then greatest(0, floor(extract(epoch from r.answered_at - r.created_at) / 86400))::int end`

/** A page is chosen in the index alone, and then read by its ids: as many pages whatever lies beside the club's rows. */
export async function listRequests(
  db: Db,
  actor: Member,
  wanted: WantedPage & { span: AnswerSpan | undefined },
): Promise<RequestRows> {
  const requests = sql`exercise_requests r
    where r.club_id = ${actor.clubId} and ${isWithin(sql`r.created_at`, wanted)}
      and ${isChosen(sql`r.player_id`, wanted)} ${ofSpan(wanted.span)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${requests}`.execute(db)
  const page = pageAt(wanted.page, counted.rows[0]!.total)
  const { rows } = await sql<RequestRows['rows'][number] & { createdAt: Date }>`
    select r.id, r.player_id as "playerId", ${nameOfAccount(sql.ref('r.player_id'))} as "playerName",
      r.technique, r.effect, r.status, r.created_at as "createdAt", ${daysWaited} as days
    from (
      select r.id, r.created_at from ${requests}
      order by r.created_at desc, r.id desc
      limit ${sql.lit(rowsPerPage)} offset ${offsetOf(page)}
    ) as shown
    cross join lateral (select * from exercise_requests where id = shown.id offset 0) as r
    order by shown.created_at desc, shown.id desc`.execute(db)
  return {
    from: wanted.from,
    to: wanted.to,
    ...page,
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}

/** Apart, because without it the index has all that is asked of. */
function ofSpan(span: AnswerSpan | undefined) {
  if (span === undefined) return sql``
  if (span === 'waiting') return sql`and r.answered_at is null`
  const [first, last] = answerDays[span]
  return sql`and ${daysWaited} >= ${first} and (${last}::int is null or ${daysWaited} <= ${last}::int)`
}
