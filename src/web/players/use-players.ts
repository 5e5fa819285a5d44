import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedPlayer } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { playersWithWaiting } from './players-with-waiting.ts'
import { playersQuery } from './queries.ts'

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
