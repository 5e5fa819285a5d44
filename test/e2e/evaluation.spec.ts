import type { Locator, Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, signUpCoach, test } from './journey.ts'
import { goOnWithoutAnswer } from './short-intervals.ts'

const here = '/coach/evaluation'
const address = '**/api/technique-evaluations**'

const formOf = (page: Page, technique: string) => page.getByRole('form', { name: technique, exact: true })
const status = (form: Locator, name: string) =>
  form.getByRole('group', { name: 'Statut' }).getByRole('radio', { name })
const save = (form: Locator) => form.getByRole('button', { name: "Sauvegarder l'évaluation" })
const cell = (page: Page, player: string, technique: string) =>
  page.getByRole('button', { name: new RegExp(`^${player}, ${technique} :`) })

/** Of the chosen cell: where a status is chosen that a press on the cell does not lead to. */
const choice = (page: Page, player: string, technique: string) =>
  page.getByRole('group', { name: `Statut de ${player}, ${technique}`, exact: true })

async function openFormsOf(page: Page, player: string): Promise<void> {
  await page.goto(here)
  await page.getByLabel('Joueur', { exact: true }).selectOption(player)
  await expect(formOf(page, 'Marteau')).toBeVisible()
}

/** From now on every evaluation is refused with `unexpected`. */
async function breakWrites(page: Page): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
}

test('A coach evaluates a player technique by technique, and reads who said what before.', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await expect(page.getByRole('heading', { level: 1, name: 'Évaluation des joueurs' })).toBeVisible()
  await expect(page.getByLabel('Joueur', { exact: true }).locator('option').first()).toHaveText(
    'Choisir un joueur',
  )
  await page.getByLabel('Joueur', { exact: true }).selectOption('Élodie Vasseur')
  await expect(page).toHaveURL(/player=/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Services',
    "Gestes d'Initiative",
    'Contre-Initiative',
    'Défense',
  ])
  await expect(formOf(page, 'Marteau - Coupé')).toBeVisible()

  // From one end of the long form to the other: the sticky navigation must not cover the title.
  const jump = page.getByRole('navigation', { name: 'Catégories' })
  await jump.getByRole('button', { name: /^Défense, \d+ maîtrisées? sur \d+$/ }).click()
  const defense = page.getByRole('heading', { level: 2, name: 'Défense' })
  await expect(defense).toBeFocused()
  await expect(defense).toBeInViewport({ ratio: 1 })
  const bottomOf = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
    return y + height
  }
  expect((await defense.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(jump))
  await page.keyboard.press('Tab')
  await expect(formOf(page, 'Défense Coupée CD').locator(':focus')).toHaveCount(1)

  const form = formOf(page, 'Flip RV')
  await expect(status(form, 'Non évalué')).toBeChecked()
  await status(form, 'En progression').check()
  await form.getByLabel('Notes pour le joueur').fill('Poignet souple.')
  await save(form).click()
  await expect(form.getByText(/^Évalué .* par Léa Fontaine/)).toBeVisible()
  await expect(page.getByText(/Flip RV\s: évaluation sauvegardée/)).toBeVisible()
  await status(form, 'Maîtrisé').check()
  await save(form).click()

  await form.getByRole('button', { name: 'Historique' }).click()
  const history = page.getByRole('dialog', { name: 'Historique' }).getByRole('listitem')
  await expect(history).toHaveCount(2)
  await expect(history.first()).toContainText('Maîtrisé')
  await expect(history.last()).toContainText('En progression')
  await expect(history.last()).toContainText('par Léa Fontaine')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(status(formOf(page, 'Flip RV'), 'Maîtrisé')).toBeChecked()
  await status(formOf(page, 'Flip RV'), 'Non évalué').check()
  await page.getByLabel('Joueur', { exact: true }).selectOption('Françoise Picard')
  await expect(page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(status(formOf(page, 'Flip RV'), 'Non évalué')).toBeChecked()
})

