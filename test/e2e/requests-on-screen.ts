import { expect, type Locator, type Page } from '@playwright/test'

// What a player does at /player/exercises, and a coach at /coach/requests.

interface Wish {
  tab?: string
  technique: string
  effect: string
  message?: string
}

/** Until the answer: « Demande envoyée! » or, offline, that it is queued. */
export async function askFor(page: Page, { tab, technique, effect, message = '' }: Wish): Promise<void> {
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('radio', { name: technique, exact: true }).check()
  await page.getByRole('radio', { name: effect, exact: true }).check()
  await page.getByRole('button', { name: 'Demander cet exercice' }).click()
  const dialog = page.getByRole('dialog', { name: "Demande d'exercice personnalisé" })
  await expect(dialog.getByText(`${technique} - ${effect}`)).toBeVisible()
  await dialog.getByLabel('Message (optionnel)').fill(message)
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The request for that exercise in the list on screen. */
export function requestFor(page: Page, exercise: string, player = ''): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exercise, exact: true }), hasText: player })
}

export function press(request: Locator, name: string): Promise<void> {
  return request.getByRole('button', { name, exact: true }).click()
}

/** In the toast. */
export function undo(page: Page): Locator {
  return page.getByRole('status', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' })
}
