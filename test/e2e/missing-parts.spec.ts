import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, signUpCoach, test } from './journey.ts'
import { createExercise, rowOf } from './library-on-screen.ts'

/** Blocks a file of the application. @returns a function that unblocks it */
async function lose(page: Page, file: string): Promise<() => Promise<void>> {
  // The browser's errors about the missing file are expected.
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort())
  return () => page.unroute(`**/assets/${file}-*.js`)
}

const missing = 'Ceci n’a pas pu être chargé. Vérifiez le réseau.'

test('« Plus » that does not arrive leaves the screen as it is, and can be tried again.', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  const letThrough = await lose(page, 'more-dialog')
  await page.goto('/coach/overview')
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(missing)
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await page.getByRole('alert').locator('..').getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // If a file is missing although the server answers, there may be a new version: the page reloads.
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(missing)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(missing)
  await letThrough()
  // Chromium before 156 caches the failure of a module for the page's lifetime.
  if (Number.parseInt(page.context().browser()!.version()) < 156) await page.reload()
  await page
    .getByRole('button', { name: /^(Réessayer|Plus)$/ })
    .last()
    .click()
  await expect(page.getByRole('dialog', { name: 'Plus' })).toBeVisible()
})

test('A missing file of signing out, the calendar or the exercise picker leaves the screen in place. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  for (const file of ['sign-out', 'calendar-dialog', 'exercise-picker']) await lose(page, file)
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Services courts')
  for (const opener of ['Déconnexion', 'Ouvrir le calendrier', 'Ajouter des exercices']) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('alert')).toContainText(missing)
    await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expect(page.getByLabel('Titre')).toHaveValue('Services courts')
  // The server still has this version: a file lost in transit is no new version.
  await expect(page.getByText('Une nouvelle version de Rebond est prête.')).toHaveCount(0)
})

test('The club page stands without the file of its places, which can be tried again. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  const letThrough = await lose(page, 'places-and-closures')
  await page.goto('/coach/club')
  await expect(page.getByRole('alert')).toContainText(missing)
  await expect(page.getByRole('heading', { name: /^Joueurs \(/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Lieux' })).toHaveCount(0)
  await letThrough()
  // In Chromium before 156 the page reloads.
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Lieux' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('The form of a session keeps what was typed when the file of its participants does not arrive. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  const letThrough = await lose(page, 'participant-picker')
  await page.goto('/coach/sessions?form=new')
  await expect(page.getByRole('alert')).toContainText(missing)
  const title = page.getByLabel('Titre')
  await title.fill('Services courts')
  // Chromium before 156 has to reload, which asks first where something was typed.
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(title).toHaveValue('Services courts')

  await letThrough()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const picker = page.getByRole('group', { name: 'Participants' })
  if (Number.parseInt(page.context().browser()!.version()) < 156) {
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  } else await expect(picker).toBeVisible()
  await expect(title).toHaveValue('Services courts')
})

test('A screen that does not arrive says so beside the navigation, which leads on.', async ({ someone }) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  const letThrough = await lose(page, 'club-page')
  // The first time the page reloads: there might be a new version.
  await page.goto('/coach/club')
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible()
  await expect(page).toHaveTitle('Une erreur est survenue · Rebond')
  await page.getByRole('link', { name: 'Séances', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Séances d'entraînement" })).toBeVisible()
  await page.getByRole('link', { name: 'Club', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible()
  await letThrough()
  await page.getByRole('button', { name: 'Rafraîchir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible()
})

test('What is written is kept and sent although no file of a later moment arrives. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signUpCoach(page, 'TT Sans Fichiers')
  for (const file of ['after-first-paint', 'registry', 'input-check']) await lose(page, file)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/coach/exercises')
  // The page begins anew once: there might be a new version.
  await expect.poll(() => loads).toBe(2)
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await createExercise(page, 'Revers', 'Lifté')
  expect((await sent).url()).toMatch(/\/api\/exercises$/)
  expect((await sent).status()).toBe(200)
  await page.reload()
  await expect(rowOf(page, 'Revers - Lifté')).toBeVisible()
})

test('What keeps fresh is fetched until it comes. @deep', async ({ someone }) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  const letThrough = await lose(page, 'after-first-paint')
  // Leaving the earlier page cancels its requests, which fail as well.
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/after-first-paint-'),
  )
  await page.goto('/coach/overview')
  await lost
  const stream = page.waitForRequest('**/api/live?*')
  await letThrough()
  await stream
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('A failed prefetch of the sessions page shows no error. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  const lost = ['session-form', 'roll-call'].map(async (part) => {
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort('connectionrefused'))
    return page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`))
  })
  await page.goto('/coach/sessions')
  await Promise.all(lost)
  await page.getByRole('link', { name: 'Tableau de bord' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})
