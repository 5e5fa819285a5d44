import type { APIRequestContext, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import type { WhoAmI } from '../../src/contract/accounts.ts'
import { longInstant } from '../../src/web/clubs/club-time.ts'
import { people } from '../../src/demo/club-people.ts'
import { newCoach, newPlayer } from '../support/newcomers.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import type { ClubDatabase } from './offline/club-database.ts'
import { dispatchOnline, openAndCache } from './offline/device.ts'
import { test } from './offline/hall.ts'
import { createSession } from './offline/sessions-on-screen.ts'
import { plan } from './subscription-on-screen.ts'

const readOnly = 'Votre club est en lecture seule depuis le'
const paused = 'Votre club est en pause.'
const refused =
  'Ce club est en pause\u00A0: un entraineur peut le relancer depuis la page «\u00A0Abonnement\u00A0».'

type Found = ReturnType<typeof newCoach>

/** Signs up in this browser, and founds a club on trial. */
async function foundClub(
  page: Page,
  clubName: string,
): Promise<{ coach: Found; clubId: string; code: string }> {
  const coach = newCoach(clubName)
  await write(page.request, 'POST', '/api/accounts', coach)
  const club = (await (await page.request.get('/api/club')).json()) as { administration: { code: string } }
  const { club: own } = (await (await page.request.get('/api/me')).json()) as WhoAmI
  return { coach, clubId: own?.id ?? '', code: club.administration.code }
}

async function joinClub(page: Page, code: string): Promise<void> {
  await write(page.request, 'POST', '/api/accounts', newPlayer())
  await write(page.request, 'POST', '/api/memberships', { code })
}

async function write(
  request: APIRequestContext,
  method: string,
  path: string,
  data: object,
): Promise<unknown> {
  const response = await request.fetch(path, { method, data, headers: { 'Idempotency-Key': uuidv7() } })
  expect(response.ok(), `${method} ${path}`).toBe(true)
  return response.json()
}

/** As if the club had been founded fifteen days ago. */
async function endTrial(database: ClubDatabase, clubId: string): Promise<void> {
  const changed = await database.rows(
    `update clubs set trial_ends_at = now() - interval '1 day', read_only_from = now() - interval '1 day'
     where id = $1 returning id`,
    [clubId],
  )
  expect(changed).toHaveLength(1)
}

async function payForClub(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choisir Club' }).click()
  await page.getByRole('checkbox', { name: /^J’accepte les/ }).check()
  await page.getByRole('button', { name: 'Choisir Club' }).click()
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
}

test('A club past its trial is read, its people keep what was promised, and paying opens it again on every screen.', async ({
  database,
  server,
  someone,
}) => {
  const coach = await someone({ ...desk, baseURL: server.url })
  const player = await someone({ ...phone, baseURL: server.url })
  const leaver = await someone({ ...phone, baseURL: server.url })
  const { clubId, code } = await foundClub(coach, 'Ping de la Croix-Rousse')
  await joinClub(player, code)
  await joinClub(leaver, code)
  await coach.goto('/coach/sessions')
  await expect(coach.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(coach.getByText(readOnly)).toHaveCount(0)
  await endTrial(database, clubId)

  // The page notices the end only by a refusal.
  await coach.getByRole('button', { name: 'Nouvelle séance' }).first().click()
  await coach.getByLabel('Titre').fill('Services courts')
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(coach.getByRole('alert').filter({ hasText: refused })).toBeVisible()
  await expect(coach.getByLabel('Titre')).toHaveValue('Services courts')
  await expect(coach.getByText(readOnly)).toBeVisible()
  await expect(coach.getByText('rien n’est effacé')).toBeVisible()

  await player.goto('/player/profile')
  await expect(player.getByText(paused)).toBeVisible()
  await player.getByLabel('Objectifs').fill('Servir plus court.')
  await player.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(player.getByText('Profil mis à jour avec succès')).toBeVisible()
  await leaver.goto('/player/club')
  await leaver.getByRole('button', { name: 'Quitter le club' }).click()
  await leaver.getByRole('alertdialog').getByRole('button', { name: 'Quitter le club' }).click()
  await leaver.getByLabel('Code club').fill(code)
  await leaver.getByRole('button', { name: 'Rejoindre le club' }).click()
  await expect(leaver.getByText(refused)).toBeVisible()

  const paying = await coach.context().newPage()
  await paying.goto('/coach/overview')
  await paying.getByRole('link', { name: 'Choisir une formule' }).click()
  await expect(paying.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await expect(paying.getByText(readOnly)).toHaveCount(0)
  await expect(paying.getByText('Essai terminé')).toBeVisible()
  for (const larger of ['Club', 'Pro']) await expect(plan(paying, larger)).toHaveText('Mettre à niveau')
  await payForClub(paying)
  await expect(player.getByText(paused)).toHaveCount(0)
  await expect(coach.getByText(readOnly)).toHaveCount(0)
  await paying.goto('/coach/overview')
  await expect(paying.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(paying.getByText(readOnly)).toHaveCount(0)

  await expect(coach.getByLabel('Titre')).toHaveValue('Services courts')
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(coach.getByRole('link', { name: 'Services courts', exact: true })).toBeVisible()
})

test('Whoever is in a club that was closed reads so, leaves it, and can join another. @deep', async ({
  database,
  server,
  someone,
}) => {
  const coach = await someone({ ...desk, baseURL: server.url })
  const player = await someone({ ...phone, baseURL: server.url })
  const { clubId, code } = await foundClub(coach, 'Ping de la Presqu’île')
  await joinClub(player, code)
  await database.rows('update clubs set active = false where id = $1 returning id', [clubId])
  await player.goto('/player/club')
  await expect(player.getByRole('alert')).toHaveText('Club non trouvé')
  await expect(player.getByText('Ping de la Presqu’île a été fermé.')).toBeVisible()
  await player.getByRole('button', { name: 'Quitter le club' }).click()
  await expect(player.getByLabel('Code club')).toBeVisible()
})

test('What was written without network in a club whose trial ended meanwhile comes back, and is sent once it is paid. @deep', async ({
  database,
  server,
  network,
  deviceAt,
  someone,
}) => {
  const elsewhere = await someone({ ...desk, baseURL: server.url })
  const { coach, clubId } = await foundClub(elsewhere, 'Ping de Fourvière')
  const { page } = await deviceAt(network.url)
  await write(page.request, 'POST', '/api/login-sessions', {
    door: 'coach',
    email: coach.email,
    password: coach.password,
  })
  await openAndCache(page, '/coach/sessions')

  network.cutOff()
  await createSession(page, 'Écrite sans réseau')
  await endTrial(database, clubId)
  network.pass()
  await dispatchOnline(page)
  const pill = page.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  await expect(pill).toHaveText('1 à revoir', { timeout: 30_000 })
  await pill.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Vos enregistrements' })
  await expect(dialog.getByRole('listitem')).toContainText('Écrite sans réseau')
  await expect(dialog.getByRole('alert')).toHaveText(refused)

  await payForClub(elsewhere)
  // The page of the subscription comes before what was paid is in force.
  await expect
    .poll(async () => (await (await elsewhere.request.get('/api/me')).json()).club?.readOnlyFrom)
    .toBeNull()
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByText('Tout est enregistré.')).toBeVisible()
  await expect
    .poll(() => database.rows('select title from training_sessions where club_id = $1', [clubId]))
    .toEqual([{ title: 'Écrite sans réseau' }])
})

test('A failed payment is told to the coaches, with the end of the days of grace, and to nobody else. @deep', async ({
  server,
  someone,
}) => {
  const lea = await someone({ ...desk, baseURL: server.url })
  const marc = await someone({ ...phone, baseURL: server.url })
  const ines = await someone({ ...phone, baseURL: server.url })
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await signInAs(ines, people.ines)
  await marc.goto('/coach/overview')
  await ines.goto('/player/training')
  await expect(ines.getByRole('heading', { level: 1 })).toBeVisible()
  const { url } = (await write(lea.request, 'POST', '/api/subscription/portal-sessions', {
    returnUrl: '/coach/overview',
  })) as { url: string }

  await lea.goto(url)
  await lea.getByRole('button', { name: 'Faire échouer un paiement' }).click()
  const failed = marc.getByRole('alert').filter({ hasText: 'Le paiement de l’abonnement a échoué.' })
  await expect(failed).toBeVisible()
  const { club } = (await (await marc.request.get('/api/me')).json()) as WhoAmI
  const until = new Date(club?.readOnlyFrom ?? '')
  expect((until.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
  await expect(failed).toContainText(
    `Réglez-le avant le ${longInstant(until.toISOString(), 'Europe/Paris', new Date())}`,
  )
  await failed.getByRole('link', { name: 'Régler le paiement' }).click()
  await expect(marc).toHaveURL('/coach/subscription')
  // The notice's module is loaded, but must show her nothing.
  const notice = ines.waitForResponse(/payment-notice/)
  await ines.reload()
  await notice
  await ines.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(ines.getByText(paused)).toHaveCount(0)
  await expect(ines.getByText('a échoué')).toHaveCount(0)

  await lea.goto(url)
  await lea.getByRole('button', { name: 'Régler le paiement en retard' }).click()
  await expect(failed).toHaveCount(0)
})

test('Whoever waits for a club that is full, or that may only be read, is told why it may take long. @deep', async ({
  database,
  server,
  someone,
}) => {
  const nadia = await someone({ ...phone, baseURL: server.url })
  await signInAs(nadia, people.nadia)
  const full = nadia.getByText('Ce club a atteint son nombre maximal d’entraineurs.')
  const pause = nadia.getByText('Ce club est en pause')
  await nadia.goto('/coach/club')
  await expect(nadia.getByRole('button', { name: 'Retirer ma demande' })).toBeVisible()
  await expect(full.or(pause)).toHaveCount(0)

  const [club] = await database.rows<{ id: string }>(
    `update clubs set subscription_plan = 'essential'
     where id = (select club_id from memberships where account_id = $1) returning id`,
    [people.lea.id],
  )
  await nadia.reload()
  await expect(full).toBeVisible()
  await endTrial(database, club?.id ?? '')
  await nadia.reload()
  await expect(pause).toBeVisible()
})
