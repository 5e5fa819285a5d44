import type { WhoAmI } from '../../contract/accounts.ts'
import type { Rank } from '../../domain/actor.ts'

export interface Me extends WhoAmI {
  readonly account: WhoAmI['account'] & { readonly rank: Rank }
}

export function withRank(me: WhoAmI): Me {
  return hasRank(me) ? me : { ...me, account: { ...me.account, rank: rankOf(me.account) } }
}

/** The release before had no assistants: what it has cached names no rank. */
export function rankOf({ rank, role }: Pick<WhoAmI['account'], 'rank' | 'role'>): Rank {
  return rank ?? role
}

function hasRank(me: WhoAmI): me is Me {
  return me.account.rank !== undefined
}
