import type { Page } from '@playwright/test'
import type { PlanId } from '../../src/domain/plan.ts'
import type { SubscriptionPage } from '../../src/contract/subscription.ts'
import { expect } from './journey.ts'

export const here = '/coach/subscription'

export async function openSubscription(page: Page, search = ''): Promise<void> {
  await page.goto(here + search)
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await expect(card(page)).toBeVisible()
}

/** The card of the club's subscription. */
export function card(page: Page) {
  return page.getByRole('region', { name: /^(Plan|Essai)/ })
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** « Mettre à niveau » or « Passer à … » beside a plan that the club does not have. */
export function plan(page: Page, name: string) {
  const offered = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  return offered.getByRole('button')
}

/** Without this tick, no first plan is chosen. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’accepte les conditions générales de vente/ }).check()
}

/** As the tab remembers it that began a payment. */
export async function hasChosen(page: Page, planId: PlanId): Promise<void> {
  await page.addInitScript((plan) => sessionStorage.setItem('rebond-chosen-plan', plan), planId)
}

/** On the simulation’s page. */
export async function pressInSimulation(page: Page, name: string): Promise<void> {
  await expect(page.getByText('SIMULATION – aucun paiement réel')).toBeVisible()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Changes the subscription that the screen fetches. The person has to be signed in. */
export async function standing(page: Page, change: Partial<SubscriptionPage>): Promise<void> {
  const real = (await (await page.request.get('/api/subscription')).json()) as SubscriptionPage
  await page.route('**/api/subscription', (route) => route.fulfill({ json: { ...real, ...change } }))
}

/** Without spaces and signs, which differ between browsers. */
export async function amountIn(text: Promise<string>): Promise<string> {
  return /\d+,\d{2}/.exec(await text)?.[0] ?? 'no amount'
}
