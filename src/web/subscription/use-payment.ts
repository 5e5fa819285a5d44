import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '../../contract/endpoint.ts'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { useWrite } from '../app/use-write.ts'
import { clearChosenPlan, storeChosenPlan } from './chosen-plan.ts'
import { changePreviewQuery, subscriptionQuery } from './queries.ts'
import {
  type AgreedChange,
  checkoutInput,
  openPaymentPage,
  newCostSentence,
  paymentFailed,
  portalInput,
} from './payment.ts'

type Preview = Output<typeof subscription.previewChange>

/** Opens the checkout or the billing portal, one at a time. */
export function usePayment() {
  const client = useQueryClient()
  const options = { onSuccess: openPaymentPage, otherwise: paymentFailed }
  const [agreedTo, setAgreedTo] = useState<AgreedChange | null>(null)
  const [repriced, setRepriced] = useState<Preview | null>(null)
  const checkout = useWrite(subscription.checkout, {
    ...options,
    onChangedMeanwhile: (current) => {
      const preview = current as Preview
      client.setQueryData(changePreviewQuery(preview.planId).queryKey, preview)
      setRepriced(preview)
    },
  })
  const portal = useWrite(subscription.portal, options)
  const [chosen, setChosen] = useState<PlanId | null>(null)

  /** With `agreed`, the cost that the user confirmed, a running subscription is changed. */
  async function choose(planId: PlanId, agreed?: AgreedChange): Promise<void> {
    if (portal.pending) return
    portal.clear()
    setRepriced(null)
    setAgreedTo(agreed ?? null)
    setChosen(planId)
    storeChosenPlan(planId)
    // A running contract has its terms; a new one was chosen with the tick (`offered-plans.tsx`).
    const isUpgrade = agreed !== undefined
    if (await checkout.send(checkoutInput({ planId, isUpgrade, agreed, acceptsTerms: !isUpgrade }))) return
    clearChosenPlan()
    // Another coach may have changed the subscription.
    await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true })
  }
  async function manage(): Promise<void> {
    if (checkout.pending) return
    checkout.clear()
    await portal.send(portalInput())
  }

  return {
    choose,
    manage,
    clear: () => {
      setRepriced(null)
      checkout.clear()
      portal.clear()
    },
    /** The plan whose payment page is being opened. */
    choosing: checkout.pending ? chosen : null,
    managing: portal.pending,
    chooseError: agreedTo && repriced ? newCostSentence(agreedTo, repriced) : errorOf(checkout),
    manageError: errorOf(portal),
  }
}

/** No field can show the error of an invalid input, because none was typed. */
function errorOf({ error, invalid }: { error: string | null; invalid: boolean }): string | null {
  return error ?? (invalid ? paymentFailed : null)
}
