import type { Page } from '@playwright/test'
import type { PlanningFacts } from '../../src/contract/session-planning.ts'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, recordErrors, phone, signInAs, signUpCoach, test, typedDay } from './journey.ts'
import { saveButton, setScore } from './players-on-screen.ts'
import {
  beginSession,
  answer,
  addFirstExercise,
  changeDrill,
  programmeNames,
  proposalOf,
  propose,
  proposedNames,
} from './planner-on-screen.ts'

const facts = '**/api/session-planning'
const programme = (page: Page) => page.getByRole('group', { name: 'Programme' })
const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })
/** What others change meanwhile in the demonstration's library would change the proposal. */
const hearNothing = (page: Page) => page.route('**/api/live*', () => {})
const group = ['Yanis Cherif', 'Lucas Bernard', 'Sarah Haddad']

for (const [width, screen] of [
  ['On a phone', phone],
  ['On a desk', desk],
] as const) {
  test(`${width} a programme is proposed, changed, proposed again and taken over.${screen === phone ? '' : ' @deep'}`, async ({
    someone,
  }) => {
    const page = await someone(screen)
    await hearNothing(page)
    await signInAs(page, people.lea)
    await beginSession(page, '1h30', ...group)
    const dialog = await propose(page)
    await expect(dialog).toContainText('3 participants · 1h30')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Accueil',
      'Échauffement',
      'Thème',
      'Vers le jeu',
      'Service et remise',
      'Matchs',
      'Retour au calme',
    ])
    await expect(
      dialog.getByRole('status').filter({ hasText: /^Programme proposé\s: \d exercices, 8[05] min\.$/ }),
    ).toBeVisible()
    await expect(dialog.getByText('restent libres pour les consignes')).toBeVisible()
    // Everybody moves first, without a drill.
    const [moving, first, second, third, fourth] = await proposedNames(dialog)
    expect(moving).toBe('Mise en train')

    // The reasons, for the group and for each player.
    const why = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: first!, exact: true }) })
    await expect(why.getByText(/joueurs? (sur 3|le maîtrisent)|[Ll]es 3 joueurs/)).toBeVisible()
    await why.locator('summary').click()
    for (const name of ['Yanis', 'Lucas', 'Sarah']) {
      await expect(why.getByRole('listitem').filter({ hasText: `${name}\u00A0:` })).toContainText(
        /sur 10 en|évaluation|progression|maîtrisé/,
      )
    }

    await answer(dialog, 'Garder', third!)
    await expect(dialog.getByRole('button', { name: `Garder ${third}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect((await proposedNames(dialog)).slice(1, 4)).toEqual([first, second, third])

    const other = await changeDrill(dialog, second!)
    await expect(
      dialog
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${other} remplace ${second}\\. .*Il reste \\d+\\smin pour l’eau`) }),
    ).toBeVisible()
    expect((await proposedNames(dialog))[2]).toBe(other)
    await expect(dialog.getByText('Nouveau', { exact: true })).toHaveCount(1)

    await answer(dialog, 'Retirer', fourth!)
    await expect(dialog.getByRole('status').filter({ hasText: `${fourth} retiré. Il reste ` })).toBeVisible()
    await expect(dialog.getByText(/min restent libres/)).toBeVisible()
    expect(await proposedNames(dialog)).not.toContain(fourth)

    await dialog.getByRole('button', { name: 'Proposer à nouveau' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Nouvelle proposition' })).toBeVisible()
    await expect(dialog).toContainText('3 participants · 1h30 · Proposition 2')
    const others = await proposedNames(dialog)
    expect(others).toContain(third)
    for (const gone of [first, second, fourth]) expect(others).not.toContain(gone)

    // For children: nothing open.
    await answer(dialog, 'Garder', third!)
    await dialog.getByLabel('Séance pour').selectOption('École de ping (moins de 11 ans)')
    await expect(dialog.getByRole('heading', { name: 'Vers le jeu' })).toHaveCount(0)
    const again = await proposedNames(dialog)

    await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
    await expect(dialog).toBeHidden()
    expect(await programmeNames(page)).toEqual(again)
    await expect(programme(page)).toContainText(/(75|80|85) min sur 90/)
    await expect(notifications(page)).toContainText('Programme repris')
  })
}

