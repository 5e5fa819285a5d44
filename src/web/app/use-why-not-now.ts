import type { Ability } from '../../domain/ability.ts'
import { useReachability } from '../offline/reachability.ts'
import { reason } from './refusals.ts'
import { useWhyCannot } from './use-why-cannot.ts'

/** As `useWhyCannot`, for a write that needs the network now. */
export function useWhyNotNow(ability: Ability): string | null {
  const whyCannot = useWhyCannot(ability)
  const reachability = useReachability()
  return whyCannot ?? (reachability === 'reachable' ? null : reason(reachability))
}
