import { expect, type Locator, type Page } from '@playwright/test'

// What a coach does with « Proposer un programme » in the session form.

export const proposalOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Programme proposé' })

/** Opens the form of a new session for these players. */
export async function beginSession(page: Page, duration: string, ...players: string[]): Promise<void> {
  await page.goto('/coach/sessions?form=new')
  await page.getByRole('group', { name: 'Durée' }).getByText(duration, { exact: true }).click()
  for (const name of players) await page.getByRole('checkbox', { name, exact: true }).check()
}

export async function propose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  const dialog = proposalOf(page)
  await expect(dialog.getByRole('heading', { name: 'Échauffement' })).toBeVisible()
  return dialog
}

/** « Marteau - Lifté », in the order in which they are practised. */
export function proposedNames(dialog: Locator): Promise<string[]> {
  return dialog.getByRole('heading', { level: 4 }).allInnerTexts()
}

export async function answer(dialog: Locator, action: 'Garder' | 'Changer' | 'Retirer', exercise: string) {
  await dialog.getByRole('button', { name: `${action} ${exercise}`, exact: true }).click()
}

/** @returns the first other drill that « Changer » has, which stands in its place then */
export async function changeDrill(dialog: Locator, exercise: string): Promise<string> {
  await answer(dialog, 'Changer', exercise)
  const others = dialog.getByRole('group', { name: `Changer ${exercise}`, exact: true })
  const choice = others.getByRole('button', { name: /^Choisir / }).first()
  const name = (await choice.innerText()).replace(/^Choisir\s+/, '')
  await choice.click()
  return name
}

/** In the form, below the dialog. */
export function programmeNames(page: Page): Promise<string[]> {
  return page.locator('.programme-edited p:first-child').allInnerTexts()
}

/** Adds it from the library, without the planner. */
export async function addFirstExercise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter des exercices' }).click()
  const picker = page.getByRole('dialog', { name: 'Ajouter des exercices' })
  await picker.getByRole('checkbox').first().check()
  await picker.getByRole('button', { name: 'Ajouter 1 exercice' }).click()
}
