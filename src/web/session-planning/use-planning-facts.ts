import type { UseQueryResult } from '@tanstack/react-query'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { overlayFacts } from './facts-overlay.ts'
import { planningFactsQuery } from './queries.ts'

/** What is known of the club's players, with the queued writes laid over it. */
export function usePlanningFacts(): UseQueryResult<PlanningFacts> {
  return useOverlaid(planningFactsQuery, overlayFacts, null)
}