test('What Rebond’s drills practise is folded, each technique with its effect once; the whole group has it where asked for. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await openFormsOf(page, 'Anaïs Marchand')
  const folds = page.getByRole('group').filter({ hasText: /^Exercices de Rebond \(\d+\)/ })
  await expect(folds).toHaveCount(4)
  let rare = ''
  for (const fold of await folds.all()) {
    const promised = Number(/\d+/.exec(await fold.locator('summary').innerText())![0])
    await expect(fold.getByRole('form')).toHaveCount(0)
    await fold.locator('summary').click()
    await expect(fold.getByRole('form')).toHaveCount(promised)
    const names = await fold.getByRole('heading').allInnerTexts()
    expect(names).toHaveLength(promised)
    rare = names[0]!.trim()
    expect(new Set(names).size).toBe(names.length)
  }
  // Without a stroke there is nothing to evaluate.
  await expect(page.getByRole('form', { name: /Déplacements|Récupération|Motricité/ })).toHaveCount(0)

  await page.goto(`${here}?view=group&techniques=defense`)
  const table = page.getByRole('region', { name: 'Évaluation du groupe' })
  const column = cell(page, 'Anaïs Marchand', rare)
  await expect(cell(page, 'Anaïs Marchand', 'Poussette CD')).toBeVisible()
  await expect(column).toHaveCount(0)
  await table.getByRole('button', { name: 'Exercices de Rebond' }).click()
  await expect(column).toHaveCount(1)
})

test('What fails is said: adding, updating, taking back, and loading. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await openFormsOf(page, 'Françoise Picard')
  await breakWrites(page)
  const [first, later] = [formOf(page, 'Flip RV'), formOf(page, 'Coupé')]
  await status(first, 'Maîtrisé').check()
  await save(first).click()
  await expect(first.getByRole('alert')).toHaveText("Erreur lors de l'ajout de l'évaluation")
  await expect(status(first, 'Maîtrisé')).toBeChecked()
  await status(later, 'En progression').check()
  await save(later).click()
  await expect(later.getByRole('alert')).toHaveText("Erreur lors de la mise à jour de l'évaluation")
  await page.unroute(address)

  await page.getByRole('radio', { name: 'Tout le groupe' }).click()
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await cell(page, 'Françoise Picard', 'Flip RV').click()
  await expect(page.getByText(/^Évalué .* par Léa Fontaine/)).toBeVisible()
  await saved
  await breakWrites(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /Françoise Picard, Flip RV\s: Erreur lors de la sauvegarde de l'évaluation/,
  )
  await expect(cell(page, 'Françoise Picard', 'Flip RV')).toHaveAccessibleName(/En progression/)

  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  await page.route(address, (route) =>
    route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name!))),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des joueurs')
  await page.unroute(address)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('One button saves every unsaved judgement, each as a write of its own: of what is refused the others are saved. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  await openFormsOf(page, 'Maxime Faure')
  const all = page.getByRole('button', { name: /^Tout sauvegarder/ })
  const techniques = ['Flip CD', 'Flip RV', 'Contre-Top RV']
  const [first, second, third] = techniques.map((each) => formOf(page, each)) as [Locator, Locator, Locator]
  const notes = (form: Locator) => form.getByLabel('Notes pour le joueur')
  await notes(first).fill('Pied sous la table.')
  await expect(save(first)).toBeVisible()
  await expect(all).toHaveCount(0)
  await notes(second).fill('Poignet souple.')
  await expect(all).toHaveText('Tout sauvegarder (2)')
  await notes(third).fill('Plus court.')
  await expect(all).toHaveText('Tout sauvegarder (3)')
  await page.evaluate(() => scrollTo(0, 0))
  const { y, height } = (await all.boundingBox())!
  const bar = page.getByRole('navigation', { name: 'Principale, téléphone' })
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
  await page.getByLabel('Joueur', { exact: true }).selectOption('Françoise Picard')
  await expect(page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()

  // One of them is refused: it alone stays unsaved, and says why.
  const sent: string[] = []
  await page.route(address, (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    const { id } = request.postDataJSON() as { id: string }
    sent.push(id)
    if (id !== 'initiative-4') return route.fallback()
    return route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } })
  })
  await all.click()
  await expect(page.getByText('2 évaluations sauvegardées')).toBeVisible()
  await expect(second.getByRole('alert')).toHaveText(
    /Erreur lors de (l'ajout|la mise à jour) de l'évaluation/,
  )
  await expect(second.locator(':focus')).toHaveCount(1)
  await expect(notes(second)).toHaveValue('Poignet souple.')
  for (const form of [first, third]) {
    await expect(form.getByText(/^Évalué .* par Léa Fontaine/)).toBeVisible()
    await expect(form.getByRole('alert')).toHaveCount(0)
  }
  expect(sent.toSorted()).toEqual(['counter-4', 'initiative-3', 'initiative-4'])
  await expect(all).toHaveCount(0)
})

