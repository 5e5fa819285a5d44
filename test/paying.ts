import * as subscription from '../src/contract/subscription.ts'
import type { PlanId } from '../src/domain/plan.ts'
import type { Action } from '../src/simulation/actions.ts'
import type { TestHouse } from './house.ts'
import { runStripeJobs } from './mails.ts'
import type { Club, Somebody } from './people.ts'

export const site = 'http://localhost:3000'
export const successUrl = `${site}/coach/subscription?success=true`
export const cancelUrl = `${site}/coach/subscription?canceled=true`

/** Chooses a plan as the pricing page does, or as the subscription page's « Mettre à niveau ». */
export function choose(coach: Somebody, planId: PlanId, isUpgrade?: true) {
  return coach.call(subscription.checkout, {
    planId,
    priceId: `price_${planId}`,
    successUrl,
    cancelUrl,
    ...(isUpgrade && { isUpgrade }),
  })
}

/** Presses a button of the simulation's page, and runs the jobs of its events; resolves to where it redirects. */
export async function press(house: TestHouse, url: string, action: Action): Promise<string> {
  const response = await house.app.request(new URL(url).pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }).toString(),
  })
  if (response.status !== 303) throw new Error(`The page answers ${response.status}.`)
  await runStripeJobs(house)
  return response.headers.get('Location') ?? ''
}

/** The page's text, without its tags. */
export async function shownAt(house: TestHouse, url: string): Promise<string> {
  const response = await house.app.request(new URL(url).pathname + new URL(url).search)
  const html = await response.text()
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

export async function subscribed(house: TestHouse, club: Club, planId: PlanId): Promise<void> {
  const { url } = await choose(club.coach, planId)
  await press(house, url, 'payer')
}

export async function portalOf(coach: Somebody): Promise<string> {
  return (await coach.call(subscription.portal, { returnUrl: '/coach/subscription' })).url
}

export function later(house: TestHouse, days: number): void {
  house.clock.now = new Date(house.clock.now.getTime() + days * 24 * 3600_000)
}
