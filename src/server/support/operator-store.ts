import { sql } from 'kysely'
import type { SupportQuestion } from '../../contract/support.ts'
import { type PlanId, planIds } from '../../domain/plan.ts'
import { hasPriority } from '../../domain/support-question.ts'
import type { Db } from '../database/connection.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import { detailed, insertMessage, toQuestion } from './store.ts'

/** What the operator sees of a question in their list. */
export interface WaitingQuestion {
  readonly id: string
  readonly plan: PlanId | null
  readonly waitingSince: Date
  readonly subject: string
  readonly asker: string
  readonly clubName: string | null
}

const listed = 100

/** Of all clubs: first those with priority, then whoever has waited longest. */
export async function listWaiting(db: Db): Promise<{ questions: readonly WaitingQuestion[]; total: number }> {
  const first = planIds.filter(hasPriority)
  const { total } = await db
    .selectFrom('support_questions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  const questions = await db
    .selectFrom('support_questions as q')
    .leftJoin('clubs as c', 'c.id', 'q.club_id')
    .select([
      'q.id',
      'q.plan',
      'q.waiting_since as waitingSince',
      'q.subject',
      nameOfAccount(sql.ref('q.account_id')).$notNull().as('asker'),
      'c.name as clubName',
    ])
    .where('q.waiting_since', 'is not', null)
    .orderBy(sql`coalesce(q.plan = any(${[...first]}::text[]), false)`, 'desc')
    .orderBy('q.waiting_since')
    .orderBy('q.id')
    .limit(listed)
    .$narrowType<{ waitingSince: Date }>()
    .execute()
  return { questions, total }
}

export interface OperatorQuestion extends SupportQuestion {
  readonly accountId: string
  readonly asker: string
  readonly email: string
  readonly clubName: string | null
}

export async function findAnyQuestion(db: Db, id: string): Promise<OperatorQuestion | undefined> {
  const row = await detailed(
    db.selectFrom('support_questions as q').where('q.id', '=', id),
  ).executeTakeFirst()
  const asker = await db
    .selectFrom('support_questions as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .leftJoin('clubs as c', 'c.id', 'q.club_id')
    .select([
      'q.account_id as accountId',
      nameOfAccount(sql.ref('q.account_id')).$notNull().as('asker'),
      accountEmail.as('email'),
      'c.name as clubName',
    ])
    .where('q.id', '=', id)
    .executeTakeFirst()
  return row && asker && { ...toQuestion(row), ...asker }
}

/** Nobody adds a message to it until the transaction ends. */
export async function lockQuestion(db: Db, id: string): Promise<void> {
  await db.selectFrom('support_questions').select('id').where('id', '=', id).forUpdate().execute()
}

export async function answerQuestion(
  db: Db,
  answer: { id: string; questionId: string; text: string; now: Date },
): Promise<void> {
  await insertMessage(db, { ...answer, fromOperator: true })
  await db
    .updateTable('support_questions')
    .set({ waiting_since: null })
    .where('id', '=', answer.questionId)
    .execute()
}
