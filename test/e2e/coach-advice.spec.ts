import type { Page } from '@playwright/test'
import type { ListedPlayer } from '../../src/contract/players.ts'
import type { AiSettings } from '../../src/domain/player-scores.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

async function open(page: Page, person: Person): Promise<Page> {
  await signInAs(page, person)
  await page.goto('/player/ai-coach')
  await expect(page.getByRole('heading', { level: 1, name: 'Coach IA' })).toBeVisible()
  return page
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title })

/** What « Sauvegarder » sends. */
async function setScores(coach: Page, player: Person, aiSettings: AiSettings): Promise<void> {
  const sent = await coach.evaluate(
    async ({ playerId, set }) => {
      const players = (await (await fetch('/api/players')).json()) as ListedPlayer[]
      const was = players.find(({ id }) => id === playerId)?.aiSettings?.id ?? null
      const settings = [{ id: crypto.randomUUID(), playerId, aiSettings: set, was }]
      const answer = await fetch('/api/players/scores', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ settings }),
      })
      return answer.ok ? 'ok' : answer.text()
    },
    { playerId: player.id, set: aiSettings },
  )
  expect(sent).toBe('ok')
}

test('Each card says what to work on, how, and why.', async ({ someone }) => {
  const page = await open(await someone(phone), people.jules)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Défense - Axe de progression',
    'Contre-Initiative - Focus actuel',
    'Service - Votre point fort',
  ])
  const defense = card(page, 'Défense - Axe de progression')
  await expect(defense.getByRole('heading', { name: '3 conseils' })).toBeVisible()
  await expect(defense.getByRole('heading', { name: '3 exercices' })).toBeVisible()
  await expect(defense.getByText(/^(15|20) min$/)).toHaveCount(3)
  await expect(defense.getByText('Un seul par entrainement')).toBeVisible()
  await expect(defense.getByRole('img')).toHaveAccessibleName(
    '5 sur 10, comme les autres ; les autres 5, 5, 5',
  )
  // Nothing but the card itself until it is asked for.
  await expect(defense.getByText('Défense 5/10, comme les trois autres')).toBeHidden()
  await defense.getByText('Pourquoi ce conseil').click()
  await expect(defense.getByText('Défense 5/10, comme les trois autres')).toBeVisible()
  await expect(defense.getByText('Ce qui le ferait changer :')).toBeVisible()

  await defense.getByText('Comment faire').click()
  await expect(defense.getByText('Où toucher la balle.')).toBeVisible()
  await expect(defense.getByText(/^Plus (facile|difficile)/).first()).toBeVisible()
  await defense.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/player\/exercises\//)
})

test('A card fits on a phone’s screen. @deep', async ({ someone }) => {
  const page = await open(await someone(phone), people.jules)
  const { height } = (await card(page, 'Défense - Axe de progression').boundingBox())!
  expect(height).toBeLessThan(page.viewportSize()!.height)
})

test('New scores change the open screen without a reload. @deep', async ({ someone }) => {
  const elodie = await open(await someone(phone), people.elodie)
  await expect(card(elodie, 'Initiative - Votre point fort')).toBeVisible()
  const marc = await someone(desk)
  await signInAs(marc, people.marc)
  await marc.goto('/coach/overview')
  await setScores(marc, people.elodie, { service: 3, initiative: 6, counterInitiative: 6, defense: 7 })
  await expect(card(elodie, 'Service - Axe de progression').getByRole('img')).toHaveAccessibleName(
    /^3 sur 10, la plus basse/,
  )
  await expect(card(elodie, 'Contre-Initiative - Focus actuel').getByRole('img')).toHaveAccessibleName(
    '6 sur 10, seuil 7',
  )
  await expect(card(elodie, 'Défense - Votre point fort')).toBeVisible()
  await expect(elodie.getByText(/^D’après vos notes du .*, par Marc Delorme$/)).toBeVisible()
})

test('A left-hander, and whoever plays for their health, read what is meant for them. @deep', async ({
  someone,
}) => {
  const karim = await open(await someone(phone), people.karim)
  await expect(card(karim, 'Service - Votre point fort')).toContainText('votre meilleur secteur')
  await expect(karim.getByText('Pour un droitier')).toHaveCount(0)
  const monique = await open(await someone(phone), people.monique)
  await expect(monique.getByRole('article').first()).toContainText('arrêtez-vous à la moindre douleur')
  for (const how of await monique.getByText('Comment faire').all()) await how.click()
  await expect(monique.getByText('Plus difficile')).toHaveCount(0)
})

test('Before a coach has set the scores the page says so. @deep', async ({ page }) => {
  await open(page, people.malo)
  await expect(page.getByText('Paramètres IA non configurés')).toBeVisible()
  await expect(page.getByText("Votre entraineur n'a pas encore configuré vos paramètres IA.")).toBeVisible()
})

test('What fails is said, and can be tried again.', async ({ page }) => {
  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  let status = 500
  await page.route('**/api/coach-advice', (route) =>
    status === 200
      ? route.continue()
      : route.fulfill({
          status,
          json: { refusal: status === 404 ? 'not-found' : 'unexpected', requestId: '-' },
        }),
  )
  page.removeAllListeners('console')
  await open(page, people.zoe)
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des paramètres')
  status = 404
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('alert')).toContainText('Profil utilisateur non trouvé')
  status = 200
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
