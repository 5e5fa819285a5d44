import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { App, AppEnv, House } from '../../app-env.ts'
import type { Db } from '../../database/connection.ts'
import { found, Refused } from '../../errors.ts'
import { clubOfCustomer } from '../store.ts'
import {
  type Action,
  actOnChange,
  actOnCheckout,
  actOnInvoice,
  actOnPortal,
  type Outcome,
} from './actions.ts'
import { checkoutAsOf } from './checkout-calls.ts'
import { sendEvents } from './events.ts'
import {
  find,
  holdSimulation,
  type SimulatedCheckout,
  type SimulatedInvoice,
  type SimulatedPortal,
} from './objects.ts'
import { changePage, checkoutPage, invoicePage, overPage, portalPage } from './page.ts'
import { prorationOf } from './invoices.ts'
import { currentSubscription, currentSubscriptions, pendingChangeOf } from './subscriptions.ts'

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')

const actions: readonly Action[] = [
  'payer',
  'refuser',
  'annuler',
  'resilier',
  'reprendre',
  'arreter',
  'echouer',
  'regler',
]
const pressed = v.object({ action: v.picklist(actions) })

/** The page that stands in for Stripe's: forms only, no card, no script. Whoever knows its address may use it, as there. */
export function simulationRoutes(app: App): void {
  app.get('/simulation/style.css', (c) => {
    onlySimulated(c.var.house)
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' })
  })

  app.get('/simulation/paiement/:id', async (c) => {
    onlySimulated(c.var.house)
    c.header('Cache-Control', 'no-store')
    return show(c, await pageNamed(c.var.house.db, c.req.param('id')))
  })

  app.post('/simulation/paiement/:id', async (c) => {
    onlySimulated(c.var.house)
    const { house } = c.var
    const given = v.safeParse(pressed, await c.req.parseBody())
    if (!given.success) throw new Refused('malformed-request')
    const { events, next } = await house.db.transaction().execute(async (tx) => {
      await holdSimulation(tx)
      return act(tx, await pageNamed(tx, c.req.param('id')), given.output.action, house.now())
    })
    await sendEvents(app, house, events)
    return c.redirect(next, 303)
  })
}

type NamedPage = SimulatedCheckout | SimulatedPortal | SimulatedInvoice

function onlySimulated({ payments }: House): void {
  if (!payments?.simulated) throw new Refused('not-found')
}

async function pageNamed(db: Db, id: string): Promise<NamedPage> {
  return found(
    (await find(db, 'checkout.session', id)) ??
      (await find(db, 'billing_portal.session', id)) ??
      (await find(db, 'invoice', id)),
  )
}

async function show(c: Context<AppEnv>, page: NamedPage) {
  const { db, now: clock } = c.var.house
  const now = clock()
  const refused = c.req.query('refus') !== undefined
  const timeZone = await timeZoneOf(db, page.customer)
  if (page.object === 'checkout.session') {
    const isOpen = checkoutAsOf(page, now).status === 'open'
    return c.html(isOpen ? checkoutPage(page, timeZone, refused) : overPage())
  }
  if (page.object === 'invoice') {
    const pending = await pendingChangeOf(db, page, now)
    return c.html(pending ? invoicePage(page, pending.item.price.id, refused) : overPage())
  }
  const { simulated: change } = page
  if (!change) {
    const [latest] = await currentSubscriptions(db, page.customer, now)
    return c.html(portalPage(latest, timeZone, now))
  }
  const subscription = await currentSubscription(db, change.subscription, now)
  const pending = subscription?.items.data[0].price.id !== change.price
  if (!subscription || subscription.status === 'canceled' || !pending) return c.html(overPage())
  const proration = prorationOf(subscription, change.price, now)
  return c.html(changePage(subscription, change.price, proration, refused))
}

function act(db: Db, page: NamedPage, action: Action, now: Date): Promise<Outcome> | Outcome {
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

async function timeZoneOf(db: Db, customer: string): Promise<string> {
  const clubId = await clubOfCustomer(db, customer)
  const club = clubId
    ? await db.selectFrom('clubs').select('time_zone').where('id', '=', clubId).executeTakeFirst()
    : undefined
  return club?.time_zone ?? 'Europe/Paris'
}
