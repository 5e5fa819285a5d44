import { queryOptions } from '@tanstack/react-query'
import * as players from '../../contract/players.ts'
import type { SavedScores } from '../../contract/players.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

export const playersQuery = queryOptions({
  queryKey: ['players', 'list'],
  queryFn: () => call(players.list, {}),
})

/** The complete record of a player. */
export function playerQuery(id: string) {
  return queryOptions({
    queryKey: ['players', 'one', id],
    queryFn: () => call(players.show, { id }),
  })
}

/** Once a player was invited: their record says when, and the list their address. */
export function refetchInvited(id: string): void {
  void queryClient.invalidateQueries(playerQuery(id))
  void queryClient.invalidateQueries(playersQuery)
}

/** Caches the scores that came with a refusal. `updatedAt` stays, because the rest of the list was not refetched. */
export function cacheScores(scores: SavedScores): void {
  const { queryKey } = playersQuery
  const byPlayer = new Map(scores.map(({ playerId, aiSettings }) => [playerId, aiSettings]))
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(
    queryKey,
    (listed) =>
      listed?.map((player) => ({ ...player, aiSettings: byPlayer.get(player.id) ?? player.aiSettings })),
    { updatedAt },
  )
}
