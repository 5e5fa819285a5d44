import { queryOptions } from '@tanstack/react-query'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { call } from '../call.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(subscription.show, {}),
})

/** How often both are read again by themselves: a trial, the days of grace and a month end by the clock. */
export const MINUTE_MS = 60_000

/** What a change would cost now: an amount from before is none, so it is neither kept nor agreed to. */
export const changePreviewQuery = (planId: PlanId) =>
  queryOptions({
    queryKey: ['subscription', 'change-preview', planId],
    queryFn: () => call(subscription.previewChange, { planId }),
    gcTime: 0,
    refetchInterval: MINUTE_MS,
    meta: { kept: false },
  })
