import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { libraryWithWaiting } from './library-with-waiting.ts'
import { libraryQuery } from './queries.ts'

/** The club's exercises, what was written here and not sent yet laid over them. */
export function useLibrary(): UseQueryResult<readonly Exercise[]> {
  const waitingOver = useWaitingOver()
  const select = useCallback(
    (told: Exercise[]) => libraryWithWaiting(told, waitingOver(libraryQuery.queryKey)),
    [waitingOver],
  )
  return useQuery({ ...libraryQuery, select })
}
