import { queryOptions } from '@tanstack/react-query'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { call } from '../app/call.ts'
import { minuteMs } from '../app/use-now.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(subscription.show, {}),
})

/** How often both are refetched: trials, grace periods and billing months end without an event. */

/** What a change of plan costs now. Never cached, because an earlier amount must not be confirmed. */
export const changePreviewQuery = (planId: PlanId) =>
  queryOptions({
    queryKey: ['subscription', 'change-preview', planId],
    queryFn: () => call(subscription.previewChange, { planId }),
    gcTime: 0,
    refetchInterval: minuteMs,
    meta: { cached: false },
  })
