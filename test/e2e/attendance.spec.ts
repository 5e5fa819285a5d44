import type { Locator, Page, Response } from '@playwright/test'
import type { Presence } from '../../src/domain/attendance.ts'
import { people } from '../../src/demo/club-people.ts'
import {
  acceptCoach,
  confirmEmail,
  desk,
  fillPerson,
  expect,
  newcomer,
  phone,
  signUpCoach,
  signInAs,
  signInWith,
  signUpPlayer,
  test,
  typedDay,
  typedMoment,
} from './journey.ts'

test('A player says « Je viens », the coach sees it and calls the roll with a thumb, and both see what was noted.', async ({
  someone,
}) => {
  const coach = await someone(phone)
  const player = await someone(phone)
  await signUpCoach(coach, 'Club de l’appel')
  await join(player, await codeOf(coach), newcomer('Noé', 'Petit'))
  await join(await someone(phone), await codeOf(coach), newcomer('Zoé', 'Perrin'))
  await plan(coach, 'Services courts', typedMoment(40))

  await expect(coach.getByText('2 joueurs · aucune réponse')).toBeVisible()
  await player.goto('/player/training')
  await player.getByRole('button', { name: 'Je viens', exact: true }).click()
  await expect(player.getByRole('button', { name: 'Je viens', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(coach.getByText('1 sur 2 vient')).toBeVisible()

  await coach.getByRole('link', { name: 'Services courts', exact: true }).click()
  await coach.getByRole('button', { name: 'Faire l’appel' }).click()
  const roll = coach.getByRole('region', { name: 'Appel' })
  await expect(roll.getByRole('listitem').filter({ hasText: 'Noé Petit' })).toContainText('Je viens')
  await expect(roll.getByRole('status')).toHaveText('0 présent sur 22 à noter')
  await roll.getByRole('group', { name: 'Zoé Perrin' }).getByRole('button', { name: 'Excusé' }).click()
  await expect(roll.getByRole('status')).toHaveText('0 présent sur 21 à noter')
  await roll.getByRole('button', { name: 'Les autres présents' }).click()
  await expect(roll.getByRole('status')).toHaveText('1 présent sur 2Tout le monde est noté')
  // The same press takes it back.
  await roll.getByRole('group', { name: 'Zoé Perrin' }).getByRole('button', { name: 'Excusé' }).click()
  await expect(roll.getByRole('status')).toHaveText('1 présent sur 21 à noter')
  await coach.reload()
  await expect(roll.getByRole('status')).toHaveText('1 présent sur 21 à noter')
  await expect(
    roll.getByRole('group', { name: 'Noé Petit' }).getByRole('button', { name: 'Présent' }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('How many of those who are invited come stands on the card, in the panel and on the dashboard, live. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Club des réponses')
  const code = await codeOf(coach)
  const noe = await someone(phone)
  const zoe = await someone(phone)
  await join(noe, code, newcomer('Noé', 'Petit'))
  await join(zoe, code, newcomer('Zoé', 'Perrin'))
  await plan(coach, 'Services courts', { date: typedDay(1), time: '18:00' })
  const reply = async (page: Page, name: string) => {
    await page.goto('/player/training')
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }

  const row = coach
    .getByRole('listitem')
    .filter({ has: coach.getByRole('link', { name: 'Services courts', exact: true }) })
  await expect(row).toContainText('2 joueurs · aucune réponse')
  await reply(noe, 'Je viens')
  await expect(row).toContainText('1 sur 2 vient')
  await row.getByRole('link', { name: 'Services courts', exact: true }).click()
  const invited = coach
    .locator('section', { has: coach.getByRole('heading', { name: 'Participants (2)' }) })
    .last()
  await expect(invited).toContainText('1 sur 2 vient')
  await reply(zoe, 'Je ne viens pas')
  await expect(row).toContainText('1 sur 2 vient · 1 ne vient pas')
  await expect(invited).toContainText('1 sur 2 vient · 1 ne vient pas')

  await coach.goto('/coach/overview')
  const next = coach.locator('section', { has: coach.getByRole('heading', { name: 'Prochaine séance' }) })
  await expect(next).toContainText('2 participants')
  await expect(next.getByRole('button', { name: '1 vient', exact: true })).toBeVisible()
  await next.getByRole('button', { name: '1 ne vient pas' }).click()
  await expect(next.getByText('Zoé Perrin')).toBeVisible()
  await reply(zoe, 'Je viens')
  await expect(next.getByRole('button', { name: '2 viennent' })).toBeVisible()
  await expect(next.getByText('Personne', { exact: true })).toBeVisible()
  await reply(noe, 'Je ne viens pas')
  await reply(zoe, 'Je ne viens pas')
  await expect(next.getByRole('button', { name: '2 ne viennent pas' })).toBeVisible()
  await expect(next.getByText('Noé Petit, Zoé Perrin')).toBeVisible()
})

test('On a phone a player’s next session and its « Je viens » stand on the first screen, before anything else. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Club du premier écran')
  const code = await codeOf(coach)
  const player = await someone(phone)
  await join(player, code, newcomer('Noé', 'Petit'))
  await join(await someone(phone), code, newcomer('Zoé', 'Perrin'))
  const title = 'Service court, remise et première balle d’attaque pour le groupe des jeunes du mardi soir'
  await plan(coach, title, { date: typedDay(2), time: '18:00' })
  await coach.getByRole('button', { name: 'Modifier la séance' }).click()
  await coach.getByLabel('Description').fill('Apportez une bouteille d’eau. '.repeat(12))
  await coach.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(coach.getByText('Séance mise à jour')).toBeVisible()
  await plan(coach, 'Services longs', { date: typedDay(3), time: '18:00' })

  await player.goto('/player/training')
  const cardOf = (name: string) =>
    player.getByRole('listitem').filter({ has: player.getByRole('heading', { name }) })
  const next = cardOf(title)
  const topOf = async (place: Locator) => (await place.boundingBox())!.y
  // Nobody has confirmed that address yet.
  const reminder = player.getByText('Confirmez votre email')
  await expect(reminder).toBeVisible()
  expect(await player.evaluate(() => scrollY)).toBe(0)
  const fold = await topOf(player.getByRole('navigation', { name: 'Principale, téléphone' }))
  for (const name of ['Je viens', 'Je ne viens pas']) {
    const { y, height } = (await next.getByRole('button', { name, exact: true }).boundingBox())!
    expect(y + height).toBeLessThanOrEqual(fold)
    const programme = next.getByRole('heading', { name: 'Programme' })
    for (const later of [next.getByText('Apportez une bouteille'), programme, reminder]) {
      expect(await topOf(later)).toBeGreaterThan(y + height)
    }
  }
  expect(await topOf(reminder)).toBeLessThan(await topOf(cardOf('Services longs')))
  const coming = next.getByRole('button', { name: 'Je viens', exact: true })
  await coming.tap()
  await expect(coming).toHaveAttribute('aria-pressed', 'true')

  // Both are of one list, with the reminder or without.
  const later = await cardOf('Services longs').elementHandle()
  await player.getByRole('button', { name: 'Me le rappeler dans 7 jours' }).tap()
  await expect(reminder).toHaveCount(0)
  expect(await later.evaluate((card) => card.isConnected)).toBe(true)
  const inOneList = await next.evaluate((card, other) => card.parentElement === other?.parentElement, later)
  expect(inOneList).toBe(true)
  // Between them, the calendar of the phone.
  await expect(cardOf('Services longs').locator('..').locator('> li:visible')).toHaveCount(3)
})

test('The roll opens an hour before; who does not come stands below, and who turns up is added on two devices once. @deep', async ({
  someone,
}) => {
  const coach = await someone(phone)
  const lea = newcomer('Léa', 'Fontaine')
  await signUpCoach(coach, 'Club des arrivants', lea)
  const code = await codeOf(coach)
  const noe = await someone(phone)
  await join(noe, code, newcomer('Noé', 'Petit'))
  await join(await someone(phone), code, newcomer('Adam', 'Benali'))
  await plan(coach, 'Services courts', typedMoment(90))
  await coach.getByRole('link', { name: 'Services courts', exact: true }).click()
  const call = coach.getByRole('button', { name: 'Faire l’appel' })
  await expect(call).toHaveAttribute('aria-disabled', 'true')
  await expect(call).toHaveAccessibleDescription('L’appel ouvre 60 minutes avant la séance.')

  // It is moved closer: nothing is noted of it yet.
  await coach.getByRole('button', { name: 'Modifier la séance' }).click()
  const { date, time } = typedMoment(30)
  await coach.getByLabel('Date', { exact: true }).fill(date)
  await coach.getByLabel('Heure').fill(time)
  await coach.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(coach.getByText('Séance mise à jour')).toBeVisible()
  await noe.goto('/player/training')
  await noe.getByRole('button', { name: 'Je ne viens pas' }).click()
  const zoe = await someone(phone)
  await join(zoe, code, newcomer('Zoé', 'Perrin'))

  await coach.getByRole('button', { name: 'Faire l’appel' }).click()
  const roll = coach.getByRole('region', { name: 'Appel' })
  await expect(roll.getByRole('status')).toHaveText('0 présent sur 21 à noter')
  await expect(roll.getByRole('listitem').last()).toContainText('Noé Petit')
  await expect(roll.getByRole('listitem').last()).toContainText('Excusé')
  await expect(roll.getByRole('heading', { name: 'Ont répondu « Je ne viens pas »' })).toBeVisible()

  // Two devices of the coach add the same player.
  const other = await someone(phone)
  await signInWith(other, lea, 'coach')
  let letThrough = () => {}
  let held = Promise.resolve()
  // The session is also read ahead, with the next days.
  await other.route(/\/api\/(training-sessions|session-calendar)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await other.goto(coach.url())
  for (const page of [coach, other]) {
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await page.getByLabel('Prénom ou nom').fill('zo')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  }
  // The second one has not heard of the first, in an answer that was under way either.
  held = new Promise((resolve) => (letThrough = resolve))
  const added = coach.waitForResponse((response) => response.url().includes('/arrivals/'))
  await coach.getByRole('button', { name: 'Ajouter Zoé Perrin' }).click()
  await added
  const addedAgain = other.waitForResponse((response) => response.url().includes('/arrivals/'))
  await other.getByRole('button', { name: 'Ajouter Zoé Perrin' }).click()
  expect((await addedAgain).ok()).toBe(true)
  letThrough()
  for (const page of [coach, other]) {
    const row = page.getByRole('group', { name: 'Zoé Perrin' })
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('button', { name: 'Présent' })).toHaveAttribute('aria-pressed', 'true')
  }
  await roll.getByRole('button', { name: 'Les autres présents' }).click()
  await expect(roll.getByRole('status')).toHaveText('2 présents sur 3Tout le monde est noté')
  await zoe.goto('/player/training')
  await expect(zoe.getByRole('heading', { name: 'Services courts' })).toBeVisible()
  // There is nobody left to add.
  await coach.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(coach.getByText('Tous les joueurs du club participent déjà à cette séance.')).toBeVisible()
})

test('On a phone twelve rows of the roll, 56 px each, stand on one screen. @deep', async ({ someone }) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions')
  await page.getByRole('button', { name: 'Faire l’appel' }).last().click()
  const rows = page.getByRole('region', { name: 'Appel' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
  for (const box of boxes) expect(box?.height).toBe(56)
  // Without the notice of the demonstration above the page.
  const top = (await page.locator('.shell').boundingBox())!.y
  expect(Math.floor((phone.viewport.height - boxes[0]!.y + top) / 56)).toBeGreaterThanOrEqual(12)
})

test('Two coaches call one roll together; of two marks for one player the second learns of the first. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  await signUpCoach(lea, 'Club à deux')
  const code = await codeOf(lea)
  await join(await someone(phone), code, newcomer('Noé', 'Petit'))
  await join(await someone(phone), code, newcomer('Zoé', 'Perrin'))
  const marc = await someone(desk)
  const delorme = newcomer('Marc', 'Delorme')
  await join(marc, code, delorme, 'coach')
  await confirmEmail(marc, delorme)
  await lea.goto('/coach/club')
  await acceptCoach(lea, 'Marc Delorme')
  await expect(lea.getByText('Marc Delorme').first()).toBeVisible()
  await plan(lea, 'Services courts', { date: typedDay(-1), time: '20:00' })

  const mark = (page: Page, player: string, presence: string) =>
    page.getByRole('group', { name: player }).getByRole('button', { name: presence })
  await lea.getByRole('button', { name: 'Faire l’appel' }).first().click()
  await expect(mark(lea, 'Zoé Perrin', 'Présent')).toBeVisible()
  await marc.goto(lea.url())
  await expect(mark(marc, 'Zoé Perrin', 'Présent')).toBeVisible()

  // Each one's marks reach the other's screen.
  await mark(lea, 'Zoé Perrin', 'Présent').click()
  await expect(mark(marc, 'Zoé Perrin', 'Présent')).toHaveAttribute('aria-pressed', 'true')
  await mark(marc, 'Zoé Perrin', 'Absent').click()
  await expect(mark(lea, 'Zoé Perrin', 'Absent')).toHaveAttribute('aria-pressed', 'true')

  // Marc's refetch is delayed: he has not seen Léa's mark when he presses.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await marc.route('**/api/training-sessions**', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.fallback()
  })
  const answered = lea.waitForResponse(wrote('absent'))
  await mark(lea, 'Noé Petit', 'Absent').click()
  await answered
  await mark(marc, 'Noé Petit', 'Présent').click()
  await expect(
    marc.getByText('Léa Fontaine vient de noter « Absent » pour Noé Petit. Touchez à nouveau pour corriger.'),
  ).toBeVisible()
  letThrough()
  await expect(mark(marc, 'Noé Petit', 'Absent')).toHaveAttribute('aria-pressed', 'true')
  await mark(marc, 'Noé Petit', 'Présent').click()
  await expect(mark(lea, 'Noé Petit', 'Présent')).toHaveAttribute('aria-pressed', 'true')

  // A refusal stays on the screen while the next players are marked.
  await lea.route('**/presences/*', (route) => route.fulfill({ status: 409, json: notInSession }))
  await mark(lea, 'Noé Petit', 'Excusé').click()
  const refused = lea.getByText('Noé Petit : Ce joueur ne participe plus à cette séance.')
  await expect(refused).toBeVisible()
  await lea.unroute('**/presences/*')
  await mark(lea, 'Zoé Perrin', 'Présent').click()
  await expect(mark(marc, 'Zoé Perrin', 'Présent')).toHaveAttribute('aria-pressed', 'true')
  await expect(refused).toBeVisible()
  await lea.getByRole('button', { name: 'Compris' }).click()
  await expect(refused).toHaveCount(0)
  await expect(mark(lea, 'Noé Petit', 'Présent')).toBeFocused()

  // Two refused marks for one player show one message.
  let refuseBoth = () => {}
  const both = new Promise<void>((resolve) => (refuseBoth = resolve))
  let refusals = 0
  await lea.route('**/presences/*', async (route) => {
    await both
    await route.fulfill({ status: 409, json: notInSession })
    refusals += 1
  })
  await mark(lea, 'Noé Petit', 'Absent').click()
  await mark(lea, 'Noé Petit', 'Excusé').click()
  refuseBoth()
  // Let through, the second mark would be noted.
  await expect.poll(() => refusals).toBe(2)
  await expect(refused).toHaveCount(1)
  await lea.unroute('**/presences/*')
  await lea.getByRole('button', { name: 'Compris' }).click()

  // The refusal of « Les autres présents » disappears once each player is marked by hand.
  await mark(lea, 'Noé Petit', 'Présent').click()
  await lea.route('**/presences', (route) =>
    route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  await lea.getByRole('button', { name: 'Les autres présents' }).click()
  const all = lea.getByText('L’appel n’a pas pu être enregistré.')
  await expect(all).toBeVisible()
  await lea.getByRole('button', { name: 'Compris' }).click()
  await expect(all).toHaveCount(0)
  await expect(lea.getByRole('button', { name: 'Les autres présents' })).toBeFocused()
  await lea.getByRole('button', { name: 'Les autres présents' }).click()
  await expect(all).toBeVisible()
  await mark(lea, 'Noé Petit', 'Présent').click()
  await expect(all).toHaveCount(0)
  await lea.unroute('**/presences')

  // Marc closes the roll call before the refusal arrives: it is kept for him, with player, session and other coach.
  const unseen = new Promise<void>((resolve) => (letThrough = resolve))
  await marc.route('**/api/training-sessions**', async (route) => {
    if (route.request().method() === 'GET') await unseen
    await route.fallback()
  })
  let tellMarc = () => {}
  const closed = new Promise<void>((resolve) => (tellMarc = resolve))
  await marc.route('**/presences/*', async (route) => {
    await closed
    await route.fallback()
  })
  const noted = lea.waitForResponse(wrote('excused'))
  await mark(lea, 'Zoé Perrin', 'Excusé').click()
  await noted
  await mark(marc, 'Zoé Perrin', 'Absent').click()
  await marc.getByRole('button', { name: 'Fermer' }).first().click()
  tellMarc()
  const pill = marc.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  await expect(pill).toHaveText('1 à revoir')
  letThrough()
  await pill.getByRole('button').click()
  const notice = marc.getByRole('dialog', { name: 'Vos enregistrements' }).getByRole('listitem')
  await expect(notice).toContainText('Léa Fontaine a noté entre-temps « Excusé » pour Zoé Perrin.')
  await expect(notice).toContainText(/Séance ?Services courts, .+ à 20:00/)
  await expect(notice).toContainText(/Présence ?Absent/)
})

test('Whoever is ticked for a session and leaves the club stays in the list, to be unticked. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  const player = await someone(phone)
  await signUpCoach(coach, 'Club quitté')
  await join(player, await codeOf(coach), newcomer('Noé', 'Petit'))
  await coach.goto('/coach/sessions?form=new')
  await coach.getByLabel('Noé Petit', { exact: true }).check()
  await player.getByRole('button', { name: 'Quitter le club' }).click()
  await player.getByRole('alertdialog').getByRole('button', { name: 'Quitter le club' }).click()
  const left = coach.getByLabel('Noé Petit (a quitté le club)')
  await expect(left).toBeChecked()
  await left.uncheck()
  await expect(coach.getByText('0 sélectionné')).toBeVisible()
})

test('A coach’s card says who left the club; whoever comes back at once has the session again. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  const player = await someone(phone)
  await signUpCoach(coach, 'Club retrouvé')
  const code = await codeOf(coach)
  await join(player, code, newcomer('Noé', 'Petit'))
  await join(await someone(phone), code, newcomer('Zoé', 'Perrin'))
  await plan(coach, 'Services courts', { date: typedDay(3), time: '18:00' })
  await player.goto('/player/club')
  await player.getByRole('button', { name: 'Quitter le club' }).click()
  await expect(player.getByRole('alertdialog')).toContainText('dans les 7 jours')
  await player.getByRole('alertdialog').getByRole('button', { name: 'Quitter le club' }).click()
  const card = coach
    .getByRole('listitem')
    .filter({ has: coach.getByRole('link', { name: 'Services courts', exact: true }) })
  await expect(card).toContainText('1 joueur')
  await expect(card).toContainText('Noé Petit a quitté le club')
  await player.getByLabel('Code club').fill(code)
  await player.getByRole('button', { name: 'Rejoindre le club' }).click()
  await expect(card).toContainText('2 joueurs')
  await expect(card).not.toContainText('a quitté le club')
  await player.goto('/player/training')
  await expect(player.getByRole('heading', { name: 'Services courts' })).toBeVisible()
})

