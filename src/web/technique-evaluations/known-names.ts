import { fullName } from '../../domain/member-name.ts'
import { clubQuery } from '../clubs/queries.ts'
import { playerQuery, playersQuery } from '../players/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { evaluationTableQuery } from './queries.ts'

/** As whatever was read last on this device says. */
export function playerNameOf(id: string): string | undefined {
  const lists = [
    queryClient.getQueryData(evaluationTableQuery.queryKey)?.players,
    queryClient.getQueryData(playersQuery.queryKey),
    queryClient.getQueryData(clubQuery.queryKey)?.players,
  ]
  const player =
    lists.flatMap((list) => list?.find((each) => each.id === id) ?? []).at(0) ??
    queryClient.getQueryData(playerQuery(id).queryKey)
  return player && fullName(player)
}
