import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { people } from '../../src/demo/club-people.ts'
import { sessionId } from '../../src/demo/club-sessions.ts'
import {
  desk,
  expect,
  newcomer,
  phone,
  signInAs,
  signInWith,
  signUpCoach,
  test,
  typedDay,
  typedMoment,
} from './journey.ts'
import { propose } from './planner-on-screen.ts'
import { test as testInHall } from './offline/hall.ts'

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Groupes' }).getByRole('button', { name, exact: true })
const names = (page: Page) => page.getByRole('heading', { level: 2 })

/** Without the form. */
async function write(page: Page, method: string, path: string, data: object): Promise<void> {
  const response = await page.request.fetch(path, { method, data, headers: { 'Idempotency-Key': uuidv7() } })
  expect(response.ok(), `${method} ${path} ${await response.text()}`).toBe(true)
}

/** A new account that joins the club of the coach’s page. */
async function joinClub(page: Page, coach: Page, firstName: string): Promise<void> {
  const club = (await (await coach.request.get('/api/club')).json()) as { administration: { code: string } }
  await write(page, 'POST', '/api/accounts', {
    role: 'player',
    id: uuidv7(),
    ...newcomer(firstName, 'Morel'),
  })
  await write(page, 'POST', '/api/memberships', { code: club.administration.code })
}

