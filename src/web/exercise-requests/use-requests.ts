import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { RequestView } from '../../domain/exercise-request.ts'
import { useMyself } from '../accounts/use-myself.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { listed, requestsQuery } from './queries.ts'
import type { Onlooker } from './request-with-waiting.ts'
import { requestsWithWaiting } from './requests-with-waiting.ts'

/** Requests of that view, what was written here and not sent yet laid over them. */
export function useRequests(
  view: RequestView,
  onlooker: Onlooker,
): UseQueryResult<readonly ExerciseRequest[]> {
  const waitingOver = useWaitingOver()
  const select = useCallback(
    (told: readonly ExerciseRequest[]) =>
      requestsWithWaiting(told, {
        view,
        writes: waitingOver(requestsQuery(view).queryKey),
        onlooker,
        toldOf: listed,
      }),
    [view, waitingOver, onlooker],
  )
  return useQuery({ ...requestsQuery(view), select })
}

/** Whoever is signed in, as a member of that club. */
export function useOnlooker(clubId: string): Onlooker {
  const { account } = useMyself()
  return useMemo(
    () => ({ ...account, clubId, name: `${account.firstName} ${account.lastName}` }),
    [account, clubId],
  )
}
