import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import {
  acceptCoach,
  confirmEmail,
  desk,
  expect,
  fillPerson,
  newcomer,
  phone,
  signInAs,
  signUpCoach,
  signUpPlayer,
  test,
} from './journey.ts'
import { expectToLast, stopClock } from './stopped-clock.ts'

test('A second coach waits for their address to be confirmed and a coach to accept; the owner hands over and may leave.', async ({
  someone,
}) => {
  const first = await someone({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await signUpCoach(first, 'Raquette Voironnaise')
  await first.getByRole('link', { name: 'Club' }).click()
  const copy = first.getByRole('button', { name: 'Copier le code' })
  await expect(copy).toBeVisible()
  await stopClock(first)
  await copy.click()
  await expectToLast(first.getByText('Code copié !'), 2_000)
  await first.clock.resume()
  const code = await first.evaluate(() => navigator.clipboard.readText())

  const second = await someone(phone)
  const marc = newcomer('Marc', 'Delorme')
  await second.goto('/coach?mode=signup')
  await fillPerson(second, marc)
  await second.getByRole('button', { name: 'Rejoindre un club existant' }).click()
  await second.getByLabel('Code club').fill(code)
  await second.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(second).toHaveURL('/coach/club')
  await expect(second.getByText('Raquette Voironnaise')).toBeVisible()
  await second.goto('/coach/overview')
  await expect(
    second.getByText("Vous devez d'abord rejoindre un club pour accéder au tableau de bord"),
  ).toBeVisible()

  await second.goto('/coach/club')
  await expect(second.getByText('un entraineur ne peut vous accepter qu’avec une adresse')).toBeVisible()
  const accept = first.getByRole('button', { name: 'Accepter Marc Delorme' })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await expect(accept).toHaveAccessibleDescription(/^Son adresse email n’est pas confirmée/)
  await confirmEmail(second, marc)
  // Both pages get a live event of it.
  await expect(accept).not.toHaveAttribute('aria-disabled')
  await expect(second.getByText('Rien d’autre à faire.')).toBeVisible()
  await accept.click()
  await expect(first.getByRole('alertdialog')).toContainText(marc.email)
  await first.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click()
  await expect(first.getByRole('heading', { name: 'Entraineurs (2)' })).toBeVisible()

  const founder = second.getByRole('listitem').filter({ hasText: 'Léa Fontaine' })
  await expect(founder).toContainText('Responsable')
  await expect(founder.getByRole('button', { name: 'Retirer Léa Fontaine' })).toHaveAccessibleDescription(
    /personne ne peut le retirer/,
  )
  const leave = first.getByRole('button', { name: 'Quitter le club' })
  await expect(leave).toHaveAccessibleDescription(/confiez d’abord la responsabilité/)
  await first.getByRole('button', { name: 'Confier la responsabilité' }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: 'Confier la responsabilité' }).click()
  await expect(leave).not.toHaveAttribute('aria-disabled')
  await expect(first.getByText('Marc Delorme est maintenant responsable du club.')).toBeVisible()
  await expect(founder).not.toContainText('Responsable')
  await expect(second.getByText('personne ne peut vous en retirer')).toBeVisible()
  await expect(founder.getByRole('button', { name: 'Retirer Léa Fontaine' })).not.toHaveAttribute(
    'aria-disabled',
  )
})

test('A coach’s answer to a waiting coach: a refusal is shown, an answer is received, and the focus stays. @deep', async ({
  someone,
}) => {
  const coach = await someone()
  await signUpCoach(coach, 'Gardes de Fourvière')
  await coach.getByRole('link', { name: 'Club' }).click()
  const code = (await coach.getByRole('code').textContent()) ?? ''
  const arrival = await someone(phone)
  const nour = newcomer('Nour', 'Attente')
  await askToJoinAsCoach(arrival, code, nour)
  await confirmEmail(arrival, nour)

  // The row disappears at once, comes back, and the page says why.
  await coach.route('**/acceptance', (route) =>
    route.fulfill({
      status: 409,
      json: { refusal: 'not-waiting', sentence: 'Cette demande a déjà reçu une réponse.', requestId: '-' },
    }),
  )
  const accept = coach.getByRole('button', { name: 'Accepter Nour Attente' })
  await acceptCoach(coach, 'Nour Attente')
  await expect(coach.getByRole('alert')).toHaveText(
    'Votre réponse à Nour Attente n’a pas été enregistrée. Cette demande a déjà reçu une réponse.',
  )
  await expect(accept).toBeVisible()
  await coach.unroute('**/acceptance')

  await coach.getByRole('button', { name: 'Refuser Nour Attente' }).press('Enter')
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Refuser la demande' }).press('Enter')
  await expect(coach.getByText('La demande est refusée.')).toBeVisible()
  await expect(coach.getByRole('alert')).toHaveCount(0)
  await expect(coach.getByRole('heading', { level: 1, name: 'Club' })).toBeFocused()
  const answer = arrival.getByText('Votre demande pour rejoindre Gardes de Fourvière n’a pas été acceptée')
  await expect(answer).toBeVisible()

  await arrival.getByLabel('Code club').fill(code)
  await arrival.getByRole('button', { name: 'Rejoindre le club' }).click()
  await accept.press('Enter')
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).press('Enter')
  await expect(coach.getByText('Nour Attente fait maintenant partie du club.')).toBeVisible()
  await expect(coach.getByRole('heading', { level: 1, name: 'Club' })).toBeFocused()
  await expect(arrival.getByRole('heading', { name: 'Entraineurs (2)' })).toBeVisible()

  await coach.getByRole('button', { name: 'Retirer Nour Attente' }).press('Enter')
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).press('Enter')
  await expect(coach.getByRole('heading', { name: 'Entraineurs (1)' })).toBeFocused()
})

