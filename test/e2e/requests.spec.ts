import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { people, type Person } from '../../src/demo/club-people.ts'
import { newCoach, newPlayer } from '../support/newcomers.ts'
import { desk, expect, newcomer, phone, signInAs, test } from './journey.ts'
import { askFor, press, requestFor, undo } from './requests-on-screen.ts'
import { expectToLast, stopClock } from './stopped-clock.ts'

const confirmation = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Notifications' }).getByText(text)

async function open(page: Page, person: Person): Promise<Page> {
  await signInAs(page, person)
  await page.goto(person.role === 'coach' ? '/coach/requests' : '/player/exercises')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  return page
}

test('A request appears on the coach’s open screen, and each answer on the player’s, without a reload.', async ({
  someone,
}) => {
  const lea = await open(await someone(desk), people.lea)
  const ines = await open(await someone(phone), people.ines)
  const exercise = 'Revers - Latéral Gauche'
  const mine = requestFor(ines, exercise)
  const theirs = requestFor(lea, exercise)

  await ines.getByRole('radio', { name: 'Revers', exact: true }).check()
  await expect(ines.getByRole('heading', { level: 2, name: "Mes demandes d'exercices" })).toBeVisible()
  await expect(ines.getByRole('button', { name: 'Demander cet exercice' })).toHaveCount(0)
  await askFor(ines, { technique: 'Revers', effect: 'Latéral Gauche', message: 'Pour samedi.' })
  const success = ines.getByRole('dialog', { name: 'Demande envoyée!' })
  await expect(success.getByText('Votre entraineur examinera votre demande prochainement.')).toBeVisible()
  await expect(success).toHaveCount(0)
  await expect(mine).toContainText('En attente')
  await expect(mine).toContainText('Non assigné')

  await expect(theirs).toContainText('Inès Morel')
  await expect(theirs).toContainText('Pour samedi.')
  await expect(theirs).toContainText('En attente')
  await press(theirs, 'Prendre en charge')
  await expect(confirmation(lea, 'Demande prise en charge avec succès')).toBeVisible()
  await expect(theirs).toContainText(/Entraineur\s: Léa Fontaine/)
  await expect(theirs).toContainText('Vous êtes en charge de cette demande')
  await expect(theirs.getByRole('button', { name: 'Prendre en charge' })).toHaveCount(0)
  await expect(mine).toContainText('En cours')
  await expect(mine).toContainText('Léa Fontaine, en charge depuis le')

  await press(theirs, 'Approuver')
  await expect(confirmation(lea, 'Demande approuvée avec succès')).toBeVisible()
  await expect(mine).toContainText('Approuvé')
  await expect(theirs).toContainText('Sa prochaine séance')
  await press(theirs, 'Ajouter à la bibliothèque')
  await expect(theirs).toContainText('Dans la bibliothèque du club')
  await press(theirs, 'Ajouter à la prochaine séance')
  await expect(theirs).toContainText('Dans la séance')
  await ines.goto('/player/training')
  await expect(ines.getByText(exercise)).toBeVisible()

  await press(theirs, 'Archiver')
  await expect(confirmation(lea, 'Demande archivée avec succès')).toBeVisible()
  await expect(theirs).toHaveCount(0)
  await ines.goto('/player/exercises')
  await expect(requestFor(ines, 'Marteau - Dévié')).toBeVisible()
  await expect(mine).toHaveCount(0)
})

test('Without an exercise the request says what is missing, and is composed in its dialog.', async ({
  page,
}) => {
  await open(page, people.hugo)
  await page.getByRole('button', { name: 'Demander un exercice' }).click()
  const dialog = page.getByRole('dialog', { name: "Demande d'exercice personnalisé" })
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Veuillez sélectionner une technique et un effet')
  await dialog.getByRole('tab', { name: 'Défense' }).click()
  await dialog.getByRole('radio', { name: 'Poussette RV' }).check()
  await dialog.getByRole('radio', { name: 'Float' }).check()
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expectToLast(page.getByRole('dialog', { name: 'Demande envoyée!' }), 2_000)
  await page.clock.resume()
  await expect(requestFor(page, 'Poussette RV - Float')).toBeVisible()
})

