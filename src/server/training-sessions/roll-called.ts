import { type Expression, expressionBuilder, sql } from 'kysely'
import type { DB } from '../database/schema.gen.ts'

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
