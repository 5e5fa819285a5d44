import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../../src/demo/club-people.ts'

// What a coach does at /coach/players.

export function cardOf(page: Page, { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): Locator {
  const heading = page.getByRole('heading', { level: 2, name: `${firstName} ${lastName}`, exact: true })
  return page.getByRole('listitem').filter({ has: heading })
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Rechercher un joueur').fill(text)
}

/** In the dialog, not saved yet. */
export async function setScore(page: Page, person: Person, skill: string, score: number): Promise<void> {
  await search(page, person.lastName)
  await page.getByRole('button', { name: `Paramètres IA, ${person.firstName} ${person.lastName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Paramètres IA' })
  await dialog.getByRole('slider', { name: skill, exact: true }).fill(String(score))
  await dialog.getByRole('button', { name: 'Appliquer les modifications' }).click()
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Sauvegarder/ })
}

/** A score in its quarter of a card. */
export function quarter(page: Page, person: Person, skill: string): Locator {
  return cardOf(page, person).locator('.quarter').filter({ hasText: skill })
}

const rankingButton = (page: Page) => page.getByRole('button', { name: 'Modifier le classement' })

/** On a player's own page. */
export async function setRanking(page: Page, points: string): Promise<void> {
  await rankingButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Classement' })
  await dialog.getByLabel('Classement (points)').fill(points)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Its text begins with the points. */
export function rankingFact(page: Page): Locator {
  return page.getByRole('definition').filter({ has: rankingButton(page) })
}