test('Without network one button keeps every unsaved judgement on the device, and they arrive. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await goOnWithoutAnswer(page.context())
  await signInAs(page, people.lea)
  await openFormsOf(page, 'Julie Chevalier')
  const all = page.getByRole('button', { name: /^Tout sauvegarder/ })
  const [first, second] = ['Flip CD', 'Flip RV'].map((each) => formOf(page, each)) as [Locator, Locator]
  const notes = (form: Locator) => form.getByLabel('Notes pour le joueur')
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
  )
  await notes(first).fill('Pied sous la table.')
  await notes(second).fill('Poignet souple.')
  await expect(all).toHaveText('Tout sauvegarder (2)')
  await all.click()
  await expect(page.getByText('2 évaluations gardées, en attente d’envoi')).toBeVisible()
  const waiting = page.getByRole('form').getByText('En attente d’envoi')
  await expect(waiting).toHaveCount(2)
  await page.unroute(address)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await expect(notes(first)).toHaveValue('Pied sous la table.')
  await expect(notes(second)).toHaveValue('Poignet souple.')
})

test('The whole group is evaluated with the keyboard alone, and the other coach sees it. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  for (const page of [lea, marc]) await page.goto(`${here}?view=group`)
  const grid = lea.getByRole('grid')
  await expect(grid.getByRole('columnheader')).toHaveCount(22)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)

  await lea.getByLabel('Rechercher un joueur').fill('anais')
  await expect(grid.getByRole('rowheader', { name: 'Anaïs Marchand' })).toBeVisible()
  await expect(cell(lea, 'Hugo Blanchard', 'Marteau')).toHaveCount(0)
  await lea.getByRole('combobox', { name: 'Techniques' }).focus()
  await lea.keyboard.press('Tab')
  await expect(cell(lea, 'Anaïs Marchand', 'Marteau')).toBeFocused()
  await lea.keyboard.press('End')
  const target = (page: Page) => cell(page, 'Anaïs Marchand', 'Poussette RV')
  await expect(target(lea)).toBeFocused()
  await lea.keyboard.press('n')
  await expect(target(lea)).toHaveAccessibleName(/Non évalué/)
  await lea.keyboard.press('Space')
  await expect(target(lea)).toHaveAccessibleName(/En progression/)
  await lea.keyboard.press('Enter')
  await expect(target(lea)).toHaveAccessibleName(/Maîtrisé/)
  await expect(
    lea.getByRole('status').filter({ hasText: /^Anaïs Marchand, Poussette RV\s: Maîtrisé$/ }),
  ).toHaveCount(1)
  await expect(target(marc)).toHaveAccessibleName(/Maîtrisé/)
  // A press erases nothing.
  await lea.keyboard.press('Space')
  await expect(
    lea.getByText('Anaïs Marchand, Poussette RV : déjà Maîtrisé. Autre choix sous le tableau.'),
  ).toBeVisible()
  await expect(target(lea)).toHaveAccessibleName(/Maîtrisé/)
  await lea.keyboard.press('p')
  await expect(target(marc)).toHaveAccessibleName(/En progression/)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)

  await lea.keyboard.press('ArrowLeft')
  const other = cell(lea, 'Anaïs Marchand', 'Poussette CD')
  await expect(other).toBeFocused()
  for (const takeBack of ['Control+z', 'Meta+z']) {
    const before = (await other.getAttribute('aria-label'))!
    await lea.keyboard.press('p')
    await expect(other).not.toHaveAccessibleName(before)
    await lea.keyboard.press(takeBack)
    await expect(other).toHaveAccessibleName(before)
  }
  await lea.keyboard.press('ArrowDown')
  await expect(other).toBeFocused()
  await lea.keyboard.press('Home')
  await expect(lea.getByRole('link', { name: 'Anaïs Marchand' })).toBeFocused()
  await lea.keyboard.press('Enter')
  await expect(lea.getByLabel('Joueur', { exact: true })).toHaveValue(/.+/)
  await expect(status(formOf(lea, 'Poussette RV'), 'En progression')).toBeChecked()
})

