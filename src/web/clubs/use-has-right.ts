import { useQuery } from '@tanstack/react-query'
import { type PlanRight, whyNotInPlan } from '../../domain/plan.ts'
import { clubQuery } from './queries.ts'

/** Whether the club's plan in force has it, to a coach or an assistant; undefined until that is known. */
export function useHasRight(right: PlanRight): boolean | undefined {
  const club = useQuery(clubQuery).data
  const plan = club?.administration?.planInForce ?? club?.planInForce
  return plan && whyNotInPlan(plan, right) === null
}
