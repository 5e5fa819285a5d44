import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { useWrite } from '../use-write.ts'
import { forgetChosenPlan, rememberChosenPlan } from './chosen-plan.ts'
import { subscriptionQuery } from './queries.ts'
import { checkoutOf, leaveFor, paymentFailed, portalReturn } from './to-payment.ts'

/** The ways from here to where one pays: one at a time. */
export function usePayment() {
  const client = useQueryClient()
  const options = { onSuccess: leaveFor, otherwise: paymentFailed }
  const checkout = useWrite(subscription.checkout, options)
  const portal = useWrite(subscription.portal, options)
  const [chosen, setChosen] = useState<PlanId | null>(null)

  async function choose(planId: PlanId, { isUpgrade }: { isUpgrade: boolean }): Promise<void> {
    if (portal.pending) return
    portal.clear()
    setChosen(planId)
    rememberChosenPlan(planId)
    if (await checkout.send(checkoutOf({ planId, isUpgrade }))) return
    forgetChosenPlan()
    // Another coach may have been first.
    await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true })
  }
  async function manage(): Promise<void> {
    if (checkout.pending) return
    checkout.clear()
    await portal.send(portalReturn())
  }

  return {
    choose,
    manage,
    clear: () => {
      checkout.clear()
      portal.clear()
    },
    /** The plan whose payment is being opened. */
    choosing: checkout.pending ? chosen : null,
    managing: portal.pending,
    chooseError: errorOf(checkout),
    manageError: errorOf(portal),
  }
}

/** What is wrong with the input was typed by nobody, so no field could say it. */
function errorOf({ error, fields }: { error: string | null; fields: object }): string | null {
  return error ?? (Object.keys(fields).length > 0 ? paymentFailed : null)
}
