import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { factsWithWaiting } from './facts-with-waiting.ts'
import { planningFactsQuery } from './queries.ts'

/** What is known of the club's players, what was written here and not sent yet laid over it. */
export function usePlanningFacts(): UseQueryResult<PlanningFacts> {
  const waitingOver = useWaitingOver()
  const select = useCallback(
    (told: PlanningFacts) => factsWithWaiting(told, waitingOver(planningFactsQuery.queryKey)),
    [waitingOver],
  )
  return useQuery({ ...planningFactsQuery, select })
}
