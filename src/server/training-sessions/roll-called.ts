import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { DB } from '../database/schema.gen.ts'

/** Whether the participant `p` was there: marked present, or no roll was called. */
export function hasAttended(eb: ExpressionBuilder<DB & { p: DB['session_participants'] }, 'p'>) {
  return eb.or([eb('p.presence', '=', 'present'), eb.not(isRollCalled(eb.ref('p.session_id')))])
}

/** Whether anybody was marked in a session: without a roll call, every invited player counts as present. */
export function isRollCalled(sessionId: Expression<string>) {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('session_participants as marked')
      .select(sql`1`.as('one'))
      .where('marked.session_id', '=', sessionId)
      .where('marked.presence', 'is not', null),
  )
}