test('A thumb that presses quickly ends where it stops, in the hall without network too, and takes it back. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await goOnWithoutAnswer(page.context())
  await signInAs(page, people.marc)
  await page.goto(`${here}?view=group&techniques=initiative`)
  const target = cell(page, 'Adam Benali', 'Flip CD')
  await target.scrollIntoViewIfNeeded()
  await expect(target).toHaveAccessibleName(/Non évalué/)
  const box = (await target.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)

  // All at once, before the first press is rendered.
  await target.evaluate((button: HTMLElement) => Array.from({ length: 5 }, () => button.click()))
  await expect(target).toHaveAccessibleName(/Maîtrisé/)
  await expect(page.getByText('Enregistré').filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(target).toHaveAccessibleName(/Maîtrisé/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
  )
  await target.tap()
  await expect(page.getByText('Adam Benali, Flip CD : déjà Maîtrisé.')).toBeVisible()
  await expect(target).toHaveAccessibleName(/Maîtrisé/)
  await choice(page, 'Adam Benali', 'Flip CD').getByRole('button', { name: 'Non évalué' }).tap()
  await expect(target).toHaveAccessibleName(/Non évalué/)
  await target.tap()
  await expect(target).toHaveAccessibleName(/En progression/)
  await expect(page.getByText('En attente d’envoi')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).tap()
  await expect(target).toHaveAccessibleName(/Maîtrisé/)
  await page.getByRole('button', { name: 'Historique' }).tap()
  const history = page.getByRole('dialog', { name: 'Historique' })
  // Two of the five presses, what was chosen, the one after it, and taking both back.
  await expect(history.getByRole('listitem')).toHaveCount(5)
  await page.unroute(address)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(history.getByText('En attente d’envoi')).toHaveCount(0)
  await expect(history.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(target).toHaveAccessibleName(/Maîtrisé/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('On a phone the last change stays in sight with its way back, and clearing is a choice of its own. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  await page.goto(`${here}?view=group`)
  const last = page.getByRole('group', { name: 'Dernier changement' })
  const undo = last.getByRole('button', { name: 'Annuler' })
  const bar = page.getByRole('navigation', { name: 'Principale, téléphone' })
  const expectInSight = async (place: Locator) => {
    await expect(async () => {
      const { y, height } = (await place.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
    }).toPass()
  }
  await expect(last).toContainText('Touchez une case : En progression, puis Maîtrisé.')
  await expectInSight(last)

  const target = cell(page, 'Maxime Faure', 'Lifté')
  const before = (await target.getAttribute('aria-label'))!
  await target.tap()
  await choice(page, 'Maxime Faure', 'Lifté').getByRole('button', { name: 'Non évalué' }).tap()
  await expect(target).toHaveAccessibleName(/Non évalué/)
  for (const name of [/En progression/, /Maîtrisé/, /Maîtrisé/]) {
    await target.tap()
    await expect(target).toHaveAccessibleName(name)
  }
  await expect(last).toContainText('Maxime Faure, Lifté : déjà Maîtrisé.')

  const region = page.locator('.evaluation-region')
  for (const [x, y] of [
    [0, 0],
    [2_000, 5_000],
  ] as const) {
    await region.evaluate((element, place) => element.scrollTo(...place), [x, y] as const)
    for (const top of [0, 300, 5_000]) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await expectInSight(undo)
    }
  }
  // The keyboard finds it right after the grid, and the focus stays somewhere when it goes.
  await target.blur()
  await target.focus()
  await expectInSight(target)
  const { y, height } = (await target.boundingBox())!
  expect(y + height).toBeLessThanOrEqual((await last.boundingBox())!.y + 1)
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(target).toHaveAccessibleName(before)
  await expect(undo).toHaveCount(0)
  await expect(target).toBeFocused()
})

test('Of two coaches the second hears who was first and what they said, and loses nothing. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await openFormsOf(lea, 'Bernard Lacroix')
  await openFormsOf(marc, 'Bernard Lacroix')

  // A form that is open on both screens: untouched fields follow, a conflict asks.
  const [hers, his] = [formOf(lea, 'Flip CD'), formOf(marc, 'Flip CD')]
  await his.getByLabel('Notes pour le joueur').fill('Comme Marc le dit.')
  await status(hers, 'Maîtrisé').check()
  await hers.getByLabel('Notes pour le joueur').fill('Comme Léa le dit.')
  await save(hers).click()
  await expect(his.getByText(/^Évalué .* par Léa Fontaine/)).toBeVisible()
  await save(his).click()
  await expect(his.getByText('Léa Fontaine a évalué Flip CD entre-temps : Maîtrisé.')).toBeVisible()
  await expect(his.getByLabel('Notes pour le joueur')).toHaveValue('Comme Marc le dit.')
  await his.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(hers.getByLabel('Notes pour le joueur')).toHaveValue('Comme Marc le dit.')
  await expect(status(his, 'Maîtrisé')).toBeChecked()

  // In the group's table Marc presses before he has received Léa's evaluation.
  for (const page of [lea, marc]) await page.goto(`${here}?view=group`)
  const target = (page: Page) => cell(page, 'Bernard Lacroix', 'Contre-Top RV')
  await expect(target(marc)).toHaveAccessibleName(/Non évalué/)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await marc.route(address, async (route) => {
    if (route.request().method() === 'GET') await held
    await route.fallback()
  })
  const answered = lea.waitForResponse((response) => response.request().method() === 'POST')
  await target(lea).focus()
  await lea.keyboard.press('p')
  await answered
  const sent: string[] = []
  marc.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await target(marc).evaluate((button: HTMLElement) => {
    // A second press just after the notice has appeared.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="alert"]')) return
      observer.disconnect()
      button.click()
      button.dataset.pressedAgain = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await target(marc).focus()
  await marc.keyboard.press('m')
  const pressedAgain = marc.locator('[data-pressed-again]')
  await expect(pressedAgain).toHaveCount(1)
  await expect(marc.getByRole('alert')).toHaveText(
    /Bernard Lacroix, Contre-Top RV\s: Léa Fontaine a évalué Contre-Top RV entre-temps\s: En progression\. Choisissez à nouveau un statut pour corriger\./,
  )
  await expect(target(marc)).toHaveAccessibleName(/En progression/)
  expect(sent).toHaveLength(1)
  letThrough()
  await marc.getByRole('button', { name: 'Compris' }).focus()
  await marc.keyboard.press('Enter')
  await expect(target(marc)).toBeFocused()
  await target(marc).click()
  await expect(target(lea)).toHaveAccessibleName(/Maîtrisé/)
})

test('A club without players says how they come. @deep', async ({ page }) => {
  await signUpCoach(page, 'Club sans joueurs')
  await page.goto(here)
  await expect(page.getByText('Aucun joueur dans le club')).toBeVisible()
  await page.getByRole('link', { name: 'Partager le code club' }).click()
  await expect(page).toHaveURL('/coach/club')
})
