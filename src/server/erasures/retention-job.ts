import { sql } from 'kysely'
import { keptSince, type RetentionRule } from '../../domain/retention.ts'
import { deleteAnswersBefore } from '../answered-writes.ts'
import { deleteFeedsUnreadSince } from '../calendar-feeds/store.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { deleteEntriesBefore } from '../journal/store.ts'
import { announcing } from '../live/announce.ts'
import { eraseInClub } from './erase-in-club.ts'

/**
 * The rules that a night deletes by, each with how. The others have a job of their own, at the hour at which what they are about
 * ends: accounts and clubs (`due.ts`), imports, exports, login sessions, guests, deleted sessions.
 */
export const nightly = {
  formerMembers: forgetFormerMembers,
  refusedArrivals: deleteRefusals,
  answeredWrites: ({ db }: AppContext, before: Date) => deleteAnswersBefore(db, before),
  journal: ({ db }: AppContext, before: Date) => deleteEntriesBefore(db, before),
  support: ({ db }: AppContext, before: Date) => deleteQuestions(db, before),
  calendarFeeds: ({ db }: AppContext, before: Date) => deleteFeedsUnreadSince(db, before),
  absenceReasons: ({ db }: AppContext, before: Date) => deleteReasons(db, before),
  acceptedTerms: ({ db }: AppContext, before: Date) => deleteAcceptances(db, before),
  terminations: ({ db }: AppContext, before: Date) => deleteTerminations(db, before),
} as const satisfies Partial<Record<RetentionRule, (context: AppContext, before: Date) => Promise<void>>>

/** Every night. One rule that fails holds no other up, and is tried again the next night. */
export async function applyRetention(context: AppContext): Promise<void> {
  for (const [rule, apply] of Object.entries(nightly)) {
    try {
      await apply(context, keptSince(rule as RetentionRule, context.now()))
    } catch (error) {
      context.logger.error({ err: error, rule }, 'A rule of retention could not be applied.')
    }
  }
}

/** One who fails holds nobody behind them up, and is tried again the next night. */
async function forgetFormerMembers({ db, logger }: AppContext, before: Date): Promise<void> {
  const { rows } = await sql<{ accountId: string; clubId: string }>`
    select account_id as "accountId", club_id as "clubId" from departures
    where left_at <= ${before} order by left_at`.execute(db)
  for (const former of rows) {
    try {
      await announcing(db, async (tx) => {
        // Back since.
        const { rows: still } = await sql`
          select from departures
          where account_id = ${former.accountId} and club_id = ${former.clubId} and left_at <= ${before}
          for update`.execute(tx)
        if (still.length > 0) await eraseInClub(tx, former)
      })
    } catch (error) {
      logger.error({ err: error, ...former }, 'A former member could not be forgotten.')
    }
  }
}

/** The journal keeps that somebody was refused, no longer whom. */
async function deleteRefusals({ db }: AppContext, before: Date): Promise<void> {
  await sql`
    update journal_entries set subject_id = null
    where act = 'refused' and subject_id is not null and at <= ${before}`.execute(db)
  await sql`delete from ended_memberships where reason = 'refused' and ended_at <= ${before}`.execute(db)
}

/** With its messages; one that still waits for an answer is kept. */
async function deleteQuestions(db: Db, before: Date): Promise<void> {
  await sql`
    delete from support_questions as q
    where q.asked_at <= ${before} and q.waiting_since is null and not exists (
      select from support_messages as m where m.question_id = q.id and m.written_at > ${before} offset 0
    )`.execute(db)
}

/** The reply stays: it is what the roll goes by. None is given once its session has begun, so its own instant finds it. */
async function deleteReasons(db: Db, before: Date): Promise<void> {
  await sql`
    update session_participants as p set absence_reason = null
    from training_sessions as s
    where p.absence_reason is not null and p.reply_at <= ${before}
      and s.id = p.session_id and s.starts_at <= ${before}`.execute(db)
}

/** Not while the club has a contract. A club that was erased had none any more. */
async function deleteAcceptances(db: Db, before: Date): Promise<void> {
  await sql`
    delete from terms_acceptances as t
    where t.accepted_at <= ${before}
      and not exists (
        select from club_subscriptions as s
        where s.club_id = t.club_id and s.subscription is not null and (s.ended_at is null or s.ended_at > ${before}) offset 0
      )
      and not exists (select from erasures as e where e.id = t.club_id and e.erased_at > ${before} offset 0)`.execute(
    db,
  )
}

/** One that ended no contract is as old as its notification. */
async function deleteTerminations(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('contract_terminations')
    .where((eb) => eb.fn.coalesce('ends_at', 'notified_at'), '<=', before)
    .execute()
}
