import { Stripe } from 'stripe'
import * as subscription from '../../contract/subscription.ts'
import type { Member } from '../../domain/actor.ts'
import { planOffers } from '../../domain/plan.ts'
import { whyNotPay } from '../../domain/subscription.ts'
import type { App, AppContext } from '../app-env.ts'
import { allow, Refused } from '../refused.ts'
import { serve, serveOutside, servePrepared } from '../serve.ts'
import { openCheckout } from './checkout.ts'
import { type BillingLease, requestPatienceMs, withBillingLease } from './lease.ts'
import { ownAddress } from './own-address.ts'
import { findPayer, type Payer } from './payer.ts'
import { sellingOnly, withStripe } from './payments.ts'
import { previewChange } from './plan-change.ts'
import { findBilling } from './store.ts'
import { subscriptionPage } from './subscription-page.ts'
import { syncSubscription } from './sync-subscription.ts'
import { receiveTermination } from './terminations.ts'

export function subscriptionRoutes(app: App): void {
  serve(app, subscription.show, ({ actor, db, now, http }) =>
    subscriptionPage(db, http.var.context.env, actor, now),
  )

  serveOutside(app, subscription.checkout, async ({ input, actor, now, writeId, http }, once) => {
    const { context } = http.var
    allow(whyNotPay(actor, context.payments !== null))
    const { planId, priceId, isUpgrade = false, agreed, acceptedTerms = null } = input
    if (planOffers[planId].priceId !== priceId) {
      throw new Refused('invalid-input', { fields: { priceId: 'Ce prix n’est pas celui de la formule' } })
    }
    const host = http.req.header('Host')
    const successUrl = ownAddress(input.successUrl, 'successUrl', context.env, host)
    const cancelUrl = ownAddress(input.cancelUrl, 'cancelUrl', context.env, host)
    const choice = { planId, successUrl, cancelUrl, isUpgrade, agreed, acceptedTerms, writeId, now }
    return askStripe(context, actor, (lease, payer) =>
      once(() => openCheckout(context, lease, payer, choice)),
    )
  })

  serveOutside(app, subscription.portal, async ({ input, actor, db, http }, once) => {
    const { context } = http.var
    allow(whyNotPay(actor, context.payments !== null))
    const { stripe, portalConfiguration } = sellingOnly(context.payments)
    const returnUrl = ownAddress(input.returnUrl, 'returnUrl', context.env, http.req.header('Host'))
    const billing = await findBilling(db, actor.clubId)
    if (!billing?.subscription) throw new Refused('no-subscription')
    const { customer } = billing
    return askStripe(context, actor, () =>
      once(async () => {
        const { id, url } = await stripe.billingPortal.sessions.create({
          customer,
          locale: 'fr',
          return_url: returnUrl,
          ...(portalConfiguration !== undefined && { configuration: portalConfiguration }),
        })
        return { id, url }
      }),
    )
  })

  servePrepared(
    app,
    subscription.terminateContract,
    async ({ input, http }) => {
      const { attempts, payments } = http.var.context
      if (payments === null) throw new Refused('nothing-sold')
      await attempts.consume('terminationByAddress', http.var.address)
      await attempts.consume('terminationByEmail', input.email)
    },
    async ({ input, db, now }) => ({
      notifiedAt: (await receiveTermination(db, input, now)).toISOString(),
    }),
  )

  servePrepared(
    app,
    subscription.previewChange,
    async ({ input, actor, now, http }) => {
      const { context } = http.var
      allow(whyNotPay(actor, context.payments !== null))
      return askStripe(context, actor, () => previewChange(context, actor, { planId: input.planId, now }))
    },
    async (_, preview) => preview,
  )
}

/** Whoever was removed while they waited for the lease may pay no longer. */
function askStripe<T>(
  context: AppContext,
  actor: Member,
  work: (lease: BillingLease, payer: Payer) => Promise<T>,
): Promise<T> {
  const { db } = context
  return withStripe(() =>
    withBillingLease({ db, clubId: actor.clubId, patienceMs: requestPatienceMs }, async (lease) => {
      const payer = await findPayer(db, actor)
      return work(lease, payer).catch((error: unknown) => refuseWithoutCustomer(context, lease, error))
    }),
  )
}

/** A customer that was deleted in Stripe's dashboard: its subscription ended with it, which is saved first. */
async function refuseWithoutCustomer(
  context: AppContext,
  lease: BillingLease,
  error: unknown,
): Promise<never> {
  const isInvalid = error instanceof Stripe.errors.StripeInvalidRequestError
  const isGone = isInvalid && error.code === 'resource_missing' && error.param === 'customer'
  if (!isGone) throw error
  await syncSubscription(context, lease)
  throw new Refused('no-subscription')
}
