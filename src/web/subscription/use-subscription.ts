import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { chosenPlan, forgetChosenPlan } from './chosen-plan.ts'
import { MINUTE_MS, subscriptionQuery } from './queries.ts'

/** What was paid, and whether it is confirmed; `late` once it takes longer than one likes to watch. */
export type Confirmation = 'none' | 'waiting' | 'late' | 'arrived'

const patienceMs = 30_000
/** News of it come live. Should one be missed, it is asked for. */
const askingMs = 3_000

interface Subscription {
  query: UseQueryResult<SubscriptionPage>
  confirmation: Confirmation
  /** Whether the club has had another subscription since this page was opened. */
  changed: boolean
}

/**
 * What the club pays. Coming back from the payment (`cameBack`) confirms nothing by itself: only what the server says
 * does, and until then it is waited for. What was confirmed once stays so, whatever becomes of the subscription later.
 */
export function useSubscription(cameBack: boolean): Subscription {
  const [chosen] = useState(chosenPlan)
  const [late, setLate] = useState(false)
  const [arrived, setArrived] = useState(false)
  // What this device has kept from before is older than the payment: only what this screen is answered counts.
  const query = useQuery({
    ...subscriptionQuery,
    staleTime: 0,
    refetchInterval: cameBack && !late && !arrived ? askingMs : MINUTE_MS,
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
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    if (!cameBack || confirmed) forgetChosenPlan()
  }, [cameBack, confirmed])
  if (waiting) return { query, changed, confirmation: late ? 'late' : 'waiting' }
  return { query, changed, confirmation: cameBack && confirmed ? 'arrived' : 'none' }
}

/** Whoever comes from elsewhere, or from another browser, has chosen nothing here: any plan that runs will do. */
function isConfirmed(page: SubscriptionPage | undefined, chosen: PlanId | null): boolean {
  if (!page?.running) return false
  return chosen === null || page.planId === chosen || page.pendingPlanId === chosen
}
