import { queryOptions } from '@tanstack/react-query'
import * as federation from '../../contract/federation.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

/** Below the player's record, and below one's own profile (`null`): what announces those announces this. */
export function federationQuery(playerId: string | null) {
  return queryOptions({
    queryKey: [...aboveOf(playerId), 'federation'],
    queryFn: () =>
      playerId === null ? call(federation.showOwn, {}) : call(federation.show, { id: playerId }),
  })
}

/** After a write: the newest ranking stands in the record, too. */
export function refetchFederation(playerId: string | null): void {
  void queryClient.invalidateQueries({ queryKey: aboveOf(playerId) })
}

function aboveOf(playerId: string | null): readonly string[] {
  return playerId === null ? ['profile'] : ['players', 'one', playerId]
}
