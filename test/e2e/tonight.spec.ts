import type { Dashboard } from '../../src/contract/dashboard.ts'
import type { Hall } from '../../src/contract/hall.ts'
import type { EvaluationTable } from '../../src/contract/technique-evaluations.ts'
import type { SessionPage } from '../../src/contract/training-sessions.ts'
import { dayIn } from '../../src/demo/club-days.ts'
import { people } from '../../src/demo/club-people.ts'
import type { Presence } from '../../src/domain/attendance.ts'
import { clubInstant } from '../../src/web/clubs/club-time.ts'
import { planEvening } from './hall-evening.ts'
import { desk, expect, phone, signInAs, test as plainTest } from './journey.ts'
import { cachedAnswers, openWithServiceWorker } from './offline/device.ts'
import { test } from './offline/hall.ts'

test('What waits stands on the dashboard, leads to where it is done, and goes once it is. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  const waiting = page.locator('section', { has: page.getByRole('heading', { name: 'Ce qui attend' }) })
  const arrivals = waiting.getByRole('listitem').filter({ hasText: 'à accepter' })
  await expect(arrivals).toContainText('Nadia Ferrand')
  await arrivals.getByRole('link', { name: 'Voir les arrivées' }).click()
  for (const name of ['Nadia Ferrand', 'Bastien Morin']) {
    await page.getByRole('button', { name: `Refuser ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser la demande' }).click()
    await expect(page.getByRole('button', { name: `Refuser ${name}` })).toHaveCount(0)
  }
  await page.goto('/coach/overview')
  await expect(waiting.getByRole('listitem').first()).toBeVisible()
  await expect(arrivals).toHaveCount(0)
})

plainTest('A coach reads what is planned and what waits, with names.', async ({ someone }) => {
  const page = await someone(desk)
  await signInAs(page, people.marc)
  await page.goto('/coach/overview')
  const programme = page.locator('section', { has: page.getByRole('heading', { name: 'Programme' }) })
  await expect(programme).toContainText(/\d+ min prévues sur \d+/)
  const waiting = page.locator('section', { has: page.getByRole('heading', { name: 'Ce qui attend' }) })
  await expect(waiting).toContainText(/demandes? en attente/)
  await waiting.getByRole('link', { name: 'Voir les demandes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible()
})

test('In the hour before a session the one button opens its hall. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { path } = await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  await page.getByRole('link', { name: 'Ouvrir la salle' }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
})

test('Who has not replied is reminded once, with a message that the phone sends. @deep', async ({
  database,
  server,
  someone,
}) => {
  await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.addInitScript(() => {
    navigator.share = (data) => {
      if (!sessionStorage.getItem('closed')) {
        sessionStorage.setItem('closed', 'yes')
        return Promise.reject(new DOMException('Closed', 'AbortError'))
      }
      sessionStorage.setItem('shared', data?.text ?? '')
      return Promise.resolve()
    }
  })
  await page.goto('/coach/overview')
  const remind = page.getByRole('button', { name: 'Relancer pour une réponse' })
  const task = page.getByRole('listitem').filter({ hasText: 'sans réponse' })
  // Of the fourteen one is a child without an address, who cannot reply.
  await expect(task).toContainText('13 sans réponse')
  await remind.tap()
  await expect(remind).toBeVisible()
  await remind.tap()
  await expect(task).toContainText('13 sans réponse, déjà relancés')
  await expect(remind).toHaveCount(0)
  const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
  expect(shared).toContain('«\u00A0Soirée en salle\u00A0»')
  expect(shared).toContain(`${server.url}/player/training`)
  await page.reload()
  await expect(task).toContainText('déjà relancés')
})

test('Without network the panel says when the replies were read, and that the hall works. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  await planEvening(database)
  const { page } = await deviceAt(server.url, phone)
  await signInAs(page, people.lea)
  await openWithServiceWorker(page, '/coach/overview')
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Prochaine séance' }) })
  await expect(next.getByRole('group', { name: 'Réponses' })).toBeVisible()
  await expect(next).not.toContainText('Réponses lues')
  const kept = async () => (await cachedAnswers(page)).map(({ queryKey }) => queryKey.join(' '))
  await expect.poll(kept).toContain('training-sessions list upcoming 1')
  // Once the hall was read ahead, and the service worker has its files.
  await expect(next).toContainText('Prête sans réseau')
  await server.kill()
  await page.goto('/coach/overview')
  await expect(next).toContainText(/Réponses lues à \d\d:\d\d\. La salle fonctionne sans réseau/)
  await expect(next.getByRole('link', { name: 'Ouvrir la salle' })).toBeVisible()
})

plainTest('The navigation counts what waits, beside the names of its links.', async ({ someone }) => {
  const page = await someone(desk)
  await signInAs(page, people.lea)
  await page.goto('/coach/account')
  const navigation = page.getByRole('navigation', { name: 'Principale', exact: true })
  const requests = navigation.getByRole('link', { name: 'Demandes', exact: true })
  await expect(requests).toHaveAccessibleDescription(/^\d+ en attente$/)
  await expect(navigation.getByRole('link', { name: 'Club', exact: true })).toHaveAccessibleDescription(
    /^\d+ à accepter$/,
  )
  await requests.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible()
})

test('Until midnight the session that is over stays, with the one thing that is left to do. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  const date = dayIn('Europe/Paris', new Date())
  const startsAt = clubInstant(date, '18:00', 'Europe/Paris').toISOString()
  await page.clock.setFixedTime(clubInstant(date, '21:30', 'Europe/Paris'))
  await page.route('**/api/dashboard', async (route) => {
    const dashboard = (await (await route.fetch()).json()) as Dashboard
    await route.fulfill({ json: { ...dashboard, nextSession: null, currentSessions: [] } })
  })
  let presence: Presence | null = null
  let endsAt: string | undefined
  const played = { id: people.tom.id, technique: 'Flip', effect: 'Court' }
  const unplayed = { id: people.lea.id, technique: 'Flip', effect: 'Jamais vu' }
  await page.route('**/api/training-sessions?period=past&page=1', async (route) => {
    const past = (await (await route.fetch()).json()) as SessionPage
    const [session, ...others] = past.sessions
    const players = session!.players.map((player) => ({ ...player, presence }))
    const exercises = [played, unplayed].map((entry) => ({ ...session!.exercises[0]!, title: '', ...entry }))
    const changed = {
      date,
      time: '18:00',
      duration: '1h30',
      startsAt,
      endsAt,
      players,
      exercises,
      blocks: [],
    }
    const tonight = { ...session!, ...changed }
    await route.fulfill({ json: { ...past, sessions: [tonight, ...others] } })
  })
  await page.goto('/coach/overview')
  const ended = page.locator('section', { has: page.getByRole('heading', { name: 'Séance de ce soir' }) })
  await expect(ended).toContainText('terminée à 19:30')
  await expect(ended.getByRole('link', { name: 'Faire l’appel' })).toBeVisible()
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Prochaine séance' }) })
  await expect(next.getByRole('link', { name: 'Nouvelle séance' })).toBeVisible()

  presence = 'present'
  endsAt = clubInstant(date, '19:47', 'Europe/Paris').toISOString()
  await page.route('**/api/hall/*', async (route) => {
    const hall = (await (await route.fetch()).json()) as Hall
    const mark = { type: 'mark', playerId: people.ines.id, techniqueId: 'top_spin_cd' }
    const start = { type: 'start', run: people.marc.id, blockId: played.id, after: null, minutes: 15 }
    const head = { at: startsAt, by: people.lea.id }
    const events = [
      { ...head, id: people.ines.id, ...mark, mark: 'done' },
      { ...head, id: people.marc.id, ...start, seenAt: null },
    ]
    await route.fulfill({ json: { ...hall, events } })
  })
  let statusOfInes = 'not_evaluated'
  await page.route('**/api/technique-evaluations', async (route) => {
    const table = (await (await route.fetch()).json()) as EvaluationTable
    const evaluations = [{ id: 'top_spin_cd', status: statusOfInes }]
    const changed = table.players.map((player) =>
      player.id === people.ines.id ? { ...player, evaluations } : player,
    )
    await route.fulfill({ json: { ...table, players: changed } })
  })
  await page.goto('/coach/club')
  await page.goto('/coach/overview')
  await expect(ended).toContainText('présents')
  await expect(ended).toContainText('terminée à 19:47')
  await expect(ended).toContainText('1 repère noté')
  await expect(ended).toContainText('15 min jouées sur 30 prévues')
  const left = ended.getByRole('listitem').filter({ hasText: 'Flip - Jamais vu, non joué' })
  await expect(left).toContainText('à reporter au')
  await left.getByRole('button', { name: 'Reporter Flip - Jamais vu' }).tap()
  await expect(left).toContainText('au programme du')
  await expect(left.getByRole('button')).toHaveCount(0)
  await ended.getByRole('link', { name: 'Confirmer les repères' }).click()
  await expect(page).toHaveURL(/\/salle\?step=closing$/)

  // Confirmed by hand meanwhile: the mark waits no more.
  statusOfInes = 'mastered'
  await page.goto('/coach/club')
  await page.goto('/coach/overview')
  await expect(ended).toContainText('15 min jouées')
  await expect(ended).not.toContainText('repère')
})