test('Whoever was removed reads it when they next come, on every screen, until they have read it. @deep', async ({
  someone,
}) => {
  const player = await someone(phone)
  await signInAs(player, people.dorian)
  const notice = player.getByText(/^Un entraineur vous a retiré de Ping Club de Vaise le /)
  for (const path of ['/player/training', '/player/join-club']) {
    await player.goto(path)
    await expect(notice).toBeVisible()
  }
  await player.getByRole('button', { name: 'Compris' }).click()
  await expect(notice).toHaveCount(0)
  await expect(player.getByRole('heading', { level: 1 })).toBeFocused()
  await player.reload()
  await expect(player.getByLabel('Code club')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('« Tout accepter » lets all waiting players in at once, and leaves a coach to be looked at. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Club des grandes rentrées')
  await coach.getByRole('link', { name: 'Club' }).click()
  const code = (await coach.getByRole('code').textContent()) ?? ''
  await coach.getByLabel('Approuver les nouveaux joueurs').check()
  await expect(coach.getByText('un joueur demande à entrer et attend votre accord')).toBeVisible()
  const arrivals = []
  for (const firstName of ['Ana', 'Boris', 'Chloé']) {
    const player = await someone(phone)
    await signUpPlayer(player, newcomer(firstName, 'Rentrée'))
    await joinWith(player, code)
    arrivals.push(player)
  }
  const other = await someone(phone)
  await askToJoinAsCoach(other, code, newcomer('Nour', 'Attente'))
  await expect(coach.getByRole('heading', { name: 'En attente de votre accord (4)' })).toBeVisible()

  await coach.getByRole('button', { name: 'Tout accepter' }).click()
  await expect(coach.getByText('3 joueurs font maintenant partie du club.')).toBeVisible()
  await expect(coach.getByRole('heading', { name: 'Joueurs (3)' })).toBeVisible()
  await expect(coach.getByRole('heading', { name: 'En attente de votre accord (1)' })).toBeVisible()
  await expect(coach.getByRole('button', { name: 'Accepter Nour Attente' })).toBeVisible()
  await expect(coach.getByRole('button', { name: 'Tout accepter' })).toHaveCount(0)
  await expect(coach.getByText('attendent encore')).toHaveCount(0)
  for (const player of arrivals) {
    await expect(player.getByText('1 entraineur · 3 joueurs')).toBeVisible()
  }
})

test('Whoever withdraws a request is not told that it was refused. @deep', async ({ someone }) => {
  const coach = await someone()
  await signUpCoach(coach, 'Club qui attend')
  await coach.getByRole('link', { name: 'Club' }).click()
  const code = (await coach.getByRole('code').textContent()) ?? ''
  const arrival = await someone(phone)
  await askToJoinAsCoach(arrival, code, newcomer('Zita', 'Ailleurs'))
  await arrival.getByRole('button', { name: 'Retirer ma demande' }).click()
  await expect(arrival.getByText('Votre demande est retirée.')).toBeVisible()
  await expect(arrival.getByText('Créer un club')).toBeVisible()
  await expect(arrival.getByText('n’a pas été acceptée')).toHaveCount(0)
})

test('A coach renames the club and renews its code; an empty name is refused.', async ({ page }) => {
  await signUpCoach(page, 'Club à renommer')
  await page.getByRole('link', { name: 'Club' }).click()
  const code = page.getByRole('code')
  await expect(code).toHaveText(/^clubarenommer\d*$/)
  await page.getByRole('button', { name: 'Modifier le nom du club' }).click()
  await expect(page.getByLabel('Nom du club')).toBeFocused()
  await page.getByLabel('Nom du club').fill('  ')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Nom du club requis')).toBeVisible()
  await page.getByLabel('Nom du club').fill('Tennis de Table de Gerland')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('heading', { name: 'Tennis de Table de Gerland' })).toBeVisible()
  await page.getByRole('button', { name: 'Renouveler le code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler' }).click()
  await expect(code).toHaveText(/^tennisdetabledegerland[a-z0-9]{8}$/)
})

