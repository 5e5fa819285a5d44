import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Value } from '../database/built-once.ts'
import type { DB } from '../database/schema.gen.ts'
import { optimizationFence } from '../database/optimization-fence.ts'

/** Whether the player takes part in the session `s`. `all` for a query without order and limit (see `optimizationFence`). */
export function takesPart(
  playerId: Value<string>,
  { all = false }: { all?: boolean } = {},
): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { s: DB['training_sessions'] }, 's'>()
  return eb.exists(
    eb
      .selectFrom('session_participants as p')
      .select('p.player_id')
      .whereRef('p.session_id', '=', 's.id')
      .where('p.player_id', '=', playerId)
      .$if(!all, (query) => query.modifyEnd(optimizationFence)),
  )
}
