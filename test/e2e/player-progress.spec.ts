import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { EvaluationTable } from '../../src/contract/technique-evaluations.ts'
import { techniqueCatalogue, type TechniqueStatus } from '../../src/domain/technique-catalogue.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

async function open(page: Page, person: Person): Promise<Page> {
  await signInAs(page, person)
  await page.goto('/player/progress')
  await expect(page.getByRole('heading', { level: 1, name: 'Ma Progression' })).toBeVisible()
  return page
}

async function coachAt(page: Page, coach: Person): Promise<Page> {
  await signInAs(page, coach)
  await page.goto('/coach/overview')
  return page
}

interface EvaluationInput {
  id: string
  status: TechniqueStatus
  coachNotes?: string
}

/** Sends the request of « Sauvegarder l'évaluation ». @returns the id of the evaluation */
async function evaluate(
  coach: Page,
  player: Person,
  { id, status, coachNotes = '' }: EvaluationInput,
): Promise<string> {
  const evaluationId = randomUUID()
  const sent = await coach.evaluate(
    async ({ playerId, evaluationId, input }) => {
      const table = (await (await fetch('/api/technique-evaluations')).json()) as EvaluationTable
      const known = table.players.find(({ id }) => id === playerId)?.evaluations ?? []
      const was = known.find((evaluation) => evaluation.id === input.id)?.evaluationId ?? null
      const answer = await fetch('/api/technique-evaluations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ evaluationId, playerId, ...input, was }),
      })
      return answer.ok ? 'ok' : answer.text()
    },
    { playerId: player.id, evaluationId, input: { id, status, coachNotes } },
  )
  expect(sent).toBe('ok')
  return evaluationId
}

const section = (page: Page, name: string) =>
  page.locator('main details').filter({ has: page.getByRole('heading', { level: 3, name }) })

const technique = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ has: within.page().getByText(name, { exact: true }) })

const today = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
})

test('Each section says how much is mastered, and of each technique what the coach said.', async ({
  someone,
}) => {
  const coach = await coachAt(await someone(desk), people.marc)
  await evaluate(coach, people.karim, { id: 'service-1', status: 'mastered' })
  await evaluate(coach, people.karim, { id: 'service-2', status: 'mastered' })
  await evaluate(coach, people.karim, { id: 'service-3', status: 'not_evaluated' })
  await evaluate(coach, people.karim, {
    id: 'service-4',
    status: 'mastered',
    coachNotes: 'Plus court.',
  })
  await evaluate(coach, people.karim, {
    id: 'service-3',
    status: 'in_progress',
    coachNotes: 'Frotte.',
  })

  const page = await open(await someone(desk), people.karim)
  await expect(page.locator('details h3')).toHaveText([
    'Services',
    "Gestes d'Initiative",
    'Contre-Initiative',
    'Défense',
  ])
  const services = section(page, 'Services')
  await expect(services.locator('summary')).toContainText(/75\s%/)
  await expect(page.getByRole('region', { name: 'Maîtrise par catégorie' })).toContainText('75%')

  const latest = technique(services, 'Lifté')
  await expect(latest).toContainText('En progression')
  await expect(latest).toContainText('Frotte.')
  await expect(latest.getByRole('time')).toHaveText(today.format().replace(/\b1 /, '1er '))
  await expect(latest.locator('.progress-mark-check')).toHaveCount(0)
  const mastered = technique(services, 'Latéral')
  await expect(mastered).toContainText('Maîtrisé')
  await expect(mastered).toContainText('Plus court.')
  await expect(mastered.locator('.progress-mark-check')).toBeVisible()

  const tip = page.getByRole('region', { name: 'Conseil de progression' })
  await expect(tip).toContainText(/«\sLifté\s» est votre prochaine étape.*tous vos services le seront/)
  const chart = page.getByRole('table', { name: 'Techniques maîtrisées' })
  const count = await page.getByText(/techniques maîtrisées sur/).innerText()
  await expect(chart.getByRole('cell').last()).toHaveText(count.split(' ')[0]!)
  // The coach sees the same.
  await coach.goto(`/coach/players?player=${people.karim.id}`)
  for (const each of [page, coach]) {
    await expect(each.getByText(/techniques maîtrisées, \+\s\d en 30\sjours$/)).toHaveText(
      new RegExp(`^${count.split(' ')[0]} `),
    )
  }

  await expect(latest).toBeVisible()
  const summary = services.locator('summary')
  await summary.focus()
  await summary.press('Enter')
  await expect(latest).toBeHidden()
  await summary.press('Enter')
  await expect(latest).toBeVisible()
})

