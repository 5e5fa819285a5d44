import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { minuteMs } from '../app/use-now.ts'
import { chosenPlan, clearChosenPlan } from './chosen-plan.ts'
import { subscriptionQuery } from './queries.ts'

/**
 * The state of the payment that this tab began: `late` if its confirmation takes longer than `lateAfterMs`, `unpaid`
 * where a change waits for its payment. `none` where no payment was begun, whatever the address says.
 */
export type Confirmation = 'none' | 'waiting' | 'late' | 'paid' | 'unpaid'

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
 * answer does, for the plan that was chosen here. Once confirmed it stays so, even if the subscription changes later.
 */
export function useSubscription(cameBack: boolean): Subscription {
  const [chosen] = useState(chosenPlan)
  const [late, setLate] = useState(false)
  const [arrived, setArrived] = useState<Outcome | null>(null)
  const expected = cameBack && chosen !== null
  // What this device has kept from before is older than the payment: only what this screen is answered counts.
  const query = useQuery({
    ...subscriptionQuery,
    staleTime: 0,
    refetchInterval: expected && !late && !arrived ? askingMs : minuteMs,
  })
  const isAsked = query.isFetchedAfterMount
  const stand = isAsked && query.data ? `${query.data.running} ${query.data.planId}` : null
  const [firstStand, setFirstStand] = useState(stand)
  if (firstStand === null && stand !== null) setFirstStand(stand)
  const changed = firstStand !== null && stand !== null && stand !== firstStand
  const confirmed = arrived ?? (isAsked && expected ? outcomeOf(query.data, chosen) : null)
  if (confirmed !== arrived) setArrived(confirmed)
  const waiting = expected && isAsked && !confirmed
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    if (!cameBack || confirmed) clearChosenPlan()
  }, [cameBack, confirmed])
  if (waiting) return { query, changed, confirmation: late ? 'late' : 'waiting' }
  return { query, changed, confirmation: confirmed ?? 'none' }
}

type Outcome = 'paid' | 'unpaid'

function outcomeOf(page: SubscriptionPage | undefined, chosen: PlanId): Outcome | null {
  if (!page?.running) return null
  if (page.planId === chosen) return 'paid'
  return page.pendingPlanId === chosen ? 'unpaid' : null
}
