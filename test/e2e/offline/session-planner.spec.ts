import { people } from '../../../src/demo/club-people.ts'
import { expect, phone, typedDay } from '../journey.ts'
import {
  answer,
  beginSession,
  changeDrill,
  propose,
  proposalOf,
  proposedNames,
} from '../planner-on-screen.ts'
import { expectQueueEmpty, cachedAnswers, prepareDevice, queuedWritesOn } from './device.ts'
import { test } from './hall.ts'

const forWhom = ['Yanis Cherif', 'Lucas Bernard'] as const

test('In the hall a programme is proposed from what was read before, and arrives with its session. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const phoneOfLea = await deviceAt(server.url, phone)
  let page = await prepareDevice(phoneOfLea, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  await beginSession(page, '1h', ...forWhom)
  const proposedBefore = await proposedNames(await propose(page))
  const isCached = (answers: unknown[]) => JSON.stringify(answers).includes('"session-planning"')
  await expect.poll(() => cachedAnswers(page).then(isCached)).toBe(true)
  await server.kill()

  page = await phoneOfLea.restart()
  await beginSession(page, '1h', ...forWhom)
  const dialog = await propose(page)
  await expect(dialog.getByText(/^Hors ligne\s: données de \d+/)).toBeVisible()
  expect(await proposedNames(dialog)).toEqual(proposedBefore)
  const other = await changeDrill(dialog, proposedBefore[1]!)
  const names = await proposedNames(dialog)
  expect(names[1]).toBe(other)
  const theme = names[2]!
  await answer(dialog, 'Changer', theme)
  await dialog.getByRole('button', { name: 'Plus court' }).click()
  await expect(
    dialog.getByRole('status').filter({ hasText: `${theme}\u00A0: 10\u00A0min au lieu de 15.` }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
  await page.getByLabel('Titre').fill('Proposée dans la salle')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(1))
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect.poll(() => queuedWritesOn(page)).toHaveLength(1)

  await server.start()
  await expectQueueEmpty(page)
  const exercises = await database.rows(
    `select coalesce(nullif(x.title, ''), x.technique || ' - ' || x.effect) as name, x.duration from session_exercises x
     join training_sessions s on s.id = x.session_id where s.title = $1 order by x.position`,
    ['Proposée dans la salle'],
  )
  const blocks = await database.rows(
    `select b.title from session_blocks b join training_sessions s on s.id = b.session_id
     where s.title = $1 order by b.position`,
    ['Proposée dans la salle'],
  )
  expect(exercises[1]).toMatchObject({ name: theme, duration: '10 min' })
  const titles = blocks.map(({ title }) => title)
  expect(titles).toContain('Mise en train')
  expect(exercises.map(({ name }) => name)).toEqual(names.filter((name) => !titles.includes(name)))
})

test('A proposal that was never read on this device says so, and comes with the network. @deep', async ({
  server,
  deviceAt,
}) => {
  const phoneOfLea = await deviceAt(server.url, phone)
  const page = await prepareDevice(phoneOfLea, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  await server.kill()
  await beginSession(page, '1h', ...forWhom)
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  await expect(proposalOf(page).getByText('Pas encore ouvert sur cet appareil.')).toBeVisible()
  await server.start()
  await expect(proposalOf(page).getByRole('heading', { name: 'Échauffement' })).toBeVisible({
    timeout: 30_000,
  })
})
