import { people } from '../../src/demo/club-people.ts'
import { head, lane, planEvening } from './hall-evening.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { dispatchOnline, prepareDevice } from './offline/device.ts'
import { test } from './offline/hall.ts'
import { createSession } from './offline/sessions-on-screen.ts'

const { lea, manon } = people
const refused = 'Un assistant ne peut pas le faire'

test('An assistant calls the roll, runs the hall and marks an evaluation, changes no session, and can once named coach. @deep', async ({
  database,
  server,
  someone,
}) => {
  await database.rows(
    `insert into memberships (club_id, account_id, role, standing, since, accepted_at, assistant)
     select club_id, $2, 'coach', 'member', now(), now(), true from memberships where account_id = $1`,
    [lea.id, manon.id],
  )
  const { id, names, path } = await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, manon)
  await page.goto(path)
  await lane(page, names[0]!).click()
  await expect(head(page)).toContainText('13 à noter')
  await page.getByRole('button', { name: 'Les 13 autres présents' }).click()
  await page.getByRole('button', { name: 'Lancer Top Spin CD - Rapide' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:5\d)$/)
  const present = () =>
    database.rows(`select 1 from session_participants where session_id = $1 and presence = 'present'`, [id])
  await expect.poll(async () => (await present()).length).toBe(14)

  await page.goto(`/coach/evaluation?player=${people.camille.id}`)
  const form = page.getByRole('form', { name: 'Flip RV', exact: true })
  await form
    .getByRole('group', { name: 'Statut' })
    .getByRole('radio', { name: 'En progression' })
    .check({ force: true })
  await form.getByLabel('Notes pour le joueur').fill('Poignet souple.')
  await form.getByRole('button', { name: "Sauvegarder l'évaluation" }).click()
  await expect(form.getByText(/^Évalué .* par Manon Guérin/)).toBeVisible()

  await page.goto(`/coach/sessions?session=${id}`)
  const edit = page.getByRole('button', { name: 'Modifier la séance' }).last()
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/coach/sessions?form=new')
  await expect(page.getByText(refused).last()).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveCount(0)
  await page.goto('/coach/club')
  await expect(page.getByText('Membre depuis').first()).toBeVisible()
  await expect(page.getByText('@')).toHaveCount(0)
  await page.goto('/coach/subscription')
  await expect(page).toHaveURL(/\/coach\/overview$/)
  await expect(page.getByText('Cet écran n’est pas ouvert aux assistants')).toBeVisible()
  await page.goto('/coach/sessions')
  const create = page.getByRole('button', { name: 'Nouvelle séance' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')

  const coach = await someone({ ...desk, baseURL: server.url })
  await signInAs(coach, lea)
  await coach.goto('/coach/club')
  await coach.getByRole('button', { name: 'Nommer entraineur : Manon Guérin' }).click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Nommer entraineur' }).click()
  await expect(coach.getByText('Maintenant entraineur : Manon Guérin.')).toBeVisible()

  await expect(create).not.toHaveAttribute('aria-disabled', 'true')
  await create.click()
  await page.getByLabel('Titre').fill('La séance de Manon')
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page.getByRole('link', { name: 'La séance de Manon' })).toBeVisible()
})

test('Made an assistant without network, a coach gets back what is no longer theirs, with the reason. @deep', async ({
  server,
  network,
  deviceAt,
  someone,
}) => {
  const device = await deviceAt(network.url, desk)
  const marc = await prepareDevice(device, people.marc, '/coach/sessions', '/coach/sessions?form=new')
  network.cutOff()
  await createSession(marc, 'Séance sans réseau')
  const pill = marc.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  await expect(pill).toHaveText('Enregistré · 1 en attente · Hors ligne')

  const coach = await someone({ ...desk, baseURL: server.url })
  await signInAs(coach, lea)
  await coach.goto('/coach/club')
  await coach.getByRole('button', { name: 'Nommer assistant : Marc Delorme' }).click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Nommer assistant' }).click()
  await expect(coach.getByText('Maintenant assistant : Marc Delorme.')).toBeVisible()

  network.pass()
  await dispatchOnline(marc)
  await expect(pill).toHaveText('1 à revoir', { timeout: 30_000 })
  await pill.getByRole('button').click()
  await expect(marc.getByRole('dialog', { name: 'Vos enregistrements' })).toContainText(refused)
})
