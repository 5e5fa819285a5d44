import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { App } from '../server/app-env.ts'
import type { Db } from '../server/database/connection.ts'
import { foundOr404, Refused } from '../server/refused.ts'
import {
  type Action,
  actions,
  actOnChange,
  actOnCheckout,
  actOnInvoice,
  actOnPortal,
  type Outcome,
} from './actions.ts'
import { checkoutAsOf } from './checkout-calls.ts'
import { openDispute } from './dashboard-actions.ts'
import { type EventSettings, sendEvents } from './events.ts'
import { prorationOf } from './invoices.ts'
import {
  find,
  lockSimulation,
  type SimulatedCheckout,
  type SimulatedInvoice,
  type SimulatedPortal,
} from './objects.ts'
import { changePage, checkoutPage, type Html, invoicePage, overPage, portalPage } from './page.ts'
import { currentSubscription, currentSubscriptions, pendingChangeOf } from './subscriptions.ts'

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')

const pressed = v.object({ action: v.picklist(actions) })

interface Settings extends EventSettings {
  readonly db: Db
}

/** Pages in place of Stripe's, without card and script. Whoever knows an address may use it, as at Stripe. */
export function simulationRoutes(app: App, settings: Settings): void {
  const { db, now } = settings

  app.get('/simulation/style.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )

  app.get('/simulation/paiement/:id', async (c) => {
    c.header('Cache-Control', 'no-store')
    const refused = c.req.query('refus') !== undefined
    return c.html(await show(db, await findPage(db, c.req.param('id')), refused, now()))
  })

  app.post('/simulation/paiement/:id', async (c) => {
    const given = v.safeParse(pressed, await c.req.parseBody())
    if (!given.success) throw new Refused('malformed-request')
    const { events, next } = await db.transaction().execute(async (tx) => {
      await lockSimulation(tx)
      return act(tx, await findPage(tx, c.req.param('id')), given.output.action, now())
    })
    await sendEvents(app, events, settings)
    return c.redirect(next, 303)
  })
}

type Page = SimulatedCheckout | SimulatedPortal | SimulatedInvoice

/** @throws Refused `not-found` */
async function findPage(db: Db, id: string): Promise<Page> {
  return foundOr404(
    (await find(db, 'checkout.session', id)) ??
      (await find(db, 'billing_portal.session', id)) ??
      (await find(db, 'invoice', id)),
  )
}

async function show(db: Db, page: Page, refused: boolean, now: Date): Promise<Html> {
  const timeZone = await timeZoneOf(db, page.customer)
  if (page.object === 'checkout.session') {
    const isOpen = checkoutAsOf(page, now).status === 'open'
    return isOpen ? checkoutPage(page, timeZone, refused) : overPage()
  }
  if (page.object === 'invoice') {
    const pending = await pendingChangeOf(db, page, now)
    return pending ? invoicePage(page, pending.item.price.id, refused) : overPage()
  }
  const { simulated: change } = page
  if (!change) {
    const [latest] = await currentSubscriptions(db, page.customer, now)
    const disputed = (await openDispute(db, page.customer)) !== null
    return portalPage(latest, { timeZone, now, disputed })
  }
  const subscription = await currentSubscription(db, change.subscription, now)
  const pending = subscription?.items.data[0].price.id !== change.price
  if (!subscription || subscription.status === 'canceled' || !pending) return overPage()
  return changePage(subscription, change.price, prorationOf(subscription, change.price, now), refused)
}

function act(db: Db, page: Page, action: Action, now: Date): Promise<Outcome> | Outcome {
  if (page.object === 'checkout.session') {
    // Pressed twice, or on a page that was replaced: it shows that it is over.
    const isOpen = checkoutAsOf(page, now).status === 'open'
    return isOpen
      ? actOnCheckout(db, page, action, now)
      : { events: [], next: `/simulation/paiement/${page.id}` }
  }
  if (page.object === 'invoice') return actOnInvoice(db, page, action, now)
  if (page.simulated) return actOnChange(db, page, page.simulated, action, now)
  return actOnPortal(db, page, action, now)
}

/** Of the club that pays as this customer. */
async function timeZoneOf(db: Db, customer: string): Promise<string> {
  const club = await db
    .selectFrom('club_subscriptions as s')
    .innerJoin('clubs as c', 'c.id', 's.club_id')
    .select('c.time_zone as timeZone')
    .where('s.customer', '=', customer)
    .executeTakeFirst()
  return club?.timeZone ?? 'Europe/Paris'
}
