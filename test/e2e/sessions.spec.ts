import type { Locator, Page } from '@playwright/test'
import { places } from '../../src/demo/club-groups.ts'
import { addDays, dayIn } from '../../src/demo/club-days.ts'
import { people } from '../../src/demo/club-people.ts'
import {
  type ClubClosures,
  nextSameWeekday,
  type SeriesDate,
  weeklyDates,
} from '../../src/domain/session-series.ts'
import { dayAndMonth } from '../../src/web/analyses/analyses-words.ts'
import { reasonLines } from '../../src/web/session-series/series-words.ts'
import {
  desk,
  expect,
  newcomer,
  phone,
  signInAs,
  signUpCoach,
  signUpPlayer,
  test,
  typedDay,
  typedMoment,
} from './journey.ts'

test('The lists are cut in fives, and the address keeps the page.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions')
  await expect(page.getByRole('heading', { name: /^Séances passées \(\d+\)$/ })).toBeVisible()
  const past = page.getByRole('navigation').filter({ hasText: /Page 1 sur \d{2}/ })
  await past.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText(/Page 2 sur \d{2}/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Page 2 sur \d{2}/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/Page 1 sur \d{2}/)).toBeVisible()
})

test('A deleted session is gone, and « Annuler » brings it back.', async ({ page }) => {
  await signUpCoach(page, 'Club de la séance')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Panier de balles')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(2))
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer la séance' }).click()
  await expect(page.getByRole('heading', { name: 'Séances à venir (0)' })).toBeVisible()
  const undo = page.getByRole('status', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' })
  await undo.press('Enter')
  await expect(page.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Panier de balles')).toBeVisible()
})

test('A cancelled session stays in sight, for its players too, and comes back. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/sessions?form=new')
  await coach.getByLabel('Titre').fill('Salle fermée')
  await coach.getByLabel('Date', { exact: true }).fill(typedDay(1))
  await coach.getByLabel('Rechercher un joueur').fill('Inès')
  await coach.getByRole('checkbox', { name: /^Inès/ }).check()
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  const player = await someone(phone)
  await signInAs(player, people.ines)
  await player.goto('/player/training')
  const own = player.getByRole('listitem').filter({ hasText: 'Salle fermée' })
  await expect(own.getByRole('button', { name: 'Je viens', exact: true })).toBeVisible()

  await coach.getByRole('link', { name: 'Salle fermée' }).click()
  await coach.getByRole('button', { name: 'Annuler la séance' }).press('Enter')
  // Planned a moment ago, it was told to nobody yet.
  const question = coach.getByRole('alertdialog', { name: 'Annuler cette séance' })
  await expect(question.getByText('Il n’y a personne à prévenir')).toBeVisible()
  await question.getByRole('button', { name: 'Annuler la séance' }).press('Enter')
  await expect(own.getByText('Annulée')).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
  const panel = coach.getByRole('region', { name: 'Salle fermée' })
  await expect(panel.getByText('Annulée')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Modifier la séance' })).toHaveCount(0)
  await expect(panel.getByRole('heading', { level: 2 })).toHaveCSS('text-decoration-line', 'line-through')

  await panel.getByRole('button', { name: 'Rétablir la séance' }).press('Enter')
  await expect(own.getByRole('button', { name: 'Je viens', exact: true })).toBeVisible()
  await expect(panel.getByText('Annulée')).toHaveCount(0)
})

test('A season of Tuesdays is planned with the keyboard, and leaves out what the club chose. @deep', async ({
  page,
}) => {
  const club: ClubClosures = { schoolZone: 'B', closures: [] }
  const tuesdays = tuesdaysAhead(
    11,
    club,
    (dates) => dates.slice(0, 2).every(isOpen) && dates.filter(isOpen).length > 6,
  )
  const [first, second, ...others] = tuesdays.slice(0, tuesdays.findLastIndex(isOpen) + 1)
  const end = others.at(-1)!
  await signUpCoach(page, 'Club des mardis')
  await page.goto('/coach/club')
  await page.getByLabel('Vacances scolaires').selectOption({ label: 'Zone B' })
  await page.getByLabel('Motif').fill('Tournoi du club')
  await page.getByLabel('Du', { exact: true }).fill(typed(second!.date))
  await page.getByLabel('Au', { exact: true }).fill(typed(addDays(second!.date, 1)))
  await page.getByRole('button', { name: 'Ajouter une fermeture' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Fermetures' })).toContainText('Tournoi du club')

  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Les mardis')
  await page.getByLabel('Date', { exact: true }).fill(typed(first!.date))
  await page.getByRole('checkbox', { name: 'Répéter chaque semaine' }).press('Space')
  await page.getByLabel('Jusqu’au').fill(typed(end.date))
  await page.getByLabel('Jusqu’au').blur()
  const dates = page.getByRole('list', { name: 'Dates de la série' })
  const closed = dates.getByRole('button', { name: `mardi ${dayAndMonth(second!.date)}, Tournoi du club` })
  await expect(closed).toHaveAttribute('aria-pressed', 'false')
  for (const line of reasonLines(others)) await expect(page.getByText(line)).toBeVisible()
  // Without the one that the club closes.
  const planned = 1 + others.filter(isOpen).length
  const from = `le mardi, du ${dayAndMonth(first!.date)} au ${dayAndMonth(end.date)}.`
  await expect(page.getByText(`${planned} séances, ${from}`)).toBeVisible()
  await closed.press('Space')
  await dates.getByRole('button', { name: `mardi ${dayAndMonth(end.date)}`, exact: true }).press('Space')
  await page.getByRole('button', { name: `Planifier ${planned} séances` }).press('Enter')
  await expect(page.getByRole('heading', { name: `Séances à venir (${planned})` })).toBeVisible()

  // The second one is changed with those after it, then called off alone.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Les mardis' }) })
  await rows.nth(1).getByRole('button', { name: 'Modifier la séance' }).click()
  await page.getByLabel('Heure').fill('19:30')
  await page.getByRole('radio', { name: 'Et les suivantes' }).check()
  await expect(page.getByText('seulement ce que vous changez ici')).toBeVisible()
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(rows.filter({ hasText: '19:30' })).toHaveCount(4)
  await expect(rows.first()).toContainText('18:00')
  await rows.nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Annuler la séance' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Annuler cette séance' })
  await question.getByRole('button', { name: 'Annuler la séance' }).press('Enter')
  await expect(rows.filter({ hasText: 'Annulée' })).toHaveCount(1)
  // Shown before the server has answered; the button waits for that.
  await expect(page.getByText('Séance annulée')).toBeVisible()
  await page.getByRole('button', { name: 'Rétablir la séance' }).click()
  await page.getByRole('button', { name: 'Rétablir', exact: true }).press('Enter')
  await expect(rows.filter({ hasText: 'Annulée' })).toHaveCount(0)

  // An evening at that time is said to meet the series.
  await page.getByRole('button', { name: 'Nouvelle séance' }).click()
  await page.getByLabel('Titre').fill('Encore les mardis')
  await page.getByLabel('Date', { exact: true }).fill(typed(first!.date))
  await page.getByRole('checkbox', { name: 'Répéter chaque semaine' }).check()
  const clash = `Même lieu ou même entraineur à cette heure\u00A0: ${dayAndMonth(first!.date)} (Les mardis).`
  await expect(page.getByText(clash)).toBeVisible()
})

const isOpen = ({ why }: SeriesDate) => why === null

/** So many Tuesdays, from two weeks on and as soon as they suit: no date of theirs is over one day. */
function tuesdaysAhead(
  count: number,
  club: ClubClosures,
  suit: (dates: SeriesDate[]) => boolean,
): SeriesDate[] {
  const inTwoWeeks = addDays(dayIn('Europe/Paris', new Date()), 14)
  let from = nextSameWeekday(someTuesday, inTwoWeeks)
  while (true) {
    const dates = weeklyDates({ from, to: addDays(from, 7 * (count - 1)) }, club)
    if (suit(dates)) return dates
    from = addDays(from, 7)
  }
}

const someTuesday = '2026-01-06'

/** As people type it. */
const typed = (day: string) => day.split('-').toReversed().join('/')

test('A series is made longer, over what the club closes; a new closure offers to cancel what falls on it. @deep', async ({
  page,
}) => {
  const none: ClubClosures = { schoolZone: null, closures: [] }
  const days = tuesdaysAhead(7, none, (dates) => dates.every(isOpen)).map(({ date }) => date)
  const [first, second, third, , fifth, sixth, seventh] = days as [string, ...string[]]
  const inWords = (day = '') => `mardi ${dayAndMonth(day)}`
  /** With its year where that is another one than today’s. */
  const said = (day = '') => `${inWords(day)}(?: \\d{4})?`
  await signUpCoach(page, 'Club de la saison')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Les mardis')
  await page.getByLabel('Date', { exact: true }).fill(typed(first))
  await page.getByRole('checkbox', { name: 'Répéter chaque semaine' }).press('Space')
  await page.getByLabel('Jusqu’au').fill(typed(third!))
  await page.getByLabel('Jusqu’au').blur()
  await page.getByRole('button', { name: 'Planifier 3 séances' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Séances à venir (3)' })).toBeVisible()

  await page.goto('/coach/club')
  await page.getByLabel('Motif').fill('Tournoi du club')
  await page.getByLabel('Du', { exact: true }).fill(typed(second!))
  await page.getByLabel('Au', { exact: true }).fill(typed(fifth!))
  await page.getByRole('button', { name: 'Ajouter une fermeture' }).press('Enter')
  await expect(page.getByText(/^2 séances de vos séries sont planifiées ces jours-là/)).toContainText(
    new RegExp(`${said(second)} \\(Les mardis\\), ${said(third)} \\(Les mardis\\)`),
  )
  await page.getByRole('button', { name: 'Annuler ces 2 séances' }).press('Enter')
  await expect(page.getByText('2 séances annulées.')).toBeVisible()
  // What another closure closes is said of it, and no longer than it stands.
  await page.getByLabel('Motif').fill('Travaux')
  await page.getByLabel('Du', { exact: true }).fill(typed(first))
  await page.getByLabel('Au', { exact: true }).fill(typed(first))
  await page.getByRole('button', { name: 'Ajouter une fermeture' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Annuler cette séance' })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer la fermeture Travaux' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Annuler cette séance' })).toBeHidden()

  // They stay in sight, and one is brought back.
  await page.goto('/coach/sessions')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Les mardis' }) })
  await expect(rows.filter({ hasText: 'Annulée' })).toHaveCount(2)
  await rows.last().getByRole('link').click()
  await page.getByRole('button', { name: 'Rétablir la séance' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rétablir' }).press('Enter')
  await expect(rows.filter({ hasText: 'Annulée' })).toHaveCount(1)
  await expect(page.getByText('Séance rétablie')).toBeVisible()

  await page.getByRole('button', { name: 'Prolonger la série' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Prolonger la série' })
  await expect(dialog.getByText(new RegExp(`jusqu’au ${said(third)}`))).toBeVisible()
  await dialog.getByLabel('Jusqu’au').fill(typed(seventh!))
  await dialog.getByLabel('Jusqu’au').blur()
  const closed = dialog.getByRole('button', { name: `${inWords(fifth)}, Tournoi du club` })
  await expect(closed).toHaveAttribute('aria-pressed', 'false')
  const more = `2 séances, le mardi, du ${dayAndMonth(sixth!)} au ${dayAndMonth(seventh!)}.`
  await expect(dialog.getByText(more)).toBeVisible()
  const refused = 'Une série a 60 dates à venir au plus'
  await page.route(
    '**/api/session-series/*/dates',
    (route) =>
      route.fulfill({
        status: 422,
        json: { refusal: 'invalid-input', fields: { sessions: refused }, requestId: '-' },
      }),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Ajouter 2 séances' }).press('Enter')
  await expect(dialog.getByText(refused)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter 2 séances' }).press('Enter')
  await expect(page.getByText('Série prolongée\u00A0: 2 séances de plus')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Séances à venir (5)' })).toBeVisible()

  await page.goto('/coach/journal')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries.nth(0)).toContainText('a prolongé la série Les mardis\u00A0: 2 séances')
  await expect(entries.nth(1)).toContainText(new RegExp(`a supprimé une fermeture le ${said(first)}`))
  await expect(entries.nth(3)).toContainText('a annulé les séances des jours de fermeture\u00A0: 2 séances')
  await expect(entries.nth(4)).toContainText(new RegExp(`a ajouté une fermeture du ${said(second)}`))
  await expect(entries.nth(5)).toContainText('a planifié la série Les mardis\u00A0: 3 séances')
})

test('A session has a group, a place, coaches and a block, which the player reads too.', async ({
  someone,
}) => {
  const coach = await someone(phone)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/sessions?form=new')
  await coach.getByLabel('Titre').fill('Relance et jeu libre')
  await coach.getByLabel('Groupe', { exact: true }).selectOption({ label: 'Jeunes compétition' })
  // The group fills in what is usual for it.
  await expect(coach.getByText('5 sélectionnés')).toBeVisible()
  await expect(coach.getByLabel('Lieu')).toHaveValue(places.gymnase.id)
  await expect(coach.getByRole('checkbox', { name: 'Léa Fontaine' })).toBeChecked()
  await coach.getByLabel('Date', { exact: true }).fill(typedDay(1))
  await coach.getByLabel('Lieu').selectOption({ label: 'Maison de quartier, 4 tables' })
  await coach.getByRole('checkbox', { name: /^Marc / }).check()
  await coach.getByRole('button', { name: 'Ajouter un bloc' }).click()
  const dialog = coach.getByRole('dialog', { name: 'Ajouter un bloc' })
  await dialog.getByRole('button', { name: 'Échauffement' }).click()
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(coach.getByText('10 min sur 90')).toBeVisible()
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  const card = coach.getByRole('listitem').filter({ hasText: 'Relance et jeu libre' })
  await expect(card).toContainText('Jeunes compétition')
  await expect(card).toContainText('Maison de quartier')
  await expect(card).toContainText('Léa, Marc')

  const player = await someone(phone)
  await signInAs(player, people.ines)
  await player.goto('/player/training')
  const own = player.getByRole('listitem').filter({ hasText: 'Relance et jeu libre' })
  await expect(own).toContainText('Maison de quartier')
  await expect(own).toContainText('Échauffement')

  await card.getByRole('button', { name: 'Modifier la séance' }).click()
  await coach.getByRole('checkbox', { name: 'Léa Fontaine' }).uncheck()
  await coach.getByRole('checkbox', { name: /^Marc / }).uncheck()
  await coach.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(card).toContainText('sans entraineur')
  await expect(own).toContainText('sans entraineur')
})

test('Last week’s session is repeated in three taps; another one of its coach at that time is said, and can be planned.', async ({
  someone,
}) => {
  const coach = await someone(phone)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/sessions')
  let taps = 0
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible()
    taps += 1
    await target.tap()
  }
  await tap(coach.getByRole('button', { name: 'Nouvelle séance' }))
  await tap(coach.getByRole('link', { name: /^Refaire la dernière séance Équipes seniors/ }))
  await expect(coach.getByRole('heading', { name: 'Refaire une séance' })).toBeVisible()
  await expect(coach.getByText('8 sélectionnés')).toBeVisible()
  await expect(coach.getByRole('status').filter({ hasText: 'Déjà à' })).toHaveCount(0)
  const title = await coach.getByLabel('Titre').inputValue()
  const [date, time] = [
    await coach.getByLabel('Date', { exact: true }).inputValue(),
    await coach.getByLabel('Heure').inputValue(),
  ]
  await tap(coach.getByRole('button', { name: 'Créer la séance' }))
  // Others plan in this club meanwhile: how many are to come says nothing.
  await expect(coach.getByRole('heading', { name: 'Refaire une séance' })).toHaveCount(0)
  expect(taps).toBe(3)

  await coach.getByRole('button', { name: 'Nouvelle séance' }).tap()
  await coach.getByLabel('Titre').fill('Réunion des équipes')
  await coach.getByLabel('Date', { exact: true }).fill(date)
  await coach.getByLabel('Heure').fill(time)
  await coach.getByLabel('Heure').press('Tab')
  await expect(
    coach.getByText(`Déjà à ${time}\u00A0: «\u00A0${title}\u00A0», avec Léa Fontaine.`),
  ).toBeVisible()
  await coach.getByRole('button', { name: 'Créer la séance' }).tap()
  await expect(coach.getByRole('button', { name: 'Créer la séance' })).toHaveCount(0)
})

test('A calendar shows a week and a month, by group; the arrow keys go from day to day. @deep', async ({
  someone,
}) => {
  const coach = await someone(phone)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/sessions')
  await coach.getByText('Semaine', { exact: true }).tap()
  const week = coach.getByRole('region', { name: 'Semaine' })
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(7)
  await week.getByRole('button', { name: 'Semaine suivante' }).tap()
  // Each group of the demonstration trains once a week, and others plan in it meanwhile.
  const titles = week.getByRole('heading', { level: 4 })
  await expect(titles.nth(3)).toBeVisible()
  const ofAll = await titles.count()
  await expect(week.getByRole('list', { name: 'Par entraineur' })).toContainText(/\d Léa Fontaine, \d+h/)
  await week.getByRole('button', { name: 'Équipes seniors' }).tap()
  await expect.poll(() => titles.count()).toBeLessThan(ofAll)
  const title = await titles.first().innerText()
  await week.getByRole('link', { name: title }).first().tap()
  await expect(coach.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await coach.getByRole('button', { name: 'Fermer' }).tap()
  await expect(week.getByRole('link', { name: title }).first()).toBeFocused()

  await coach.goto('/coach/sessions?calendar=month&day=2027-01-31')
  const month = coach.getByRole('region', { name: 'Mois' })
  await expect(month.getByRole('heading', { name: 'Janvier 2027', exact: true })).toBeVisible()
  await month.getByRole('button', { name: /^dimanche 31 janvier/ }).focus()
  await coach.keyboard.press('ArrowRight')
  await expect(month.getByRole('heading', { name: 'Février 2027', exact: true })).toBeVisible()
  await expect(month.getByRole('button', { name: /^lundi 1er février/ })).toBeFocused()
  await coach.keyboard.press('PageDown')
  await expect(month.getByRole('button', { name: /^lundi 1er mars/ })).toBeFocused()
  await coach.goBack()
  await expect(month.getByRole('heading', { name: 'Février 2027', exact: true })).toBeVisible()
})

test('A session in progress is said everywhere, corrected and deleted; feedback waits for its end. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Club en cours')
  await coach.goto('/coach/club')
  const code = await coach.getByRole('code').innerText()
  const players = []
  for (const person of [newcomer('Noé', 'Petit'), newcomer('Zoé', 'Perrin')]) {
    const player = await someone(phone)
    await signUpPlayer(player, person)
    await player.getByLabel('Code club').fill(code)
    await player.getByRole('button', { name: 'Rejoindre le club' }).click()
    await expect(player).toHaveURL('/player/club')
    players.push(player)
  }
  const [noe, zoe] = players as [Page, Page]
  const begun = typedMoment(-20)
  await plan(coach, 'Top spin', begun)
  await plan(coach, 'Services courts', { date: typedDay(-1), time: '18:00' })

  const row = coach.getByRole('listitem').filter({ has: coach.getByRole('link', { name: 'Top spin' }) })
  await expect(coach.getByRole('heading', { name: 'Séances passées (2)' })).toBeVisible()
  await expect(row.getByText('En cours')).toBeVisible()
  await coach.goto('/coach/overview')
  await expect(coach.getByRole('heading', { name: 'Prochaine séance' })).toBeVisible()
  const panel = coach.locator('section', { has: coach.getByRole('heading', { name: 'Séance en cours' }) })
  await expect(panel).toContainText('En cours')
  await expect(panel).toContainText('2 participants')
  await panel.getByRole('link', { name: 'Faire l’appel' }).click()
  await coach.getByRole('group', { name: 'Noé Petit' }).getByRole('button', { name: 'Présent' }).click()
  await coach.getByRole('group', { name: 'Zoé Perrin' }).getByRole('button', { name: 'Absent' }).click()
  await expect(coach.getByText('Tout le monde est noté')).toBeVisible()

  // Of the one yesterday both may say what they think, of this one nobody yet.
  await noe.goto('/player/training')
  await expect(noe.getByRole('listitem').filter({ hasText: 'Top spin' }).getByText('En cours')).toBeVisible()
  await expect(noe.getByRole('button', { name: 'Donner mon avis' })).toHaveCount(1)
  const said = (title: string, words: string) =>
    noe.getByRole('listitem').filter({ hasText: title }).getByText(words)
  await expect(said('Top spin', 'Votre entraineur n’a pas encore ajouté d’exercices.')).toBeVisible()
  await expect(said('Services courts', 'Cette séance n’avait pas de programme.')).toBeVisible()

  await coach.getByRole('link', { name: 'Top spin' }).click()
  const details = coach.getByRole('region', { name: 'Top spin' })
  await expect(details.getByText('En cours')).toBeVisible()
  await details.getByRole('button', { name: 'Modifier la séance' }).click()
  await coach.getByLabel('Heure').fill(begun.time === '05:30' ? '05:45' : '05:30')
  const save = coach.getByRole('button', { name: 'Mettre à jour' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(
    coach.getByText('Cette séance a déjà un appel : sa date ne change plus.').first(),
  ).toBeVisible()
  await coach.getByRole('button', { name: 'Annuler' }).click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Quitter' }).click()
  await coach.getByRole('link', { name: 'Top spin' }).click()
  await details.getByRole('button', { name: 'Modifier la séance' }).click()
  await coach.getByLabel('Titre').fill('Top spin et remise')
  await coach.getByRole('radio', { name: '1h30' }).check()
  await save.click()
  await expect(coach.getByRole('link', { name: 'Top spin et remise' })).toBeVisible()

  // Zoé was absent yesterday: she is not asked.
  await coach.getByRole('link', { name: 'Services courts', exact: true }).click()
  await coach
    .getByRole('region', { name: 'Services courts' })
    .getByRole('button', { name: 'Faire l’appel' })
    .click()
  await coach.getByRole('group', { name: 'Zoé Perrin' }).getByRole('button', { name: 'Absent' }).click()
  await zoe.goto('/player/training')
  await expect(zoe.getByText('Absent')).toHaveCount(2)
  await expect(zoe.getByRole('button', { name: 'Donner mon avis' })).toHaveCount(0)

  await coach.getByRole('link', { name: 'Services courts', exact: true }).click()
  await coach
    .getByRole('region', { name: 'Services courts' })
    .getByRole('button', { name: 'Supprimer la séance' })
    .click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(coach.getByRole('heading', { name: 'Séances passées (2)' })).toBeVisible()
  await coach
    .getByRole('region', { name: 'Services courts' })
    .getByRole('button', { name: 'Supprimer la séance' })
    .click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(coach.getByRole('heading', { name: 'Séances passées (1)' })).toBeVisible()
  await coach.getByRole('status', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(coach.getByRole('heading', { name: 'Séances passées (2)' })).toBeVisible()
  await coach.getByRole('link', { name: 'Services courts', exact: true }).click()
  await expect(coach.getByText('0 présent sur 2').first()).toBeVisible()
})

/** With every player of the club. */
async function plan(
  coach: Page,
  title: string,
  { date, time }: { date: string; time: string },
): Promise<void> {
  await coach.goto('/coach/sessions?form=new')
  await coach.getByLabel('Titre').fill(title)
  await coach.getByLabel('Date', { exact: true }).fill(date)
  await coach.getByLabel('Heure').fill(time)
  await coach.getByRole('button', { name: 'Tout sélectionner' }).click()
  await coach.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(coach.getByLabel('Titre')).toHaveCount(0)
  await expect(coach.getByRole('link', { name: title, exact: true })).toBeVisible()
}

test('Of two coaches who change a session, the second is told and loses nothing. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await lea.goto('/coach/sessions')
  await lea.getByRole('button', { name: 'Modifier la séance' }).last().click()
  await expect(lea.getByLabel('Titre')).not.toHaveValue('')
  await marc.goto(lea.url())
  await expect(marc.getByLabel('Titre')).not.toHaveValue('')
  await marc.getByLabel('Titre').fill('Le titre de Marc')
  await lea.getByLabel('Titre').fill('Le titre de Léa')
  await lea.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(lea.getByText('Séance mise à jour')).toBeVisible()
  await marc.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(marc.getByRole('button', { name: 'Enregistrer la mienne' })).toBeVisible()
  await expect(marc.getByLabel('Titre')).toHaveValue('Le titre de Marc')
  await marc.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(marc.getByText('Séance mise à jour')).toBeVisible()
  await lea.reload()
  await expect(lea.getByText('Le titre de Marc')).toBeVisible()
})

test('A session is planned with the keyboard alone, the date from the calendar.', async ({ page }) => {
  await signUpCoach(page, 'Club du clavier')
  await page.goto('/coach/sessions')
  await expect(page.getByText('Aucune séance prévue')).toBeVisible()
  await page.getByRole('button', { name: 'Nouvelle séance' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Titre').focus()
  await page.keyboard.type('Au clavier')
  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader').first()).toContainText(/lu/i)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(typedDay(7))
  await page.getByRole('button', { name: 'Créer la séance' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
})

test('What cannot be loaded is said in the specification’s words, and a form keeps what was typed. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  // None of them was read before: what is kept would show instead.
  await page.route('**/api/training-sessions?*', (route) => route.fulfill({ status: 409, json: failure }))
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 409, json: failure }))
  await page.route('**/api/club', (route) => route.fulfill({ status: 409, json: failure }))
  await page.goto('/coach/sessions')
  await expect(page.getByText('Erreur lors du chargement des séances').first()).toBeVisible()
  await page.goto('/coach/overview')
  await expect(page.getByText('Erreur lors du chargement des données')).toBeVisible()
  await page.goto('/coach/club')
  await expect(page.getByText('Erreur lors du chargement des données du club')).toBeVisible()
  await page.route('**/api/club', (route) =>
    route.fulfill({ status: 404, json: { ...failure, refusal: 'not-found' } }),
  )
  await page.reload()
  await expect(page.getByText('Club non trouvé')).toBeVisible()
})

const failure = { refusal: 'unexpected', requestId: '-' }

test('After « Réessayer » one reads on from the nearest title. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  await page.route('**/api/training-sessions?period=past*', (route) =>
    route.fulfill({ status: 409, json: failure }),
  )
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 409, json: failure }))
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await page.goto('/coach/sessions')
  await expect(retry).toBeVisible()
  await page.unroute('**/api/training-sessions?period=past*')
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: /Séances passées/ })).toBeFocused()

  await page.goto('/coach/overview')
  await expect(retry).toBeVisible()
  await page.unroute('**/api/dashboard')
  await retry.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Feedback that does not leave stays in its dialog.', async ({ page }) => {
  await signInAs(page, people.ines)
  await page.route('**/feedback', (route) => route.fulfill({ status: 409, json: failure }))
  await page.goto('/player/training')
  await page.getByRole('button', { name: 'Donner mon avis' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Votre avis sur la séance' })
  await dialog.getByRole('radio', { name: 'Négatif' }).check()
  await dialog.getByLabel('Commentaire').fill('Trop rapide pour moi.')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText("Erreur lors de l'envoi du feedback")).toBeVisible()
  await expect(dialog.getByLabel('Commentaire')).toHaveValue('Trop rapide pour moi.')
})

test('Feedback that is being written outlives its session in the list. @deep', async ({ page }) => {
  await signInAs(page, people.ines)
  await page.goto('/player/training')
  await page.getByRole('button', { name: 'Donner mon avis' }).first().click()
  const comment = page.getByRole('dialog', { name: 'Votre avis sur la séance' }).getByLabel('Commentaire')
  await comment.fill('Une phrase commencée')
  const nothing = { sessions: [], total: 0, page: 1, pageCount: 1 }
  await page.route('**/api/training-sessions?*', (route) => route.fulfill({ json: nothing }))
  // Whoever comes back to the page within a second of a read does not read again.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Aucune séance prévue')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(comment).toHaveValue('Une phrase commencée')
})

test('The roll of a session that is over says that nobody took part, not « pas encore ». @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club des séances vides')
  for (const [title, day, words] of [
    ['Hier soir', -1, 'Cette séance n’a eu aucun participant.'],
    ['En ce moment', 0, 'Cette séance n’a pas encore de participants.'],
  ] as const) {
    await page.goto('/coach/sessions?form=new')
    const when = day === 0 ? typedMoment(-20) : { date: typedDay(day), time: '18:00' }
    await page.getByLabel('Titre').fill(title)
    await page.getByLabel('Date', { exact: true }).fill(when.date)
    await page.getByLabel('Heure').fill(when.time)
    await page.getByRole('button', { name: 'Créer la séance' }).click()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await row.getByRole('button', { name: 'Faire l’appel' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('A form that is refused twice for the same reason says so twice. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions?form=new')
  const send = page.getByRole('button', { name: 'Créer la séance' })
  const title = page.getByLabel('Titre')
  const refusal = page.getByText('Titre requis')
  for (const _ of ['first', 'second']) {
    await send.click()
    await expect(refusal).toHaveCount(1)
    await expect(refusal).toBeInViewport()
    await expect(title).toBeFocused()
  }
  await title.pressSequentially('P')
  await expect(refusal).toHaveCount(0)
})

test('Whoever goes elsewhere while a session is being saved gets there, and nothing is lost. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club pressé')
  const fillIn = async (title: string) => {
    await page.goto('/coach/sessions?form=new')
    await page.getByLabel('Titre').fill(title)
    await page.getByLabel('Date', { exact: true }).fill(typedDay(2))
  }
  const create = page.getByRole('button', { name: 'Créer la séance' })
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' })

  await test.step('By a link', async () => {
    await fillIn('Panier de balles')
    const letGo = await holdSaves(page)
    await create.click()
    await expect(create).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('link', { name: 'Tableau de bord' }).click()
    await expect(question).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  })

  await test.step('To the form of another session, which stays', async () => {
    await fillIn('Matchs à thème')
    const letGo = await holdSaves(page)
    await create.click()
    await expect(create).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Modifier la séance' }).first().click()
    letGo()
    await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible()
    await expect(page.getByText('Séance créée')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Séances à venir (2)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible()
  })

  await test.step('And back to the same form, which keeps what is typed in it', async () => {
    await page.goto('/coach/sessions')
    await page.getByRole('button', { name: 'Modifier la séance' }).first().click()
    const letGo = await holdSaves(page)
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Modifier la séance' }).first().click()
    await page.getByLabel('Description').fill('Écrit depuis')
    letGo()
    await expect(page.getByText('Séance mise à jour')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue('Écrit depuis')
  })

  await test.step('By the browser’s own way back', async () => {
    await page.goto('/coach/overview')
    await page.getByRole('link', { name: 'Séances', exact: true }).click()
    await page.getByRole('button', { name: 'Nouvelle séance' }).click()
    await page.getByLabel('Titre').fill('Service et remise')
    const letGo = await holdSaves(page)
    await create.click()
    await expect(create).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/coach/overview')
    letGo()
    await expect(page.getByText('Séance créée')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  })

  await test.step('Even one that was refused without what is there now', async () => {
    await page.goto('/coach/sessions')
    await page.getByRole('button', { name: 'Modifier la séance' }).first().click()
    await page.getByLabel('Titre').fill('Refusée sans raison')
    await page.route(saves, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 409, json: { ...failure, refusal: 'changed-meanwhile' } }),
    )
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(page.getByText('Quelqu’un d’autre a modifié ceci entre-temps.')).toBeVisible()
    await page.getByRole('link', { name: 'Tableau de bord' }).click()
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    await page.unroute(saves)
  })

  await test.step('Unless it was refused: then one is asked', async () => {
    await fillIn('Refusée')
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    await page.route(saves, async (route) => {
      await left
      await route.fulfill({ status: 409, json: failure })
    })
    await create.click()
    await page.getByRole('link', { name: 'Tableau de bord' }).click()
    leave()
    await question.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Erreur lors de l’enregistrement de la séance')).toBeVisible()
    await expect(page.getByLabel('Titre')).toHaveValue('Refusée')
  })
})

test('Where the device keeps nothing, whoever leaves during a save without an answer is asked soon. @deep', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await signUpCoach(page, 'Club sans mémoire')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Sans réponse')
  const letGo = await holdSaves(page)
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' })).toBeVisible()
  // Once it is saved, there is no question any more.
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

const saves = (url: URL) => /^\/api\/training-sessions(\/[^/]+)?$/.test(url.pathname)

/** Delays requests to save until they are released. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'GET') await released
    await route.continue()
  })
  return letGo
}

test('In the nights of the clock change a time that does not exist is refused, and one that comes twice is said. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club de la nuit')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Tournoi de nuit')
  const date = page.getByLabel('Date', { exact: true })
  const time = page.getByLabel('Heure', { exact: true })
  await date.fill('31/03/2030')
  await time.fill('02:30')
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page.getByText('Cette heure n’existe pas ce jour-là')).toBeVisible()
  await expect(time).toBeFocused()
  await expect(time).toHaveAttribute('aria-invalid', 'true')

  await date.fill('27/10/2030')
  await expect(page.getByText('Cette heure n’existe pas ce jour-là')).toHaveCount(0)
  await expect(page.getByText(/^Cette nuit-là, il est deux fois 02:30\s: la séance commence/)).toBeVisible()
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '02:30 (heure d’hiver) · 1h' })).toBeVisible()
  await page.getByRole('link', { name: 'Tournoi de nuit' }).click()
  await expect(page.getByText('dimanche 27 octobre 2030 à 02:30 (heure d’hiver)')).toBeVisible()
})