test('Of time zones France’s own are offered, and « Autre… » opens the whole list. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club d’ailleurs')
  await page.getByRole('link', { name: 'Club', exact: true }).click()
  const zone = page.getByLabel('Fuseau horaire', { exact: true })
  const all = page.getByLabel('Autre fuseau horaire')
  const chosen = zone.locator('option:checked')
  const save = page.getByRole('button', { name: 'Sauvegarder' })
  await expect(chosen).toHaveText('France métropolitaine')
  await expect(zone.locator('option').first()).toHaveText('France métropolitaine')
  await expect(zone.locator('option').last()).toHaveText('Autre…')
  await expect(zone.locator('option')).toHaveCount(15)
  await expect(all).toHaveCount(0)
  await zone.selectOption('La Réunion')
  await save.click()
  await expect(page.getByText('Le fuseau horaire est modifié.')).toBeVisible()
  await page.reload()
  await expect(chosen).toHaveText('La Réunion')

  await zone.selectOption('Autre…')
  await expect(save).toHaveCount(0)
  await all.selectOption({ label: 'New York' })
  await save.click()
  await expect(all).toHaveCount(0)
  await expect(chosen).toHaveText('America/New York')
  await page.reload()
  await expect(chosen).toHaveText('America/New York')
  // What was chosen before stays while something else is looked at.
  await zone.selectOption('Autre…')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(chosen).toHaveText('America/New York')

  // Whoever only looks changes nothing: what somebody else chooses meanwhile is what they start from.
  await zone.selectOption('Autre…')
  const other = await page.context().newPage()
  await other.goto('/coach/club')
  const read = page.waitForResponse('**/api/club')
  await other.getByLabel('Fuseau horaire', { exact: true }).selectOption('La Réunion')
  await other.getByRole('button', { name: 'Sauvegarder' }).click()
  await (await read).finished()
  await expect(save).toHaveCount(0)
  await all.selectOption({ label: 'New York' })
  await save.click()
  await expect(all).toHaveCount(0)
  await expect(page.getByText('a été changé entre-temps')).toHaveCount(0)
})

