import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Value } from '../database/built-once.ts'
import type { DB } from '../database/schema.gen.ts'
import { rowByRow } from '../database/row-by-row.ts'

/** Of a statement about sessions, `s`: whether that player takes part. `all` where all of them are wanted, in any order. */
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
      .$if(!all, (query) => query.modifyEnd(rowByRow)),
  )
}
