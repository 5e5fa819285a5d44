import type { Page } from '@playwright/test'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { openDatabase } from '../../src/server/database/connection.ts'
import { eraseAccount } from '../../src/server/erasures/erase-account.ts'
import { announcing } from '../../src/server/live/announce.ts'
import { storedRecords } from '../support/stored-records.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { prepareDevice } from './offline/device.ts'
import { test } from './offline/hall.ts'

test('A player deletes their account, is signed out everywhere, and comes back in time. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.ines)
  await page.goto('/player/profile')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Vous avez 7 jours pour changer d’avis')
  await expect(dialog).toContainText('« Compte supprimé »')
  await expect(dialog).toContainText('Votre nom dans une phrase que quelqu’un d’autre a écrite')
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-1')
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Ce n’est pas votre mot de passe actuel.')
  await expect(dialog.getByText(/dans les sauvegardes disparait avec elles/)).toBeVisible()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()

  await expect(page.getByText(/^Votre compte sera effacé le/)).toBeVisible()
  await page.getByLabel('Email').fill(people.ines.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('D’ici là, vous pouvez encore le garder.')
  await page.getByRole('button', { name: 'Garder mon compte' }).click()
  await expect(page).toHaveURL(/\/player\/training/)
})

test('A player who changes clubs takes statuses along, not the notes, and reads both in their own data @deep', async ({
  database,
  server,
  someone,
}) => {
  const note = 'Lancer plus haut, et jouer court.'
  await database.rows('update technique_evaluations set notes = $2 where player_id = $1 returning id', [
    people.ines.id,
    note,
  ])
  const [other] = await database.rows<{ code: string }>(
    `update clubs set approves_players = false
     where id <> (select club_id from memberships where account_id = $1) returning code`,
    [people.ines.id],
  )
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.ines)
  await page.goto('/player/progress')
  await expect(page.getByText(note).first()).toBeVisible()
  await page.goto('/player/club')
  await page.getByRole('button', { name: 'Quitter le club' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter le club' }).click()
  await page.getByLabel('Code club').fill(other!.code)
  await page.getByRole('button', { name: 'Rejoindre le club' }).click()
  // The page is called « Club » without one, too.
  await expect(page.locator('.club-since')).toBeVisible()
  await page.goto('/player/progress')
  await expect(page.getByText('Marteau').first()).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)

  await page.goto('/player/profile')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Lire mes données' }).click()
  const data = await opened
  await expect(data.getByRole('heading', { name: 'Mes données', level: 1 })).toBeVisible()
  await expect(data.getByRole('region', { name: 'Vos évaluations' })).toContainText(note)
  await expect(data.getByRole('heading', { name: 'Clubs quittés' })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'JSON' }).click()
  expect((await file).suggestedFilename()).toMatch(/^rebond-mes-donnees-.*\.json$/)
})

test('The owner closes the club, its members are told, and the owner reopens it @deep', async ({
  server,
  someone,
}) => {
  const ines = await someone({ ...phone, baseURL: server.url })
  await signInAs(ines, people.ines)
  await ines.goto('/player/club')
  await expect(ines.getByRole('heading', { name: 'Ping Club de Vaise' })).toBeVisible()

  const lea = await someone({ ...desk, baseURL: server.url })
  await signInAs(lea, people.lea)
  await lea.goto('/coach/club')
  await lea.getByRole('button', { name: 'Fermer le club' }).click()
  const dialog = lea.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Exporter le club' })).toBeVisible()
  await expect(dialog.getByText(/déjà connectés à Rebond sont prévenus/)).toBeVisible()
  await expect(dialog.getByText(/dans les sauvegardes disparait avec elles/)).toBeVisible()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Fermer le club' }).click()
  await expect(lea.getByText(/Ping Club de Vaise a été fermé/)).toBeVisible()
  await expect(lea.getByText(/^Il sera effacé le .* à \d\d:\d\d\./)).toBeVisible()

  await expect(ines.getByText(/Ping Club de Vaise a été fermé/)).toBeVisible()
  await expect(ines.getByRole('button', { name: 'Rouvrir le club' })).toBeHidden()

  // Leaving would hand the club over, or leave it to nobody: it is asked first.
  await lea.getByRole('button', { name: 'Quitter le club' }).click()
  const leaving = lea.getByRole('alertdialog')
  await expect(leaving).toContainText('Vous ne pourrez plus le rouvrir')
  await leaving.getByRole('button', { name: 'Annuler' }).click()
  await expect(leaving).toBeHidden()

  await lea.getByRole('link', { name: 'Exporter le club' }).click()
  await lea.getByRole('button', { name: 'Préparer l’export' }).click()
  await expect(lea.getByRole('link', { name: /Télécharger/ })).toBeVisible()
  await lea.goto('/coach/club')
  await lea.getByRole('button', { name: 'Rouvrir le club' }).click()
  await expect(lea.getByText('Ping Club de Vaise est rouvert.')).toBeVisible()
  await expect(lea.getByRole('button', { name: 'Fermer le club' })).toBeVisible()
})

test('Devices forget whoever is erased, those in use at once, the others when they are opened again @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const ofInes = `/coach/players?player=${people.ines.id}`
  const names = ['Morel', people.ines.email, people.ines.id]
  const [inUse, off] = [await deviceAt(server.url), await deviceAt(server.url, phone)]
  // Each screen that names her on one of the two.
  const [page] = await Promise.all([
    prepareDevice(inUse, people.lea, '/coach/club', '/coach/players', ofInes, '/coach/evaluation'),
    prepareDevice(
      off,
      people.marc,
      '/coach/overview',
      '/coach/sessions',
      '/coach/requests',
      '/coach/groups',
      '/coach/journal',
    ),
  ])
  const inRoster = page.getByText('Inès Morel', { exact: true })
  await expect(inRoster).toBeVisible()
  expect(await namedOn(page, names)).toContain('Morel')
  expect(await namedOn(off.page, names)).toContain('Morel')
  await off.kill()

  const { db, close } = openDatabase({ connectionString: database.url })
  await announcing(db, (tx) => eraseAccount(tx, people.ines.id, new Date()))
  await close()

  await expect(inRoster).toBeHidden()
  await expect.poll(() => namedOn(page, names)).toEqual([])
  const opened = await off.start()
  await opened.goto('/coach/overview')
  await expect.poll(() => namedOn(opened, names)).toEqual([])
})

/** Which of these words the device holds, in whatever it keeps of the application. */
async function namedOn(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = [
    await page.evaluate(storedRecords, 'answers' as const),
    await page.evaluate(storedRecords, 'writes' as const),
    await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]),
    await page.evaluate(async () => {
      const responses = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name)
          return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))!.text()))
        }),
      )
      return responses.flat()
    }),
  ]
  const text = JSON.stringify(kept)
  return words.filter((word) => text.includes(word))
}
