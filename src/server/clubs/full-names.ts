import { expressionBuilder } from 'kysely'
import type { Value } from '../database/built-once.ts'
import type { DB } from '../database/schema.gen.ts'

/**
 * Whether a member may see the players' full names: having the code, which can be guessed, is not enough. A coach had
 * to be accepted; a player has confirmed their address, or was accepted by a coach. Part of the query that reads the
 * names, so that both are of the same moment.
 */
export function readsFullNames(accountId: Value<string>) {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('memberships as reader')
      .innerJoin('accounts as reading', 'reading.id', 'reader.account_id')
      .select('reader.account_id')
      .where('reader.account_id', '=', accountId)
      .where((or) =>
        or.or([
          or('reader.role', '=', 'coach'),
          or('reader.accepted_at', 'is not', null),
          or('reading.email_confirmed_at', 'is not', null),
        ]),
      ),
  )
}
