import { queryOptions } from '@tanstack/react-query'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { call } from '../call.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(subscription.show, {}),
})

/** What a change would cost now: an amount from before is none, so it is neither kept nor shown again. */
export const changePreviewQuery = (planId: PlanId) =>
  queryOptions({
    queryKey: ['subscription', 'change-preview', planId],
    queryFn: () => call(subscription.previewChange, { planId }),
    gcTime: 0,
    meta: { kept: false },
  })
