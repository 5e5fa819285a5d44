import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { ask, SupportPage, SupportQuestion } from '../../contract/support.ts'
import type { Actor } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { questionsPerPage, type WrittenToday } from '../../domain/support-question.ts'
import type { Db } from '../database/connection.ts'

const dayMs = 24 * 3600_000

/** Returns the last page for any page beyond it. */
export async function listQuestions(
  db: Db,
  actor: Actor,
  page: number,
): Promise<Pick<SupportPage, 'questions' | 'total' | 'page' | 'pageCount'>> {
  const { total } = await ownQuestions(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pageCount = Math.max(1, Math.ceil(total / questionsPerPage))
  const shown = Math.min(page, pageCount)
  const rows = await detailed(ownQuestions(db, actor))
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(questionsPerPage)
    .offset((shown - 1) * questionsPerPage)
    .execute()
  return { questions: rows.map(toQuestion), total, page: shown, pageCount }
}

export async function findQuestion(db: Db, actor: Actor, id: string): Promise<SupportQuestion | undefined> {
  const row = await detailed(ownQuestions(db, actor)).where('q.id', '=', id).executeTakeFirst()
  return row && toQuestion(row)
}

/** Locks the coach's account, so that two of their devices do not both write what is still allowed. */
export async function countWritten(db: Db, actor: Actor, now: Date): Promise<WrittenToday> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', actor.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const since = new Date(now.getTime() - dayMs)
  const { questions } = await ownQuestions(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('questions'))
    .where('q.asked_at', '>', since)
    .executeTakeFirstOrThrow()
  const { messages } = await ownQuestions(db, actor)
    .innerJoin('support_messages as m', 'm.question_id', 'q.id')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('m.written_at', '>', since)
    .where('m.from_operator', '=', false)
    .executeTakeFirstOrThrow()
  return { questions, messages }
}

interface Attached {
  plan: PlanId | null
  device: string
  now: Date
}

/** A taken id violates a primary key (server/errors.ts). */
export async function insertQuestion(
  db: Db,
  actor: Actor,
  { text, requestId, ...asked }: ParsedInput<typeof ask>,
  { plan, device, now }: Attached,
): Promise<void> {
  await db
    .insertInto('support_questions')
    .values({
      ...asked,
      account_id: actor.id,
      club_id: actor.clubId,
      request_id: requestId,
      plan,
      device,
      asked_at: now,
      waiting_since: now,
    })
    .execute()
  await insertMessage(db, { id: asked.id, questionId: asked.id, text, now })
}

/** Whoever has waited before goes on waiting since then. */
export async function continueQuestion(
  db: Db,
  actor: Actor,
  message: Omit<NewMessage, 'fromOperator'>,
  plan: PlanId | null,
): Promise<void> {
  await insertMessage(db, message)
  await db
    .updateTable('support_questions')
    .set({ plan, waiting_since: sql<Date>`coalesce(waiting_since, ${message.now})` })
    .where('id', '=', message.questionId)
    .where('account_id', '=', actor.id)
    .execute()
}

interface NewMessage {
  id: string
  questionId: string
  text: string
  now: Date
  fromOperator?: boolean
}

export async function insertMessage(
  db: Db,
  { id, questionId, text, now, fromOperator = false }: NewMessage,
): Promise<void> {
  await db
    .insertInto('support_messages')
    .values({ id, question_id: questionId, from_operator: fromOperator, body: text, written_at: now })
    .execute()
}

/** Nobody else of the club reads what a coach asked. */
function ownQuestions(db: Db, actor: Actor) {
  return db.selectFrom('support_questions as q').where('q.account_id', '=', actor.id)
}

export function detailed(questions: ReturnType<typeof ownQuestions>) {
  return questions.select((eb) => [
    'q.id',
    'q.subject',
    'q.asked_at as askedAt',
    'q.plan',
    'q.device',
    'q.screen',
    'q.version',
    'q.request_id as requestId',
    'q.waiting_since as waitingSince',
    jsonArrayFrom(
      eb
        .selectFrom('support_messages as m')
        .select(['m.id', 'm.from_operator as fromOperator', 'm.body as text', 'm.written_at as writtenAt'])
        .whereRef('m.question_id', '=', 'q.id')
        .orderBy('m.written_at')
        .orderBy('m.id'),
    ).as('messages'),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number]

export function toQuestion({ waitingSince, ...row }: Row): SupportQuestion {
  return {
    ...row,
    askedAt: row.askedAt.toISOString(),
    waits: waitingSince !== null,
    // PostgreSQL writes « 2026-11-24T17:00:00+00:00 » into JSON.
    messages: row.messages.map((each) => ({ ...each, writtenAt: new Date(each.writtenAt).toISOString() })),
  }
}
