import { randomUUID } from 'node:crypto'
import { isRunning } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import { unlessMissing } from './latest-subscription.ts'
import { type BillingLease, requestPatienceMs, withBillingLease } from './lease.ts'
import { sellingOnly, withStripe } from './payments.ts'
import { findBilling } from './store.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Why Stripe was not asked to charge a club again; null where it was. */
export type Unresumed = 'no-subscription' | 'not-paused' | 'other-stripe-account' | null

/**
 * Has a subscription charged again whose charging the operator has stopped for a while. Its coaches are told by mail, as when it
 * is done in Stripe's dashboard.
 * @throws Refused `payment-unavailable`, `nothing-sold`
 */
export function resumeCollection(
  context: Pick<AppContext, 'db' | 'env' | 'logger' | 'payments' | 'now'>,
  clubId: string,
  onResumed: (lease: BillingLease) => Promise<void>,
): Promise<Unresumed> {
  return withStripe(async () => {
    const { stripe } = sellingOnly(context.payments)
    return withBillingLease({ db: context.db, clubId, patienceMs: requestPatienceMs }, async (lease) => {
      const known = (await findBilling(context.db, clubId))?.subscription
      // Read again by the settings of another account, it would be taken for ended.
      if (
        known &&
        isRunning(known) &&
        !(await stripe.subscriptions.retrieve(known.id).catch(unlessMissing))
      ) {
        return 'other-stripe-account'
      }
      const current = (await syncSubscription(context, lease))?.subscription
      if (!current || !isRunning(current)) return 'no-subscription'
      if (!current.collectionPaused) return 'not-paused'
      // Of its own for each try: Stripe would repeat an old answer, though it was stopped again meanwhile.
      const key = { idempotencyKey: `resume-${randomUUID()}` }
      await stripe.subscriptions.update(current.id, { pause_collection: '' }, key)
      await onResumed(lease)
      await syncSubscription(context, lease)
      return null
    })
  })
}
