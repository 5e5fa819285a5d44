import * as subscription from '../../src/contract/subscription.ts'
import type { PlanId } from '../../src/domain/plan.ts'
import type { Action } from '../../src/simulation/actions.ts'
import type { TestContext } from '../support/context.ts'
import { runStripeJobs } from '../support/mails.ts'
import { type Club, createClub, type TestAccount } from '../club/people.ts'

export const site = 'http://localhost:3000'
export const successUrl = `${site}/coach/subscription?success=true`
export const cancelUrl = `${site}/coach/subscription?canceled=true`

/** Chooses a plan as the pricing page does, or as the subscription page's « Mettre à niveau ». */
export function choose(coach: TestAccount, planId: PlanId, isUpgrade?: true) {
  return coach.call(subscription.checkout, {
    planId,
    priceId: `price_${planId}`,
    successUrl,
    cancelUrl,
    ...(isUpgrade && { isUpgrade }),
  })
}

/** Presses a button of the simulation's page, and runs the jobs of its events; resolves to where it redirects. */
export async function press(context: TestContext, url: string, action: Action): Promise<string> {
  const response = await context.app.request(new URL(url).pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }).toString(),
  })
  if (response.status !== 303) throw new Error(`The page answers ${response.status}.`)
  await runStripeJobs(context)
  return response.headers.get('Location') ?? ''
}

/** The page's text, without its tags. */
export async function pageTextAt(context: TestContext, url: string): Promise<string> {
  const response = await context.app.request(new URL(url).pathname + new URL(url).search)
  const html = await response.text()
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

export async function subscribed(context: TestContext, club: Club, planId: PlanId): Promise<void> {
  const { url } = await choose(club.coach, planId)
  await press(context, url, 'payer')
}

export async function portalOf(coach: TestAccount): Promise<string> {
  return (await coach.call(subscription.portal, { returnUrl: '/coach/subscription' })).url
}

export function later(context: TestContext, days: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + days * 24 * 3600_000)
}

/** A club past its first weeks of trial, subscribed to the plan « Club ». */
export async function payingClub(context: TestContext): Promise<Club> {
  const club = await createClub(context)
  later(context, 20)
  await subscribed(context, club, 'club')
  return club
}
