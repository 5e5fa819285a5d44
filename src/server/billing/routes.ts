import * as subscription from '../../contract/subscription.ts'
import { planOffers } from '../../domain/plan.ts'
import { whyNotPay } from '../../domain/subscription.ts'
import type { App } from '../app-env.ts'
import { allow, Refused } from '../errors.ts'
import { serve } from '../serve.ts'
import { openCheckout } from './checkout.ts'
import { ownAddress } from './own-address.ts'
import { sellingOnly, withStripe } from './payments.ts'
import { previewChange } from './plan-change.ts'
import { findBilling } from './store.ts'
import { subscriptionPage } from './subscription-page.ts'

export function subscriptionRoutes(app: App): void {
  for (const { path } of [subscription.checkout, subscription.portal, subscription.previewChange]) {
    app.use(path, async (c, next) => {
      const { payments } = c.var.house
      // Before the turn: whoever sends it slowly would keep the others from theirs. It is read once.
      if (c.req.method === 'POST') await c.req.text()
      await (payments ? payments.inTurn(next) : next())
    })
  }

  serve(app, subscription.show, ({ actor, db, now, http }) =>
    subscriptionPage(db, http.var.house, actor, now),
  )

  serve(app, subscription.checkout, async ({ input, actor, db, now, writeId, http }) => {
    const { house } = http.var
    allow(whyNotPay(actor, house.payments !== null))
    const { planId, priceId, isUpgrade = false, agreed } = input
    if (planOffers[planId].priceId !== priceId) {
      throw new Refused('invalid-input', { fields: { priceId: 'Ce prix n’est pas celui de la formule' } })
    }
    const host = http.req.header('Host')
    const successUrl = ownAddress(input.successUrl, 'successUrl', house.env, host)
    const cancelUrl = ownAddress(input.cancelUrl, 'cancelUrl', house.env, host)
    const choice = { planId, successUrl, cancelUrl, isUpgrade, agreed, writeId, now }
    return withStripe(() => openCheckout(db, house, actor, choice))
  })

  serve(app, subscription.portal, async ({ input, actor, db, http }) => {
    const { house } = http.var
    allow(whyNotPay(actor, house.payments !== null))
    const { stripe, portalConfiguration } = sellingOnly(house.payments)
    const returnUrl = ownAddress(input.returnUrl, 'returnUrl', house.env, http.req.header('Host'))
    const billing = await findBilling(db, actor.clubId)
    if (!billing?.subscription) throw new Refused('no-subscription')
    const { customer } = billing
    return withStripe(async () => {
      const { id, url } = await stripe.billingPortal.sessions.create({
        customer,
        locale: 'fr',
        return_url: returnUrl,
        ...(portalConfiguration !== undefined && { configuration: portalConfiguration }),
      })
      return { id, url }
    })
  })

  serve(app, subscription.previewChange, async ({ input, actor, db, now, http }) => {
    const { house } = http.var
    allow(whyNotPay(actor, house.payments !== null))
    return withStripe(() => previewChange(db, house, actor, { planId: input.planId, now }))
  })
}
