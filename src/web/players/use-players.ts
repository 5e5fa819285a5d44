import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedPlayer, PlayerRecord } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { techniqueOf } from '../technique-evaluations/known-names.ts'
import { playerWithWaiting } from './player-with-waiting.ts'
import { playersWithWaiting } from './players-with-waiting.ts'
import { playerQuery, playersQuery } from './queries.ts'

/** The club's players with their scores, what was written here and not sent yet laid over them. */
export function usePlayers(): UseQueryResult<readonly ListedPlayer[]> {
  const waitingOver = useWaitingOver()
  const name = useMyName()
  const select = useCallback(
    (told: readonly ListedPlayer[]) => playersWithWaiting(told, waitingOver(playersQuery.queryKey), { name }),
    [waitingOver, name],
  )
  return useQuery({ ...playersQuery, select })
}

/** One player's record, likewise. */
export function usePlayer(id: string): UseQueryResult<PlayerRecord> {
  const waitingOver = useWaitingOver()
  const name = useMyName()
  const select = useCallback(
    (told: PlayerRecord) =>
      playerWithWaiting(told, waitingOver(playerQuery(id).queryKey), { name, techniqueOf }),
    [waitingOver, id, name],
  )
  return useQuery({ ...playerQuery(id), select })
}