test('What was put together by hand is asked about, and « Annuler » brings it back. @deep', async ({
  page,
}) => {
  await hearNothing(page)
  await signInAs(page, people.lea)
  await beginSession(page, '1h', 'Thomas Lambert')
  await page.getByRole('button', { name: 'Ajouter des exercices' }).click()
  await page
    .getByRole('checkbox', { name: /^Marteau - / })
    .first()
    .check()
  await page.getByRole('button', { name: 'Ajouter 1 exercice' }).click()
  const byHand = await programmeNames(page)
  expect(byHand).toHaveLength(1)

  const dialog = await propose(page)
  const proposed = await proposedNames(dialog)
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
  const question = page.getByRole('alertdialog', { name: 'Le programme contient déjà 1 exercice' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
  await question.getByRole('button', { name: 'Ajouter à la suite' }).click()
  await expect(dialog).toBeHidden()
  expect(await programmeNames(page)).toEqual([...byHand, ...proposed])
  await notifications(page).getByRole('button', { name: 'Annuler' }).click()
  expect(await programmeNames(page)).toEqual(byHand)

  await propose(page)
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
  await question.getByRole('button', { name: 'Remplacer' }).click()
  await expect(dialog).toBeHidden()
  expect(await programmeNames(page)).toEqual(proposed)
  // After an edit of the programme there is nothing left to undo.
  await programme(page)
    .getByRole('button', { name: `Retirer ${proposed[0]}` })
    .click()
  await expect(notifications(page).getByRole('button', { name: 'Annuler' })).toHaveCount(0)
})

test('A proposal that is closed is there again as it was, until the players change. @deep', async ({
  page,
}) => {
  await hearNothing(page)
  await signInAs(page, people.lea)
  await beginSession(page, '1h', 'Thomas Lambert')
  let dialog = await propose(page)
  const [, first, second] = await proposedNames(dialog)
  await answer(dialog, 'Garder', second!)
  await answer(dialog, 'Retirer', first!)
  const changed = await proposedNames(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  dialog = await propose(page)
  expect(await proposedNames(dialog)).toEqual(changed)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('checkbox', { name: 'Lucas Bernard', exact: true }).check()
  dialog = await propose(page)
  await expect(dialog).toContainText('2 participants')
  await expect(dialog.getByRole('button', { name: `Garder ${second}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog.getByText('restent libres pour les consignes')).toBeVisible()
})

test('With the keyboard alone: nobody is lost when an exercise goes, and the session is saved with its programme. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club du programme')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Proposée au clavier')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(3))
  const opener = page.getByRole('button', { name: 'Proposer un programme' })
  await opener.press('Enter')
  const dialog = proposalOf(page)
  // Without participants a programme is still proposed, with the reason that no player is known.
  await expect(dialog.getByText('Aucun participant n’est choisi', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Choisi sans connaitre les joueurs').first()).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  const [, first, second] = await proposedNames(dialog)

  await dialog.getByRole('button', { name: `Retirer ${first}` }).press('Enter')
  await expect(dialog.getByRole('heading', { level: 4, name: second! })).toBeFocused()
  await dialog.getByRole('button', { name: `Changer ${second}` }).press('Enter')
  const others = dialog.getByRole('group', { name: `Changer ${second}` })
  const shorter = others.getByRole('button', { name: 'Plus court' })
  await shorter.press('Enter')
  await expect(shorter).toBeFocused()
  await expect(
    dialog.getByRole('status').filter({ hasText: /\smin au lieu de \d+\. Il reste / }),
  ).toBeVisible()
  await others.getByRole('button', { name: 'Choisir' }).first().press('Enter')
  const [, other] = await proposedNames(dialog)
  expect(other).not.toBe(second)
  await expect(dialog.getByRole('button', { name: `Changer ${other}` })).toBeFocused()
  await dialog.getByRole('button', { name: `Garder ${other}` }).press('Space')
  await page.keyboard.press('Escape')
  await opener.press('Enter')
  await expect(dialog.getByRole('heading', { level: 4, name: other! })).toBeVisible()
  await expect(dialog.getByText('Les données ont changé depuis.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Proposer à nouveau' }).press('Enter')
  const names = await proposedNames(dialog)
  expect(names).toContain(other)
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).press('Enter')
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'Créer la séance' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
  await expect(notifications(page).getByRole('button', { name: 'Annuler' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Proposée au clavier' }).click()
  await expect(page.locator('.session-details .programme li')).toHaveCount(names.length)
  for (const name of names) await expect(page.locator('.session-details .programme')).toContainText(name)
})

test('« Annuler » takes nothing back once the version of another is taken. @deep', async ({
  page,
  context,
}) => {
  await signUpCoach(page, 'Club aux deux écrans')
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Écrite deux fois')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(3))
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await page.getByRole('button', { name: 'Modifier la séance' }).click()
  await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeVisible()
  const elsewhere = await context.newPage()
  await elsewhere.goto(page.url())
  await elsewhere.getByLabel('Titre').fill('Écrite ailleurs')
  await addFirstExercise(elsewhere)
  const theirs = await programmeNames(elsewhere)

  const dialog = await propose(page)
  await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
  await elsewhere.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(elsewhere.getByLabel('Titre')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await page.getByRole('button', { name: 'Reprendre la version actuelle' }).click()
  await expect(page.getByLabel('Titre')).toHaveValue('Écrite ailleurs')
  expect(await programmeNames(page)).toEqual(theirs)
  await expect(notifications(page).getByRole('button', { name: 'Annuler' })).toHaveCount(0)
})

test('A coach whose library is empty learns where it is filled. @deep', async ({ page }) => {
  await signUpCoach(page, 'Club sans exercice')
  await page.route('**/api/exercises', (route) => route.fulfill({ json: [] }))
  await page.route('**/drills-*.json', (route) => route.fulfill({ json: [] }))
  await page.goto('/coach/sessions?form=new')
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  await expect(proposalOf(page).getByText('La bibliothèque du club est vide')).toBeVisible()
  await proposalOf(page).getByRole('link', { name: 'Ouvrir les exercices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèque d’exercices' })).toBeVisible()
})

test('A library that fills neither the session nor its parts is said to. @deep', async ({ page }) => {
  await signUpCoach(page, 'Club aux deux exercices')
  await page.route('**/drills-*.json', (route) => route.fulfill({ json: [] }))
  const exercise = { version: 1, difficulty: 'intermédiaire', duration: '15 min', description: '' }
  await page.route('**/api/exercises', (route) =>
    route.fulfill({
      json: [
        {
          id: '0199aaaa-0000-7000-8000-000000000001',
          type: 'service',
          technique: 'Marteau',
          effect: 'Coupé',
          ...exercise,
        },
        {
          id: '0199aaaa-0000-7000-8000-000000000002',
          type: 'defense',
          technique: 'Poussette CD',
          effect: 'Float',
          ...exercise,
        },
      ],
    }),
  )
  await page.goto('/coach/sessions?form=new')
  const dialog = await propose(page)
  await expect(dialog.getByText('10 min restent libres.')).toBeVisible()
  const empty = dialog.getByText('Aucun exercice de la bibliothèque ne convient ici.')
  await expect(empty).toHaveCount(1)
  await answer(dialog, 'Changer', 'Marteau - Coupé')
  await expect(dialog.getByText('Aucun autre exercice ne convient ici.')).toBeVisible()
  const again = dialog.getByRole('button', { name: 'Proposer à nouveau' })
  await answer(dialog, 'Retirer', 'Marteau - Coupé')
  await dialog.getByRole('button', { name: 'L’autoriser à nouveau' }).click()
  await expect(
    dialog.getByText(
      'L’exercice est de nouveau autorisé\u00A0: «\u00A0Proposer à nouveau\u00A0» peut le reprendre.',
    ),
  ).toBeVisible()
  await expect(again).toBeFocused()
  await again.press('Enter')
  // Back again, it is not still being changed.
  await expect(dialog.getByRole('button', { name: 'Changer Marteau - Coupé' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await answer(dialog, 'Retirer', 'Marteau - Coupé')
  await answer(dialog, 'Retirer', 'Poussette CD - Float')
  await expect(again).toBeFocused()
  await dialog.getByRole('button', { name: 'Les autoriser à nouveau' }).click()
  await expect(
    dialog.getByText(
      'Les 2 exercices sont de nouveau autorisés\u00A0: «\u00A0Proposer à nouveau\u00A0» peut les reprendre.',
    ),
  ).toBeVisible()
  await expect(again).toBeFocused()
  await again.press('Enter')
  expect(await proposedNames(dialog)).toEqual([
    'Mise en train',
    'Poussette CD - Float',
    'Marteau - Coupé',
    'Matchs',
    'Retour au calme',
  ])
})

test('A club on Essential reads which plans propose programmes, and goes to its subscription.', async ({
  page,
}) => {
  await signInAs(page, people.paul)
  await page.goto('/coach/sessions?form=new')
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  const dialog = proposalOf(page)
  await expect(dialog.getByText('Votre formule ne comprend pas le programme proposé.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Proposer à nouveau' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Voir l’abonnement' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('What fails is said: the facts, and the part of the application itself. @deep', async ({ someone }) => {
  const page = await someone(desk)
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  await signInAs(page, people.marc)
  // Live events of other journeys would cause a refetch before « Réessayer » is pressed.
  await page.route('**/api/live*', () => {})
  await page.route(facts, (route) =>
    route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  await page.route('**/assets/proposal-dialog-*.js', (route) => route.abort())
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Services courts')
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  await expect(page.getByRole('alert')).toContainText('Ceci n’a pas pu être chargé. Vérifiez le réseau.')
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByLabel('Titre')).toHaveValue('Services courts')
  await page.unroute('**/assets/proposal-dialog-*.js')
  await page.reload()

  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  const dialog = proposalOf(page)
  await expect(dialog.getByRole('alert')).toContainText(
    'Erreur lors du chargement des notes et évaluations du club',
  )
  await page.unroute(facts)
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByRole('heading', { name: 'Échauffement' })).toBeVisible()
})

test('What another coach says of a player changes the reasons of an open proposal, and no exercise that was kept. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await beginSession(lea, '1h', 'Julie Chevalier')
  const dialog = await propose(lea)
  const [, first] = await proposedNames(dialog)
  await answer(dialog, 'Garder', first!)
  const before = await proposedNames(dialog)
  await expect(dialog.getByText('Les données ont changé depuis.')).toHaveCount(0)

  await marc.goto('/coach/players')
  for (const skill of ['Service', 'Initiative', 'Contre-Initiative', 'Défense']) {
    await setScore(marc, people.julie, skill, 9)
  }
  await saveButton(marc).click()

  await expect(dialog.getByText('Les données ont changé depuis.')).toBeVisible()
  // The notice stays as long as it is true, also when the proposal was closed meanwhile.
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await propose(lea)
  await expect(dialog.getByText('Les données ont changé depuis.')).toBeVisible()
  expect(await proposedNames(dialog)).toEqual(before)
  await dialog.locator('summary').first().click()
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: /^Julie\s:/ })
      .first(),
  ).toContainText('9 sur 10')
})

test('A programme that cannot be prepared is said in its dialog, and the form below keeps what was typed. @deep', async ({
  browser,
}) => {
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  const complaints = recordErrors(page)
  await page.route('**/api/live*', (route) => route.abort())
  await signInAs(page, people.lea)
  // The planner looks at each player's techniques.
  await page.route(facts, async (route) => {
    const response = await route.fetch()
    const real = (await response.json()) as PlanningFacts
    const players = real.players.map((player) => ({ ...player, practised: null }))
    await route.fulfill({ response, json: { ...real, players } })
  })
  await beginSession(page, '1h30', ...group)
  await page.getByLabel('Titre').fill('Ce qui est saisi')
  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  const dialog = proposalOf(page)
  const sentence = dialog.getByText('Le programme n’a pas pu être préparé.')
  await expect(sentence).toBeVisible()
  await expect(dialog.getByText('3 participants · 1h30')).toBeVisible()
  expect(complaints.length).toBeGreaterThan(0)

  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(sentence).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Proposer un programme' })).toBeFocused()
  await expect(page.getByLabel('Titre')).toHaveValue('Ce qui est saisi')

  await page.getByRole('button', { name: 'Proposer un programme' }).click()
  await expect(sentence).toBeVisible()
  await page.unroute(facts)
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByRole('heading', { name: 'Échauffement' })).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await context.close()
})
