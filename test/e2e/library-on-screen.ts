import { expect, type Locator, type Page } from '@playwright/test'

// What a coach does at /coach/exercises.

export function rowOf(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name, exact: true })
  return page.getByRole('listitem').filter({ has: heading })
}

/** Fills the open form from the tables. */
export async function choose(page: Page, technique: string, effect: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: technique, exact: true }).click()
  await dialog.getByRole('button', { name: effect, exact: true }).click()
}

/** In the category whose tab is open. */
export async function createExercise(page: Page, technique: string, effect: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvel exercice' }).click()
  await choose(page, technique, effect)
  await page.getByRole('button', { name: "Créer l'exercice" }).click()
  await expect(rowOf(page, `${technique} - ${effect}`)).toBeVisible()
}

export async function changeEffect(page: Page, name: string, effect: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: "Modifier l'exercice" }).click()
  await page.getByRole('dialog').getByRole('button', { name: effect, exact: true }).click()
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
}

export async function deleteExercise(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
}
