import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PlayerRecord } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { techniqueOf } from '../technique-evaluations/known-names.ts'
import { playerWithWaiting } from './player-with-waiting.ts'
import { playerQuery } from './queries.ts'

/** One player's record, what was written here and not sent yet laid over it. */
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