test('Coach and player read one total and one percentage, also with exercises of the club. @deep', async ({
  someone,
}) => {
  const page = await open(await someone(desk), people.lina)
  const total = await page.getByText(/techniques? maîtrisées? sur \d+$/).innerText()
  // The catalogue, and the two exercises that she was evaluated on.
  expect(total).toContain(`sur ${techniqueCatalogue.length + 2}`)
  const percent = (within: Page, name: string) =>
    section(within, name)
      .locator('summary')
      .getByText(/\d+\s%/)
  const services = (await percent(page, 'Services').innerText()).match(/\d+/)![0]

  const coach = await coachAt(await someone(desk), people.lea)
  await coach.goto(`/coach/players?player=${people.lina.id}`)
  await expect(coach.getByText(total, { exact: true })).toBeVisible()
  await expect(percent(coach, 'Services')).toHaveText(new RegExp(`^${services}\\s%`))

  await coach.goto(`/coach/evaluation?player=${people.lina.id}`)
  await expect(coach.getByText(total, { exact: true })).toBeVisible()
  await expect(
    coach
      .locator('main section')
      .filter({ has: coach.getByRole('heading', { name: 'Services' }) })
      .getByText(new RegExp(`maîtrisées? sur 5, ${services}\\s%$`)),
  ).toBeVisible()

  await coach.goto('/coach/evaluation?view=group')
  await coach.getByLabel('Rechercher un joueur').fill('lina')
  const [mastered, all] = total.match(/\d+/g)!
  await expect(
    coach
      .getByRole('row', { name: /^Lina / })
      .getByRole('gridcell', { name: `${mastered} maîtrisées sur ${all}` }),
  ).toBeVisible()
})

test('An evaluation shows on the open screen, and stands out until it was seen. @deep', async ({
  someone,
}) => {
  const coach = await coachAt(await someone(desk), people.lea)
  const page = await open(await someone(phone), people.julie)
  const seen: unknown[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/seen') || !answer.ok()) return
    seen.push((answer.request().postDataJSON() as { evaluationId: unknown }).evaluationId)
  })
  const defense = section(page, 'Défense')
  const fresh = technique(defense, 'Défense Coupée CD')
  const news = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(defense.locator('summary')).toBeVisible()
  await evaluate(coach, people.julie, {
    id: 'defense-1',
    status: 'in_progress',
    coachNotes: 'Laisse descendre.',
  })
  await expect(fresh).toContainText('Nouveau')
  await expect(fresh).toContainText('Laisse descendre.')
  await expect(news).toContainText('Défense Coupée CD')

  const mastered = await evaluate(coach, people.julie, { id: 'defense-1', status: 'mastered' })
  await expect(news).toContainText(/Défense Coupée CD.*En progression.*Maîtrisé/)
  await expect(fresh).toContainText('Nouveau')
  await expect.poll(() => seen).toContain(mastered)

  await page.reload()
  await expect(defense.locator('summary')).toBeVisible()
  await expect(page.getByText('Nouveau', { exact: true })).toHaveCount(0)
  await expect(news).toHaveCount(0)

  await page.goto('/player/training')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Entrainements' })).toBeVisible()
  await evaluate(coach, people.julie, { id: 'counter-4', status: 'in_progress' })
  await evaluate(coach, people.julie, { id: 'counter-4', status: 'mastered', coachNotes: 'Net.' })
  await page.getByRole('link', { name: 'Progression' }).click()
  await expect(news).toContainText('Depuis votre dernière visite')
  await expect(news).toContainText(/Contre-Top RV.*Maîtrisé.*Net\./)
  await expect(news).toContainText('Léa Fontaine')
  await expect(page.getByText('Nouveau', { exact: true })).toHaveCount(1)
  await expect(technique(section(page, 'Contre-Initiative'), 'Contre-Top RV')).toContainText('Nouveau')
})

test('What fails is said above the default catalogue, and can be tried again. @deep', async ({ page }) => {
  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  let fails = true
  await page.route('**/api/player-progress', (route) =>
    fails
      ? route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } })
      : route.continue(),
  )
  await open(page, people.olivier)
  await expect(page.getByRole('alert')).toContainText(
    'Une erreur est survenue lors du chargement de votre progression',
  )
  await expect(page.locator('main details')).toHaveCount(4)
  await expect(page.locator('main details li')).toHaveCount(techniqueCatalogue.length)
  await expect(page.locator('main details li').getByText('Non évalué')).toHaveCount(techniqueCatalogue.length)
  fails = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(`5 techniques maîtrisées sur ${techniqueCatalogue.length}`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('What the server should not have sent is left out, and the rest overrides the catalogue. @deep', async ({
  page,
}) => {
  const entry = {
    evaluationId: '0199aaaa-0000-7000-8000-000000000001',
    id: 'service-1',
    name: 'Marteau',
    category: 'service',
    status: 'mastered',
    coachNotes: 'Régulier.',
    lastEvaluation: '2026-11-10T18:00:00.000Z',
    evaluatedBy: 'Léa Fontaine',
  }
  const evaluations = [
    entry,
    { ...entry, id: 'service-2', name: '' },
    { ...entry, id: 'service-3', category: 'jonglage' },
    { ...entry, id: 'service-4', status: 'presque' },
    { ...entry, id: '' },
  ]
  await page.route('**/api/player-progress', (route) =>
    route.fulfill({ json: { evaluations, aiSettingsHistory: [], seenUntil: entry.lastEvaluation } }),
  )
  await open(page, people.olivier)
  await expect(page.getByText(`1 technique maîtrisée sur ${techniqueCatalogue.length}`)).toBeVisible()
  const services = section(page, 'Services')
  await expect(services.locator('summary')).toContainText(/25\s%/)
  await expect(technique(services, 'Marteau')).toContainText('Régulier.')
  await expect(services.getByText('Non évalué')).toHaveCount(3)
})
