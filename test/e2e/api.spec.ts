import type { Page } from '@playwright/test'
import { newCoach } from '../support/newcomers.ts'
import { desk, expect, phone, test } from './journey.ts'

/** Founds a club on trial, which has everything, and opens its keys from its page. */
async function openKeys(page: Page): Promise<void> {
  await page.request.post('/api/accounts', { data: newCoach('Ping Club de l’API') })
  await page.goto('/coach/club')
  await page.getByRole('link', { name: 'Clés d’API' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
}

async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Créer une clé' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la clé').fill(name)
  await dialog.getByLabel('Valable').selectOption('30 jours')
  await dialog.getByRole('radio', { name: /^Séances.: lire et écrire$/ }).check()
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await expect(dialog.getByRole('heading', { name: `Votre clé ${name}` })).toBeVisible()
  const secret = await dialog.locator('code').innerText()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Quitter sans copier la clé')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  return secret
}

for (const [width, device] of [
  ['a phone', phone],
  ['a desk', desk],
] as const) {
  test(`A coach makes a key on ${width}, a program reads and plans with it until the coach ends it.`, async ({
    someone,
    playwright,
    baseURL,
  }) => {
    const page = await someone(device)
    await openKeys(page)
    const secret = await createKey(page, 'Site du club')
    expect(secret).toMatch(/^rebond_[\w-]{43}$/)
    await page.getByRole('dialog').getByRole('button', { name: 'J’ai copié la clé' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Site du club' })
    await expect(row).toContainText(`rebond_…${secret.slice(-4)}`)
    await expect(row).toContainText('Jamais utilisée.')

    const program = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
    })
    const exercises = await program.get('/api/v1/exercises?limit=3')
    expect(exercises.status()).toBe(200)
    expect(((await exercises.json()) as { data: unknown[] }).data).toHaveLength(3)
    expect(exercises.headers()['ratelimit']).toMatch(/^"key";r=\d+/)
    const written = { 'Idempotency-Key': 'stage-1' }
    const exercise = await program.post('/api/v1/exercises', { data: {}, headers: written })
    expect([exercise.status(), ((await exercise.json()) as { required: string }).required]).toEqual([
      403,
      'exercises:write',
    ])
    const data = { title: 'Stage du programme', date: '2027-03-02', time: '18:00', duration: '1h30' }
    expect((await program.post('/api/v1/sessions', { data, headers: written })).status()).toBe(201)
    await page.reload()
    await expect(row).toContainText('Écrit\u00A0: séances.')
    await expect(row).toContainText('Dernière utilisation')

    await row.getByRole('button', { name: 'Arrêter la clé Site du club' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter la clé' }).click()
    await expect(page.getByText('Aucune clé pour le moment.')).toBeVisible()
    expect((await program.get('/api/v1/exercises')).status()).toBe(401)
    await program.dispose()
  })
}

test('What is wrong with a new key is said beside it, and nothing typed is lost unasked.', async ({
  page,
}) => {
  await openKeys(page)
  await page.getByRole('button', { name: 'Créer une clé' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer la clé' }).click()
  await expect(dialog.getByText('Nom requis')).toBeVisible()
  await expect(dialog.getByLabel('Nom de la clé')).toBeFocused()
  await dialog.getByLabel('Nom de la clé').fill('Tableur')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Quitter sans enregistrer')).toBeVisible()
})

test('The examples of the documentation are copied, and its document is there.', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/aide/api')
  await page.getByRole('button', { name: 'Copier' }).first().click()
  await expect(page.getByRole('status')).toHaveText('Exemple copié.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/api/v1/players')
  const [document] = await Promise.all([
    page.waitForResponse('**/api/v1/openapi.json'),
    page.getByRole('link', { name: 'le document OpenAPI 3.1' }).click(),
  ])
  expect(document.status()).toBe(200)
})