test('A name that is written from right to left leaves what stands beside it where it is. @deep', async ({
  someone,
}) => {
  const coach = await someone()
  await signUpCoach(coach, 'Raquette Levantine')
  const { administration } = (await (await coach.request.get('/api/club')).json()) as {
    administration: { code: string }
  }
  const player = await someone(phone)
  await signUpPlayer(player, newcomer('שרה', 'כהן'))
  await player.getByLabel('Code club').fill(administration.code)
  await player.getByRole('button', { name: 'Rejoindre le club' }).click()
  await expect(player).toHaveURL('/player/club')
  const self = player.getByRole('listitem').filter({ hasText: 'שרה' })
  await expect(self.locator('bdi')).toHaveText('שרה כהן')
  const [name, mark] = await Promise.all([
    self.locator('bdi').boundingBox(),
    self.getByText('Vous').boundingBox(),
  ])
  expect(name!.x + name!.width).toBeLessThanOrEqual(mark!.x)
})

test('A player sees the club’s people, themself marked « Vous », and no address.', async ({ page }) => {
  await signInAs(page, people.tom)
  await page.goto('/player/club')
  await expect(page.getByRole('heading', { name: 'Ping Club de Vaise' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Entraineurs' })).toBeVisible()
  const self = page.getByRole('listitem').filter({ hasText: 'Tom Girard' })
  await expect(self).toContainText('Vous')
  await expect(self).toContainText(/Membre depuis le \d{1,2}(er)? \p{L}+ \d{4}/u)
  await expect(page.getByText('@pingvaise.example')).toHaveCount(0)
  await expect(page.getByText('pingclubdevaise')).toHaveCount(0)
})

test('Whoever has a club is not asked for a code.', async ({ page }) => {
  await signInAs(page, people.tom)
  await page.goto('/player/join-club')
  await expect(page).toHaveURL('/player/club')
})

test('Leaving a club, or founding one, moves the focus to the page’s title. @deep', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Club' })
  await signUpCoach(page, 'Club d’un jour')
  await page.getByRole('link', { name: 'Club' }).click()
  await page.getByRole('button', { name: 'Quitter le club' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter le club' }).click()
  await expect(page.getByText('Créer un club')).toBeVisible()
  await expect(title).toBeFocused()
  await page.getByLabel('Nom du club').fill('Club du lendemain')
  await page.getByRole('button', { name: 'Créer le club' }).click()
  await expect(page.getByRole('heading', { name: 'Club du lendemain' })).toBeVisible()
  await expect(title).toBeFocused()
})

test('A player reads initials until their address is confirmed; once removed, comes back when a coach readmits them. @deep', async ({
  someone,
}) => {
  const coach = await someone({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await signUpCoach(coach, 'Petit Club')
  await coach.getByRole('link', { name: 'Club' }).click()
  await coach.getByRole('button', { name: 'Copier le code' }).click()
  await expect(coach.getByText('Code copié !')).toBeVisible()
  const code = await coach.evaluate(() => navigator.clipboard.readText())
  const other = await someone(phone)
  await signUpPlayer(other, newcomer('Ana', 'Bertin'))
  await joinWith(other, code)
  const player = await someone(phone)
  const noe = newcomer('Noé', 'Petit')
  await signUpPlayer(player, noe)
  await joinWith(player, code)
  await expect(player).toHaveURL('/player/club')
  await expect(player.getByText('Ana B.')).toBeVisible()
  await expect(player.getByText('Léa Fontaine')).toBeVisible()
  await expect(
    player.getByText('Leur nom complet s’affichera quand votre email sera confirmé.'),
  ).toBeVisible()
  await confirmEmail(player, noe)
  await expect(player.getByText('Ana Bertin')).toBeVisible()
  await expect(player.getByText('Confirmez votre email')).toHaveCount(0)

  await coach.getByRole('button', { name: 'Retirer Noé Petit' }).click()
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(coach.getByRole('heading', { name: 'Joueurs (1)' })).toBeVisible()
  await expect(player.getByText(/^Un entraineur vous a retiré de Petit Club le /)).toBeVisible()
  await joinWith(player, code)
  await expect(player.getByRole('alert')).toContainText('demandez à un entraineur de vous réadmettre')
  await expect(coach.getByRole('heading', { name: 'Membres retirés (1)' })).toBeVisible()
  await coach.getByRole('button', { name: 'Réadmettre Noé Petit' }).click()
  await expect(coach.getByText('Le code du club fonctionne de nouveau pour cette personne.')).toBeVisible()
  await expect(coach.getByRole('heading', { name: /^Membres retirés/ })).toHaveCount(0)
  await expect(player.getByText('Vous pouvez revenir dans Petit Club')).toBeVisible()
  await joinWith(player, code)
  await expect(player.getByText('Ana Bertin')).toBeVisible()
  await expect(coach.getByRole('heading', { name: 'Joueurs (2)' })).toBeVisible()
})

test('A player edits the profile: the address is read only, the success goes after three seconds.', async ({
  page,
}) => {
  await signInAs(page, people.zoe)
  await page.goto('/player/profile')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Objectifs')).toHaveAttribute('rows', '4')
  await expect(page.getByLabel('Style de jeu').locator('option')).toContainText([
    'Débutant',
    'Initiative',
    'Contre initiative',
    'Défenseur',
  ])
  await page.getByLabel('Main préférée').selectOption({ label: 'Gaucher' })
  await expect(page.getByLabel('Revêtement revers').locator('option')).toHaveText([
    'Non défini',
    'Backside',
    'Picots courts',
    'Picots longs',
    'Anti',
  ])
  await page.getByLabel('Revêtement revers').selectOption({ label: 'Picots courts' })
  await page.getByLabel('Type de joueur').selectOption({ label: 'Ping Santé' })
  await page.getByLabel('Objectifs').fill('Tenir dix balles en revers.')
  await stopClock(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToLast(page.getByText('Profil mis à jour avec succès'), 3_000)
  await page.clock.resume()
  await page.reload()
  await expect(page.getByLabel('Objectifs')).toHaveValue('Tenir dix balles en revers.')
  await expect(page.getByLabel('Revêtement coup droit')).toHaveValue('')
  await expect(page.getByLabel('Revêtement revers')).toHaveValue('short-pips')
})

test('What a player has typed in the profile is not lost by going elsewhere: it is asked first. @deep', async ({
  page,
}) => {
  await signInAs(page, people.hugo)
  await page.goto('/player/profile')
  const goals = page.getByLabel('Objectifs')
  const before = await goals.inputValue()
  const elsewhere = page.getByRole('link', { name: 'Entrainement' }).filter({ visible: true })
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' })
  await goals.fill('Gagner un set.')
  await elsewhere.click()
  await question.getByRole('button', { name: 'Continuer' }).click()
  await expect(goals).toHaveValue('Gagner un set.')
  await elsewhere.click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Entrainements' })).toBeVisible()

  await page.goBack()
  await expect(goals).toHaveValue(before)
  await goals.fill('Gagner un match.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  await elsewhere.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Entrainements' })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('What a player types while the profile is being saved stays. @deep', async ({ page }) => {
  await signInAs(page, people.sarah)
  await page.goto('/player/profile')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.fallback()
  })
  const goals = page.getByLabel('Objectifs')
  await goals.fill('Servir court.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await goals.fill('Servir court et bas.')
  letThrough()
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  await expect(goals).toHaveValue('Servir court et bas.')
})

test('Signing out another device moves the focus to the list’s heading. @deep', async ({ someone }) => {
  const player = newcomer('Milo', 'Deux-Écrans')
  const here = await someone()
  await signUpPlayer(here, player)
  const elsewhere = await someone(phone)
  const { email, password } = player
  await elsewhere.request.post('/api/login-sessions', { data: { door: 'player', email, password } })
  await here.goto('/player/profile')
  await here.getByRole('button', { name: /^Déconnecter/ }).press('Enter')
  await expect(here.getByText(/est déconnecté\./)).toBeVisible()
  await expect(here.getByRole('heading', { name: 'Appareils' })).toBeFocused()
})

async function joinWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code club').fill(code)
  await page.getByRole('button', { name: 'Rejoindre le club' }).click()
}

/** Signs up as a coach who asks to join; ends on the page that shows the request. */
async function askToJoinAsCoach(page: Page, code: string, person: ReturnType<typeof newcomer>) {
  await page.goto('/coach?mode=signup')
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'Rejoindre un club existant' }).click()
  await page.getByLabel('Code club').fill(code)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Votre demande est envoyée.')).toBeVisible()
}