async function codeOf(coach: Page): Promise<string> {
  await coach.goto('/coach/club')
  return coach.getByRole('code').innerText()
}

async function join(
  page: Page,
  code: string,
  person: ReturnType<typeof newcomer>,
  door: 'player' | 'coach' = 'player',
): Promise<void> {
  if (door === 'player') {
    await signUpPlayer(page, person)
    await page.getByLabel('Code club').fill(code)
    await page.getByRole('button', { name: 'Rejoindre le club' }).click()
    await expect(page).toHaveURL('/player/club')
    return
  }
  await page.goto('/coach?mode=signup')
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'Rejoindre un club existant' }).click()
  await page.getByLabel('Code club').fill(code)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL('/coach/club')
}

/** The answer to that mark, not to an earlier one. */
const wrote = (presence: Presence) => (response: Response) =>
  response.request().method() === 'PUT' &&
  (response.request().postDataJSON() as { presence: unknown }).presence === presence

interface When {
  date: string
  time: string
}

/** With every player of the club. */
async function plan(coach: Page, title: string, { date, time }: When): Promise<void> {
  await coach.goto('/coach/sessions?form=new')
  await coach.getByLabel('Titre').fill(title)
  await coach.getByLabel('Date', { exact: true }).fill(date)
  await coach.getByLabel('Heure').fill(time)
  await expect(coach.getByRole('group', { name: /^Participants/ }).getByRole('checkbox')).toHaveCount(2)
  for (const box of await coach
    .getByRole('group', { name: /^Participants/ })
    .getByRole('checkbox')
    .all()) {
    await box.check()
  }
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(coach.getByLabel('Titre')).toHaveCount(0)
  await expect(coach.getByRole('link', { name: title, exact: true })).toBeVisible()
}

const notInSession = {
  refusal: 'player-not-in-session',
  sentence: 'Ce joueur ne participe plus à cette séance.',
  requestId: '-',
}
