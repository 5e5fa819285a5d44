import { expect, type Page } from '@playwright/test'
import { typedDay } from '../journey.ts'

// What a coach does at /coach/sessions, and a player at /player/training.

const upcoming = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Séances à venir/ }) })
const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Once there are some. */
export async function upcomingTitles(page: Page): Promise<string[]> {
  const titles = upcoming(page).getByRole('heading', { level: 3 })
  await titles.first().waitFor()
  return titles.allInnerTexts()
}

export async function createSession(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvelle séance' }).click()
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Date', { exact: true }).fill(typedDay(1))
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page.getByLabel('Titre')).toHaveCount(0)
  await expect(rowOf(page, title)).toBeVisible()
}

export async function renameSession(page: Page, title: string, newTitle: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Modifier la séance' }).click()
  await expect(page.getByLabel('Titre')).toHaveValue(title)
  await page.getByLabel('Titre').fill(newTitle)
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(page.getByLabel('Titre')).toHaveCount(0)
  await expect(rowOf(page, newTitle)).toBeVisible()
}

export async function deleteSession(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Supprimer la séance' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
}

/** One date of a series, of which is asked first. */
export async function deleteSeriesDate(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Supprimer la séance' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
}

export async function openSession(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
}

export async function expectPendingMark(page: Page, title: string): Promise<void> {
  await expect(rowOf(page, title).getByText('En attente d’envoi')).toBeVisible()
}

/** By a player, on the latest session without feedback of theirs. */
export async function giveFeedback(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Donner mon avis' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Votre avis sur la séance' })
  await dialog.getByRole('radio', { name: 'Positif' }).check()
  await dialog.getByLabel('Commentaire').fill(comment)
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the roll call of the next session, from its details. */
export async function callRoll(page: Page): Promise<void> {
  const withPlayers = upcoming(page)
    .getByRole('listitem')
    .filter({ hasNotText: /\b0 joueur/ })
  const link = withPlayers.first().getByRole('heading', { level: 3 }).getByRole('link')
  const title = await link.innerText()
  await openSession(page, title)
  // Rows of the list have such a button, too.
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Faire l’appel' }).click()
  await expect(page.getByRole('heading', { name: 'Appel' })).toBeVisible()
}