test('A group is made with the keyboard, filters the players, and loses who leaves; another browser sees it live.', async ({
  someone,
}) => {
  const coach = newcomer('Ada', 'Riou')
  const page = await someone(desk)
  await signUpCoach(page, 'Ping des Trois Tilleuls', coach)
  const first = await someone(phone)
  await joinClub(first, page, 'Inès')
  await joinClub(await someone(phone), page, 'Tom')
  const second = await someone(phone)
  await signInWith(second, coach, 'coach')
  await second.goto('/coach/groups')
  await expect(second.getByText('Le club n’a pas encore de groupe')).toBeVisible()

  await page.goto('/coach/players')
  await page.getByRole('link', { name: 'Groupes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Groupes' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Joueurs', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('button', { name: 'Nouveau groupe' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nouveau groupe' })
  await expect(dialog.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused()
  await page.keyboard.type('Cadets')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('18h30')
  await page.keyboard.press('Tab')
  await dialog.getByLabel('Rechercher un joueur').focus()
  await page.keyboard.type('ines')
  // Which searches, and does not send the form.
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: /^Tom/ })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: /^Inès/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Créer le groupe' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await expect(cardOf(page, 'Cadets')).toContainText(/Mardi 18\sh\s30/)
  await expect(cardOf(second, 'Cadets')).toContainText('1 joueur')
  await cardOf(page, 'Cadets').getByRole('link', { name: '1 joueur du groupe Cadets' }).click()
  await expect(names(page)).toHaveText([/^Inès/])
  await expect(chip(page, 'Cadets')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Sans groupe').click()
  await expect(names(page)).toHaveText([/^Tom/])
  await page.reload()
  await expect(names(page)).toHaveText([/^Tom/])
  await chip(page, 'Tous').click()
  await expect(names(page)).toHaveText([/^Inès/, /^Tom/])
  await page.getByRole('link', { name: /^Inès/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Cadets' })).toBeVisible()

  await write(first, 'DELETE', '/api/memberships/mine', {})
  await expect(cardOf(second, 'Cadets')).toContainText('Aucun joueur dans ce groupe.')
})

test('A group’s players alone are shown in the table of evaluations, and among those who may turn up. @deep', async ({
  someone,
}) => {
  for (const screen of [phone, desk]) {
    const page = await someone(screen)
    await signInAs(page, people.lea)
    await page.goto('/coach/evaluation?view=group')
    const nameOf = (name: string) => page.getByRole('rowheader', { name })
    await expect(nameOf('Hugo Blanchard')).toBeVisible()
    await chip(page, 'Ping santé').click()
    await expect(nameOf('Monique')).toBeVisible()
    await expect(nameOf('Hugo Blanchard')).toHaveCount(0)
    await chip(page, 'Tous').click()
    await expect(nameOf('Hugo Blanchard')).toBeVisible()

    // Whom others plan for this evening in the same club is not said: those of that session are known.
    await page.goto(`/coach/sessions?roll=${sessionId('u13', -1)}`)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un arrivant' })
    const player = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await expect(player('Karim')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ping santé' }).focus()
    await page.keyboard.press('Enter')
    await expect(player('Karim')).toHaveCount(0)
    await expect(player('Monique')).toBeVisible()
    await dialog.getByLabel('Prénom ou nom').fill('bern')
    await expect(player('Bernard')).toBeVisible()
    await expect(player('Monique')).toHaveCount(0)
  }
})

test('The roll of one group is called alone: « Tous présents » marks who is shown. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Club des appels')
  for (const firstName of ['Anaïs', 'Basile', 'Chloé']) await joinClub(await someone(phone), coach, firstName)
  const { players } = (await (await coach.request.get('/api/club')).json()) as {
    players: { id: string; firstName: string }[]
  }
  const idOf = (firstName: string) => players.find((player) => player.firstName === firstName)!.id
  await write(coach, 'POST', '/api/groups', {
    id: uuidv7(),
    name: 'Cadets',
    playerIds: [idOf('Anaïs'), idOf('Basile')],
    coachIds: [],
    weekday: null,
    time: null,
    duration: null,
    placeId: null,
    nextCompetition: null,
  })
  const { date, time } = typedMoment(30)
  await write(coach, 'POST', '/api/training-sessions', {
    id: uuidv7(),
    title: 'Ronde',
    date: date.split('/').toReversed().join('-'),
    time,
    duration: '1h30',
    description: '',
    playerIds: players.map(({ id }) => id),
    exercises: [],
  })

  await coach.goto('/coach/sessions')
  await coach.getByRole('button', { name: 'Faire l’appel' }).click()
  const roll = coach.getByRole('region', { name: 'Appel' })
  const rows = roll.getByRole('listitem')
  const marked = rows.filter({ has: coach.locator('[aria-pressed="true"]') })
  await expect(rows).toHaveCount(3)
  await chip(coach, 'Cadets').click()
  await expect(rows).toHaveText([/Anaïs/, /Basile/])
  await roll.getByRole('button', { name: 'Tous présents' }).click()
  await expect(marked).toHaveCount(2)
  await chip(coach, 'Tous').click()
  await expect(rows).toHaveCount(3)
  await expect(marked).toHaveText([/Anaïs/, /Basile/])
  await expect(roll.getByRole('status')).toHaveText('2 présents sur 31 à noter')
})

test('A group of the same name is refused beside its field; one is changed and deleted. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Ping du Vieux Lavoir')
  await page.goto('/coach/groups')
  const make = async (name: string) => {
    await page.getByRole('button', { name: 'Nouveau groupe' }).click()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
    await page.getByRole('button', { name: 'Créer le groupe' }).click()
  }
  await make('Débutants')
  await expect(cardOf(page, 'Débutants')).toContainText('Pas de créneau fixe')
  await make('DEBUTANTS')
  await expect(page.getByText('Un autre groupe porte déjà ce nom')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Loisir')
  await page.getByRole('checkbox', { name: 'Léa Fontaine' }).check()
  await page.getByRole('button', { name: 'Créer le groupe' }).click()
  await expect(cardOf(page, 'Loisir')).toContainText('Léa Fontaine')

  await page.getByRole('button', { name: 'Modifier le groupe Loisir' }).click()
  await page.getByLabel('Jour habituel').selectOption('Samedi')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(cardOf(page, 'Loisir')).toContainText('Samedi')
  await page.getByRole('button', { name: 'Supprimer le groupe Loisir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(cardOf(page, 'Loisir')).toHaveCount(0)
  await expect(cardOf(page, 'Débutants')).toBeVisible()
})

test('Places are written on the club’s page, and a group trains at one. @deep', async ({ page }) => {
  await signUpCoach(page, 'Ping de la Halle Couverte')
  await page.goto('/coach/club')
  await page.getByRole('button', { name: 'Ajouter un lieu' }).click()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('Nombre de tables requis')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Gymnase du parc')
  await page.getByRole('textbox', { name: 'Nombre de tables' }).fill('8')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const place = page.getByRole('list', { name: 'Lieux' }).getByRole('listitem')
  await expect(place).toHaveText(/Gymnase du parc\s*8 tables/)

  await page.goto('/coach/groups')
  await page.getByRole('button', { name: 'Nouveau groupe' }).click()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Loisir')
  await page.getByLabel('Lieu', { exact: true }).selectOption('Gymnase du parc')
  await page.getByRole('button', { name: 'Créer le groupe' }).click()
  await expect(cardOf(page, 'Loisir')).toContainText('Gymnase du parc (8 tables)')

  await page.goto('/coach/club')
  await page.getByRole('button', { name: 'Supprimer le lieu Gymnase du parc' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Restent sans lieu\s: Loisir/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('list', { name: 'Lieux' })).toHaveCount(0)
  await page.goto('/coach/groups')
  await expect(cardOf(page, 'Loisir')).not.toContainText('Gymnase')
})

test('A place that another browser changes while its form is open is not overwritten without a question. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Ada', 'Deux-Salles')
  const page = await someone(desk)
  await signUpCoach(page, 'Ping de la Salle Double', coach)
  const id = uuidv7()
  await write(page, 'POST', '/api/places', { id, name: 'Gymnase', tables: 8 })
  await page.goto('/coach/club')
  const place = page.getByRole('list', { name: 'Lieux' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Modifier le lieu Gymnase' }).click()
  const name = page.getByRole('textbox', { name: 'Nom', exact: true })
  await name.fill('Gymnase du parc')
  const second = await someone(phone)
  await signInWith(second, coach, 'coach')
  await write(second, 'PUT', `/api/places/${id}`, { id, name: 'Gymnase Coubertin', tables: 12, version: 1 })
  await expect(place).toHaveText(/Gymnase Coubertin\s*12 tables/)
  await expect(name).toHaveValue('Gymnase du parc')

  let writes = 0
  page.on('request', (request) => (writes += Number(request.method() === 'PUT')))
  const save = page.getByRole('button', { name: 'Mettre à jour' })
  await save.click()
  const question = page.getByText('Ce lieu a été modifié entre-temps')
  await expect(question).toBeVisible()
  await expect(page.getByText(/Ce qui a changé\s: Gymnase Coubertin, 12\stables/)).toBeVisible()
  await save.click()
  await expect(question).toBeVisible()
  expect(writes).toBe(0)
  await page.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(place).toHaveText(/Gymnase du parc\s*12 tables/)
})

test('The players of a group are not shown as everybody while the groups cannot be read. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  const [group] = (await (await page.request.get('/api/groups')).json()) as { id: string }[]
  await page.route('**/api/groups', (route) =>
    route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  await page.goto(`/coach/players?group=${group!.id}`)
  await expect(page.getByText('Erreur lors du chargement des groupes')).toBeVisible()
  await expect(names(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.unroute('**/api/groups')
  // Another journey's change may bring them before anybody could press.
  await page.reload()
  await expect(names(page).first()).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Groupes' }).getByRole('button', { pressed: true }),
  ).toHaveCount(1)
  await expect(chip(page, 'Tous')).toHaveAttribute('aria-pressed', 'false')
})

test('A session form takes in a whole group at one press, and lets it go at the next.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions?form=new')
  const participants = page.getByRole('group', { name: 'Participants' })
  const beginners = participants.getByRole('button', { name: 'Débutants' })
  const ticked = participants.getByRole('checkbox', { checked: true })
  await beginners.click()
  await expect(ticked).toHaveCount(5)
  await participants.getByRole('checkbox', { name: 'Hugo Blanchard' }).uncheck()
  await expect(beginners).toHaveAttribute('aria-pressed', 'false')
  await beginners.click()
  await expect(ticked).toHaveCount(5)
  await beginners.click()
  await expect(ticked).toHaveCount(0)
})

testInHall(
  'After a downgrade groups are read only, with a way up; one more place is not offered. @deep',
  // Whoever is named last ends first: a page that outlives its server complains.
  async ({ database, server, someone }) => {
    const coach = await someone({ ...desk, baseURL: server.url })
    await signInAs(coach, people.lea)
    await database.rows(
      `update clubs set subscription_plan = 'essential'
     where id = (select club_id from memberships where account_id = $1) returning id`,
      [people.lea.id],
    )
    await coach.goto('/coach/groups')
    await expect(cardOf(coach, 'Jeunes compétition')).toContainText('Inès Morel')
    await expect(coach.getByRole('button', { name: /groupe/ })).toHaveCount(0)
    await expect(coach.getByText('Vos groupes restent lisibles.')).toBeVisible()
    await expect(coach.getByRole('link', { name: 'Voir les formules' })).toHaveAttribute(
      'href',
      '/coach/subscription',
    )
    await coach.goto('/coach/players')
    await chip(coach, 'Débutants').click()
    await expect(names(coach)).toHaveCount(5)
    await coach.goto('/coach/club')
    await expect(coach.getByText(/^Noter plusieurs lieux est compris dans/)).toBeVisible()
    await expect(coach.getByRole('button', { name: 'Ajouter un lieu' })).toHaveCount(0)
  },
)

test('A theme is set on a group, and the programme proposed to it in that month follows it. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  await page.goto('/coach/groups')
  await cardOf(page, 'Loisir adultes').getByRole('button', { name: 'Modifier le groupe' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier le groupe' })
  await expect(form.getByLabel('Mois du thème')).toHaveCount(0)
  await form.getByLabel('Thème du mois').selectOption('Block CD')
  await form.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(cardOf(page, 'Loisir adultes')).toContainText('Block CD')

  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Groupe', { exact: true }).selectOption('Loisir adultes')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(0))
  const dialog = await propose(page)
  await expect(dialog.getByText('Thème du mois\u00A0: Block CD.')).toBeVisible()
  await expect(dialog.getByText('C’est le thème du mois').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  // Two months later it is another one's turn.
  await page.getByLabel('Date', { exact: true }).fill(typedDay(62))
  await propose(page)
  await expect(dialog.getByText('Thème du mois')).toHaveCount(0)
})
