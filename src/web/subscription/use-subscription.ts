import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { minuteMs } from '../app/use-now.ts'
import { chosenPlan, clearChosenPlan } from './chosen-plan.ts'
import { subscriptionQuery } from './queries.ts'

/** The state of the last payment; `late` if its confirmation takes longer than `lateAfterMs`. */
export type Confirmation = 'none' | 'waiting' | 'late' | 'arrived'

const lateAfterMs = 30_000
/** While waiting. The event stream announces the confirmation; polling covers a missed event. */
const askingMs = 3_000

interface Subscription {
  query: UseQueryResult<SubscriptionPage>
  confirmation: Confirmation
  /** The subscription has changed since the page was opened. */
  changed: boolean
}

/**
 * The club's subscription. Returning from the payment page (`cameBack`) does not confirm the payment: only the server's
 * answer does. Once confirmed it stays so, even if the subscription changes later.
 */
export function useSubscription(cameBack: boolean): Subscription {
  const [chosen] = useState(chosenPlan)
  const [late, setLate] = useState(false)
  const [arrived, setArrived] = useState(false)
  // What this device has kept from before is older than the payment: only what this screen is answered counts.
  const query = useQuery({
    ...subscriptionQuery,
    staleTime: 0,
    refetchInterval: cameBack && !late && !arrived ? askingMs : minuteMs,
  })
  const isAsked = query.isFetchedAfterMount
  const stand = isAsked && query.data ? `${query.data.running} ${query.data.planId}` : null
  const [firstStand, setFirstStand] = useState(stand)
  if (firstStand === null && stand !== null) setFirstStand(stand)
  const changed = firstStand !== null && stand !== null && stand !== firstStand
  const confirmed = arrived || (isAsked && isConfirmed(query.data, chosen))
  if (confirmed && !arrived) setArrived(true)
  const waiting = cameBack && isAsked && !confirmed
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    if (!cameBack || confirmed) clearChosenPlan()
  }, [cameBack, confirmed])
  if (waiting) return { query, changed, confirmation: late ? 'late' : 'waiting' }
  return { query, changed, confirmation: cameBack && confirmed ? 'arrived' : 'none' }
}

/** Without a plan chosen in this tab (another browser, for example), any running subscription counts. */
function isConfirmed(page: SubscriptionPage | undefined, chosen: PlanId | null): boolean {
  if (!page?.running) return false
  return chosen === null || page.planId === chosen || page.pendingPlanId === chosen
}
