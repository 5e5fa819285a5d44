import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { clubWithWaiting } from './club-with-waiting.ts'
import { clubQuery } from './queries.ts'

/** The club, what was written here and not sent yet laid over it. */
export function useClubQuery(): UseQueryResult<ClubPage> {
  const waitingOver = useWaitingOver()
  const select = useCallback(
    (told: ClubPage) => clubWithWaiting(told, waitingOver(clubQuery.queryKey)),
    [waitingOver],
  )
  return useQuery({ ...clubQuery, select })
}