test('Of two coaches the second is told by whom, and overwrites nothing. @deep', async ({ someone }) => {
  const sarah = await open(await someone(phone), people.sarah)
  await askFor(sarah, { tab: 'Défense', technique: 'Défense Coupée CD', effect: 'Amorti' })
  const exercise = 'Défense Coupée CD - Amorti'
  const marc = await open(await someone(desk), people.marc)
  const slow = await someone(desk)
  // She receives no live events, as if both pressed in the same second.
  await slow.route('**/api/live*', (route) => route.abort('connectionrefused'))
  const lea = await open(slow, people.lea)
  const hers = requestFor(lea, exercise)
  await expect(hers).toContainText('En attente')

  await press(requestFor(marc, exercise), 'Refuser')
  await expect(confirmation(marc, 'Demande refusée avec succès')).toBeVisible()
  await expect(hers).toContainText('En attente')
  await press(hers, 'Approuver')
  await expect(hers.getByRole('alert')).toContainText('Marc Delorme a déjà refusé cette demande.')
  await expect(hers).toContainText('Refusé')
  await marc.reload()
  await expect(requestFor(marc, exercise)).toContainText('Refusé')
  await press(hers, 'Compris')
  await expect(hers.getByRole('alert')).toHaveCount(0)

  // Where the request has left the list, it is said above it, and one goes on from the first one.
  await press(requestFor(marc, exercise), 'Archiver')
  // It leaves the list before the server has it.
  await expect(confirmation(marc, 'Demande archivée avec succès')).toBeVisible()
  await press(hers, 'Archiver')
  const above = lea.getByRole('alert').filter({ hasText: exercise })
  await expect(above).toContainText('Marc Delorme a déjà archivé cette demande.')
  await above.getByRole('button', { name: 'Compris' }).focus()
  await lea.keyboard.press('Enter')
  await expect(above).toHaveCount(0)
  await expect(lea.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toBeFocused()
})

test('A refusal and an archiving can be undone, and the archive shows what was archived. @deep', async ({
  page,
  someone,
}) => {
  const player = await open(await someone(phone), people.karim)
  await askFor(player, { tab: 'Contre Initiative', technique: 'Block RV', effect: 'Passif' })
  await open(page, people.lea)
  const request = requestFor(page, 'Block RV - Passif')

  await press(request, 'Refuser')
  await expect(request).toContainText('Refusé')
  await undo(page).click()
  await expect(request).toContainText('En attente')
  await expect(requestFor(player, 'Block RV - Passif')).toContainText('En attente')

  await press(request, 'Archiver')
  await expect(request).toHaveCount(0)
  await undo(page).click()
  await expect(request).toContainText('En attente')

  await stopClock(page)
  await press(request, 'Archiver')
  await expectToLast(undo(page), 10_000)
  await page.clock.resume()
  await expect(request).toHaveCount(0)
  await page.getByRole('button', { name: 'Voir les archives' }).click()
  await expect(request).toContainText('Archivé')
  await expect(request.getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(request).toBeVisible()
  await page.getByRole('button', { name: 'Voir les demandes actives' }).click()
  await expect(page.getByText('Karim Bouchareb').first()).toBeVisible()
  await expect(request).toHaveCount(0)
})

test('An « Annuler » that is pressed on another screen and refused comes back as a notice. @deep', async ({
  page: lea,
  someone,
}) => {
  const exercise = 'Contre Top RV - Passif'
  const player = await someone(phone)
  await signInAs(player, people.camille)
  await player.goto('/player/exercises')
  await askFor(player, { tab: 'Contre Initiative', technique: 'Contre Top RV', effect: 'Passif' })
  await open(lea, people.lea)
  const marc = await open(await someone(desk), people.marc)

  await press(requestFor(lea, exercise), 'Refuser')
  await lea.getByRole('link', { name: 'Séances', exact: true }).first().click()
  // It stays as long as one points at it.
  await undo(lea).hover()
  await expect(requestFor(marc, exercise)).toContainText('Refusé')
  await press(requestFor(marc, exercise), 'Approuver')
  await expect(confirmation(marc, 'Demande approuvée avec succès')).toBeVisible()
  await undo(lea).click()
  const pill = lea.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  await expect(pill).toHaveText('1 à revoir')
  await pill.getByRole('button').click()
  const notice = lea.getByRole('dialog', { name: 'Vos enregistrements' }).getByRole('listitem')
  await expect(notice).toContainText('Marc Delorme a déjà approuvé cette demande.')
  await expect(requestFor(marc, exercise)).toContainText('Approuvé')
})

test('What fails is said in the specification’s words, and nothing typed is lost. @deep', async ({
  someone,
}) => {
  const failure = { refusal: 'unexpected', requestId: '-' }
  const fail = (page: Page, path: string, method = 'POST') =>
    page.route(path, (route) =>
      route.request().method() === method ? route.fulfill({ status: 409, json: failure }) : route.fallback(),
    )
  const ines = await someone(phone)
  await fail(ines, '**/api/exercise-requests?*', 'GET')
  await signInAs(ines, people.ines)
  await ines.goto('/player/exercises')
  await expect(ines.getByText('Une erreur est survenue lors du chargement des exercices')).toBeVisible()
  await fail(ines, '**/api/exercise-requests')
  await ines.getByRole('radio', { name: 'Lancé' }).check()
  await ines.getByRole('radio', { name: 'Lifté' }).check()
  await ines.getByRole('button', { name: 'Demander cet exercice' }).click()
  await ines.getByLabel('Message (optionnel)').fill('À ne pas perdre.')
  await ines.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(ines.getByText("Une erreur est survenue lors de l'envoi de la demande")).toBeVisible()
  await expect(ines.getByLabel('Message (optionnel)')).toHaveValue('À ne pas perdre.')

  const lea = await open(await someone(desk), people.lea)
  await fail(lea, '**/api/exercise-requests/*/rejection')
  await press(requestFor(lea, 'Poussette CD - Coupé'), 'Refuser')
  await expect(lea.getByText('Une erreur est survenue lors de la mise à jour de la demande')).toBeVisible()
  await expect(requestFor(lea, 'Poussette CD - Coupé')).toContainText('En attente')

  const marc = await someone(desk)
  await fail(marc, '**/api/exercise-requests?*', 'GET')
  await signInAs(marc, people.marc)
  await marc.goto('/coach/requests')
  await expect(marc.getByText('Une erreur est survenue lors du chargement des demandes')).toBeVisible()
})

test('Who has no requests reads so, on both sides. @deep', async ({ someone }) => {
  const paul = await someone(desk)
  await signInAs(paul, people.paul)
  await paul.goto('/coach/requests')
  await expect(paul.getByText('Aucune demande en attente')).toBeVisible()
  await paul.getByRole('button', { name: 'Voir les archives' }).click()
  await expect(paul.getByText('Aucune demande archivée')).toBeVisible()
  const clara = await someone(phone)
  await signInAs(clara, people.clara)
  await clara.goto('/player/exercises')
  await expect(clara.getByText('Aucune demande en cours. Composez votre premier exercice !')).toBeVisible()
})

test('Twenty open requests are a player’s most, and a coach reads them in pages. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const { email } = newcomer('Léa', 'Fontaine')
  await post(lea, '/api/accounts', { ...newCoach('Club des vingt'), email })
  const club = (await (await lea.request.get('/api/club')).json()) as { administration: { code: string } }
  const [ines, tom] = [await someone(phone), await someone(phone)]
  for (const [page, count] of [
    [ines, 19],
    [tom, 5],
  ] as const) {
    await post(page, '/api/accounts', newPlayer({ email: newcomer('Inès', 'Morel').email }))
    await post(page, '/api/memberships', { code: club.administration.code })
    for (let n = 0; n < count; n += 1) {
      const exercise = { type: 'defense', technique: 'Poussette CD', effect: 'Float', message: `Numéro ${n}` }
      await post(page, '/api/exercise-requests', { id: uuidv7(), ...exercise })
    }
  }

  await ines.goto('/player/exercises')
  await askFor(ines, { technique: 'Revers', effect: 'Latéral Gauche' })
  await expect(requestFor(ines, 'Revers - Latéral Gauche')).toContainText('En attente')
  const another = ines.getByRole('button', { name: 'Demander un exercice' })
  await expect(another).toHaveAttribute('aria-disabled', 'true')
  await expect(another).toHaveAccessibleDescription(/^Vous avez déjà 20 demandes en attente ou en cours/)
  // It can be reached, and says why it does nothing.
  await another.press('Enter')
  await expect(ines.getByRole('dialog')).toHaveCount(0)

  await lea.goto('/coach/requests')
  const pages = lea.getByRole('navigation', { name: 'Pages des demandes' })
  const rows = lea.getByRole('region', { name: 'Demandes actives' }).getByRole('heading', { level: 2 })
  await expect(lea.getByRole('main').getByText('25 en attente')).toBeVisible()
  await expect(pages).toContainText('Page 1 sur 2')
  await expect(rows).toHaveCount(20)
  await pages.getByRole('button', { name: 'Suivant' }).click()
  await expect(pages).toContainText('Page 2 sur 2')
  await expect(rows).toHaveCount(5)
  await expect(lea).toHaveURL(/page=2/)
  await lea.reload()
  await expect(rows).toHaveCount(5)

  // One decision makes room for another request, without a reload.
  await pages.getByRole('button', { name: 'Précédent' }).click()
  await press(requestFor(lea, 'Revers - Latéral Gauche'), 'Approuver')
  await expect(another).not.toHaveAttribute('aria-disabled', 'true')
})

async function post(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data })
  expect(response.ok(), path).toBe(true)
}
