import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test as plainTest } from './journey.ts'
import type { ClubDatabase } from './offline/club-database.ts'
import { test } from './offline/hall.ts'

const choiceOf = (page: Page, name: string, choice: string) =>
  page.getByRole('group', { name: `${name}, nouvelle saison` }).getByRole('radio', { name: choice })
const summary = (page: Page) => page.getByRole('dialog')
const counts = (page: Page) => page.getByRole('status').filter({ hasText: 'joueurs :' })

/** As if the season of Ping Club de Vaise had not been opened yet; with so many players. */
async function beforeTheSeason(database: ClubDatabase, players: number): Promise<void> {
  await database.rows('delete from seasons')
  await database.rows(
    `with club as (select club_id as id from memberships where account_id = $1),
     missing as (
       select gen_random_uuid() as id, n from generate_series(1, $2 - (
         select count(*)::int from memberships where role = 'player' and standing = 'member'
           and club_id = (select id from club)
       )) as n
     ),
     added as (
       insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
       select id, 'player', 'nouveau' || n || '@exemple.example', 'none', 'Nouveau', 'Joueur ' || n, now(), now()
       from missing
       returning id
     )
     insert into memberships (account_id, club_id, role, standing, since)
     select added.id, club.id, 'player', 'member', now() from added, club
     returning account_id`,
    [people.lea.id, players],
  )
}

async function choose(page: Page, name: string, choice: string): Promise<void> {
  await page.getByLabel('Rechercher un joueur').fill(name)
  await choiceOf(page, name, choice).check()
}

test('A coach opens a season for thirty players: two leave, three are archived, and somebody who left meanwhile is said. @deep', async ({
  database,
  server,
  someone,
}) => {
  await beforeTheSeason(database, 30)
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto('/coach/players')
  await page.getByRole('link', { name: 'Saisons' }).click()
  await page.getByRole('link', { name: /^Ouvrir la saison/ }).click()
  await expect(counts(page)).toHaveText('30 joueurs : 30 continuent')
  for (const name of ['Tom Girard', 'Zoé Perrin']) await choose(page, name, 'Quitte le club')
  for (const name of ['Noé Petit', 'Adam Benali', 'Jules Lefèvre']) await choose(page, name, 'Archivé')
  await expect(counts(page)).toHaveText(/25 continuent, 2 quittent le club, 3 archivés/)
  await page.getByRole('button', { name: 'Voir le résumé' }).click()
  await expect(summary(page)).toContainText('Tom Girard, Zoé Perrin')

  const jules = await someone({ ...phone, baseURL: server.url })
  await signInAs(jules, people.jules)
  await jules.request.delete('/api/memberships/mine', { data: {} })
  await expect(summary(page)).toContainText('Archivés (2)')
  await expect(summary(page)).toContainText('Jules Lefèvre a quitté le club entre-temps.')
  await summary(page).getByRole('button', { name: 'Ouvrir la saison' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saisons' })).toBeVisible()
  const season = page.getByRole('list', { name: 'Saisons' }).getByRole('listitem').first()
  await expect(season).toContainText('25 continuent, 2 quittent le club, 2 archivés')
  await expect(season).toContainText('25 joueurs au début, 25 aujourd’hui')
  await expect(page.getByRole('list', { name: 'Archives' }).getByRole('listitem')).toHaveCount(2)
  await page.goto('/coach/club')
  await expect(page.getByRole('button', { name: /Réadmettre Tom Girard/ })).toBeVisible()
})

test('Of two coaches at once one opens the season, and the other reads that it is open. @deep', async ({
  database,
  server,
  someone,
}) => {
  await beforeTheSeason(database, 27)
  const [lea, marc] = [
    await someone({ ...desk, baseURL: server.url }),
    await someone({ ...phone, baseURL: server.url }),
  ]
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  for (const page of [lea, marc]) {
    await page.goto('/coach/seasons?form=new')
    await page.getByRole('button', { name: 'Voir le résumé' }).click()
  }
  await summary(lea).getByRole('button', { name: 'Ouvrir la saison' }).click()
  await expect(lea.getByRole('heading', { level: 1, name: 'Saisons' })).toBeVisible()
  await summary(marc).getByRole('button', { name: 'Ouvrir la saison' }).click()
  await expect(summary(marc)).toContainText('Cette saison est déjà ouverte.')
  await summary(marc).getByRole('button', { name: 'Revenir' }).click()
  await expect(marc.getByText(/^La saison .* est ouverte\.$/)).toBeVisible()
})

test('Without network the button says why; what was chosen stays. @deep', async ({
  database,
  server,
  someone,
}) => {
  await beforeTheSeason(database, 27)
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto('/coach/seasons?form=new')
  await choose(page, 'Tom Girard', 'Archivé')
  await page.context().setOffline(true)
  const button = page.getByRole('button', { name: 'Voir le résumé' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/Pas de réseau/)
  await page.context().setOffline(false)
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(counts(page)).toContainText('1 archivé')
  await page.getByRole('link', { name: 'Club', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Quitter sans enregistrer')
})

plainTest('Each season has its figures, and leads to its analyses.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/seasons')
  const season = page.getByRole('list', { name: 'Saisons' }).getByRole('listitem').first()
  await expect(season).toContainText('En cours')
  await expect(season).toContainText('par Léa Fontaine : 21 continuent, 4 quittent le club, 2 archivés')
  await expect(page.getByRole('link', { name: /^Ouvrir la saison/ })).toHaveCount(0)
  await season.getByRole('link', { name: /^Analyses de la saison/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analyses' })).toBeVisible()
  await expect(page.getByLabel('Période', { exact: true })).toHaveValue('season')
})
