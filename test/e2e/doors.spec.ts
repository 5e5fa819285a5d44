import type { Locator } from '@playwright/test'

import { demoPassword, people } from '../../src/demo/club-people.ts'
import { desk, expect, fillPerson, newcomer, phone, signInAs, signUpPlayer, test } from './journey.ts'

test('After signing in, one is on the screen that was asked for.', async ({ page }) => {
  await page.goto('/coach/sessions')
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await page.getByLabel('Email').fill(people.lea.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coach/sessions')
  await expect(page).toHaveTitle("Séances d'entraînement · Rebond")
})

test('The door of the other role stays shut, and the toggle clears its error.', async ({ page }) => {
  await page.goto('/coach')
  await page.getByLabel('Email').fill(people.ines.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText("Ce compte n'est pas un compte entraineur")
  await page.getByText('Créer un compte').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByText('Connexion', { exact: true }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto('/player')
  await page.getByLabel('Email').fill(people.marc.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText("Ce compte n'est pas un compte joueur")
  await page.getByRole('main').getByRole('link', { name: 'Espace Entraineur' }).click()
  // The address changes before the form does.
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await expect(page).toHaveURL('/coach')
  await page.getByLabel('Email').fill(people.marc.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/coach/overview')
})

test('The toggle keeps what was typed. @deep', async ({ page }) => {
  await page.goto('/coach?mode=signup')
  await page.getByRole('button', { name: 'Rejoindre un club existant' }).click()
  await fillPerson(page, newcomer('Noé', 'Girard'))
  await page.getByLabel('Code club').fill('pingvaise')
  const email = await page.getByLabel('Email').inputValue()
  await page.getByText('Connexion', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-required', 'true')
  await page.getByLabel('Email').fill('noe@exemple.fr')
  await page.getByText('Créer un compte').click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Noé')
  await expect(page.getByLabel('Email')).toHaveValue('noe@exemple.fr')
  await expect(page.getByLabel('Code club')).toHaveValue('pingvaise')
})

test('A link for a new password keeps to the door it came from, and says when it is not the right one. @deep', async ({
  page,
}) => {
  await page.goto(`/reset-password?space=player#${'x'.repeat(101)}`)
  await page.getByLabel('Nouveau mot de passe').fill('revers-lifté-2026')
  const change = page.getByRole('button', { name: 'Changer mon mot de passe' })
  await change.click()
  await expect(page.getByRole('alert')).toHaveText('Ce lien n’est pas le bon.')

  // Another one, opened in the same tab.
  const sent = page.waitForRequest('**/api/password-resets/completion')
  await page.goto('/reset-password?space=player#the-second')
  await page.getByLabel('Nouveau mot de passe').fill('revers-lifté-2026')
  await change.click()
  expect((await sent).postDataJSON()).toMatchObject({ token: 'the-second' })
  await expect(page).toHaveURL('/reset-password?space=player')
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/player')
})

test('A wrong password and a form left empty are said in French.', async ({ page }) => {
  await page.goto('/player')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Email requis')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(people.tom.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('Échec de la connexion')
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText('Veuillez remplir tous les champs requis')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Email requis')).toHaveCount(0)
  await page.getByLabel('Email').fill(people.lea.email)
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await password.fill('p')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // What was mended stays mended, and whoever types goes on typing there.
  await password.press('Backspace')
  await expect(password).toHaveValue('')
  await expect(password).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').locator('..')).toBeFocused()
  await page.goto('/coach?mode=signup')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toHaveText('Veuillez remplir tous les champs requis')
  await page.getByRole('button', { name: 'Rejoindre un club existant' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Code club requis')).toHaveCount(0)
})

test('What is wrong is said once, and no more once it is mended. @deep', async ({ page }) => {
  await page.goto('/player?mode=signup')
  const password = page.getByLabel('Mot de passe', { exact: true })
  const short = page.getByText('8 caractères au minimum')
  await page.getByLabel('Email').fill('nouvelle@exemple.fr')
  await password.fill('court')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Prénom requis')).toHaveCount(1)
  // The hint says it already: the message stands in its place.
  await expect(short).toHaveCount(1)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await password.pressSequentially(' en')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await expect(short).toHaveCount(1)
  await expect(page.getByText('Prénom requis')).toHaveCount(1)
  await page.getByLabel('Prénom').pressSequentially('I')
  await expect(page.getByText('Prénom requis')).toHaveCount(0)
  await expect(page.getByLabel('Prénom')).toBeFocused()

  // A coach's form says once what is missing, and beside the field what is wrong otherwise.
  await page.goto('/coach?mode=signup')
  await password.fill('court')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toHaveText('Veuillez remplir tous les champs requis')
  await expect(page.getByText('Prénom requis')).toHaveCount(0)
  await expect(short).toHaveCount(1)
})

test('A new address is asked for in a dialog that says where the link went. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/account')
  await page.getByRole('button', { name: 'Changer d’email' }).click()
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByLabel('Nouvelle adresse email')).toBeFocused()
  await page.getByLabel('Nouvelle adresse email').fill('lea.ailleurs@pingvaise.example')
  await page.getByLabel('Mot de passe actuel').fill(demoPassword)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Un lien est envoyé à lea.ailleurs@pingvaise.example')).toBeVisible()
  await expect(page.locator('dialog footer').getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Changer d’email' })).toBeFocused()
})

test('A player’s screens are not a coach’s.', async ({ page }) => {
  await signInAs(page, people.ines)
  await page.goto('/coach/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await expect(page.getByText('Vous êtes connecté')).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir l’Espace Joueur' }).click()
  await expect(page).toHaveURL('/player/training')
})

test('Signed in, the entry page of one’s role leads into the space, and back leads out of it. @deep', async ({
  someone,
}) => {
  const player = await someone(phone)
  await signInAs(player, people.ines)
  await player.goto('/pricing')
  await player.goto('/player')
  await expect(player).toHaveURL('/player/training')
  await expect(player.getByRole('heading', { level: 1, name: 'Mes Entrainements' })).toBeVisible()
  await player.goBack()
  await expect(player).toHaveURL('/pricing')
  const coach = await someone(desk)
  await signInAs(coach, people.lea)
  await coach.goto('/coach?next=/coach/sessions')
  await expect(coach).toHaveURL('/coach/sessions')
  await coach.goto('/coach?next=//ailleurs.example')
  await expect(coach).toHaveURL('/coach/overview')
  // Whoever wants another account is told who is signed in.
  await coach.goto('/coach?mode=signup')
  await expect(coach.getByText('Vous êtes connecté')).toBeVisible()
})

test('An unknown address below one’s area keeps the navigation. @deep', async ({ someone }) => {
  const coach = await someone(desk)
  await signInAs(coach, people.lea)
  for (const path of ['/coach/nimporte', '/coach/overview/encore']) {
    expect((await coach.goto(path))?.status()).toBe(404)
    await expect(coach.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
    await coach.getByRole('link', { name: 'Demandes' }).filter({ visible: true }).click()
    await expect(coach).toHaveURL('/coach/requests')
  }
  const player = await someone(phone)
  await signInAs(player, people.jules)
  await player.goto('/player/nimporte')
  await expect(player.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await player.getByRole('link', { name: 'Mes Entrainements' }).click()
  await expect(player).toHaveURL('/player/training')
})

test('Each entry page leads to its area’s first screen.', async ({ someone }) => {
  const player = await someone(phone)
  await signInAs(player, people.ines)
  await player.goto('/player/')
  await expect(player.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible()
  const coach = await someone(desk)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/')
  await expect(coach.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('Each navigation has its title and puts the focus on it. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await page.getByRole('link', { name: 'Séances', exact: true }).click()
  const title = page.getByRole('heading', { level: 1, name: "Séances d'entraînement" })
  await expect(title).toBeFocused()
  await expect(page).toHaveTitle("Séances d'entraînement · Rebond")
  await expect(page.getByRole('link', { name: 'Séances', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('Signing out returns to the home page and leaves nothing behind.', async ({ page }) => {
  await signUpPlayer(page)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Joueur' })).toBeVisible()
})

test('A forgotten password is renewed by a link, which signs every device out.', async ({ someone }) => {
  const person = newcomer('Jules', 'Lefèvre')
  const phoneOfJules = await someone(phone)
  await signUpPlayer(phoneOfJules, person)

  const page = await someone(desk)
  await page.goto('/player')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText(`Si un compte existe pour ${person.email}`)).toBeVisible()

  const link = page.getByRole('link', { name: /reset-password\?space=player#/ })
  const mail = page.getByRole('article').filter({ hasText: person.email }).filter({ has: link })
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole('link', { name: /reset-password\?space=player#/ }).click()
  await page.getByLabel('Nouveau mot de passe').fill('revers-lifté-2026')
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('revers-lifté-2026')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/player/join-club')

  await phoneOfJules.reload()
  await expect(phoneOfJules.getByRole('heading', { level: 1, name: 'Espace Joueur' })).toBeVisible()
})

test('Wrong passwords that somebody else typed do not keep one out of a device one has used. @deep', async ({
  someone,
}) => {
  const person = newcomer('Sonia', 'Marchal')
  const own = await someone(phone)
  await signUpPlayer(own, person)
  await own.request.delete('/api/login-sessions/current')

  const other = await someone(desk)
  for (let tries = 0; tries < 10; tries += 1) {
    const data = { door: 'player', email: person.email, password: 'pas-le-bon' }
    expect((await other.request.post('/api/login-sessions', { data })).status()).toBe(401)
  }
  for (const page of [other, own]) {
    await page.goto('/player')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  await expect(other.getByRole('alert')).toHaveText(
    'Trop d’essais. Patientez quelques minutes avant de réessayer.',
  )
  await expect(own).toHaveURL('/player/join-club')
})

test('An address is confirmed by the link of the mail.', async ({ page }) => {
  const person = newcomer('Zoé', 'Perrin')
  await signUpPlayer(page, person)
  await page.goto('/player/training')
  await expect(page.getByText('Confirmez votre email')).toBeVisible()
  const mail = page.getByRole('article').filter({ hasText: person.email })
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole('link', { name: /confirm-email#/ }).click()
  await expect(page.getByText(`C’est confirmé : ${person.email} est bien votre adresse.`)).toBeVisible()
  await page.goto('/player/training')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Confirmez votre email')).toHaveCount(0)
})

test('A name holds neither the address of a site nor a hidden character. @deep', async ({ page }) => {
  await page.goto('/player?mode=signup')
  await fillPerson(page, newcomer('www.gain.example', 'Morel'))
  const create = page.getByRole('button', { name: 'Créer mon compte' })
  const firstName = page.getByLabel('Prénom')
  await create.click()
  await expect(page.getByText('Pas d’adresse de site ici')).toBeVisible()
  await firstName.fill('In\u202Eès')
  await create.click()
  await expect(page.getByText('Caractère interdit')).toBeVisible()
  await firstName.fill('Inès')
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rejoindre un club' })).toBeVisible()
})

test('The reminder to confirm is one line above no form, and is put off for seven days. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signUpPlayer(page, newcomer('Zoé', 'Plus-Tard'))
  const reminder = page.getByText('Confirmez votre email')
  await expect(page.getByLabel('Code club')).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.goto('/player/profile')
  await expect(page.getByText('Adresse à confirmer')).toBeVisible()
  await expect(reminder).toHaveCount(0)

  await page.goto('/player/training')
  await expect(reminder).toBeVisible()
  const lines = await reminder.evaluate((element) => element.parentElement!.getBoundingClientRect().height)
  expect(lines).toBeLessThan(60)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.viewport.width)
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect(page.getByText(/^Le lien est envoyé à /)).toBeVisible()
  await page.getByRole('button', { name: 'Me le rappeler dans 7 jours' }).click()
  await expect(reminder).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toHaveCount(0)

  const days = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000)
  await page.clock.setFixedTime(days(6.9))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.clock.setFixedTime(days(7.1))
  await page.reload()
  await expect(reminder).toBeVisible()
  // Putting it off has not made the link unreachable.
  await page.goto('/player/profile')
  await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible()
})

test('An unknown address is a French 404.', async ({ page }) => {
  for (const path of ['/nimporte', '/coach/nimporte', '/player/nimporte']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  }
})

test('« Essai gratuit » lets one choose.', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Essai gratuit' }).first().click()
  await expect(page).toHaveURL('/signup')
  await page.getByRole('link', { name: 'Je suis joueur' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Joueur' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible()
})

test('Every skip link leads to the content, and the phone’s « Plus » holds the rest.', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const bar = page.getByRole('navigation', { name: 'Principale, téléphone' })
  const more = bar.getByRole('button', { name: 'Plus' })
  await expectLinks(bar, ['Tableau de bord', 'Séances', 'Demandes', 'Joueurs'])
  await expect(bar.locator('[aria-current]')).toHaveText('Tableau de bord')
  await more.click()
  await page.getByRole('link', { name: 'Mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  // « Plus » is marked as current for the screens that have no entry of their own.
  await expect(bar.locator('[aria-current]')).toHaveAccessibleName('Plus')
})

test('A player has what they train with under the thumb. @deep', async ({ someone }) => {
  const page = await someone(phone)
  await signInAs(page, people.jules)
  await page.goto('/player/progress')
  const bar = page.getByRole('navigation', { name: 'Principale, téléphone' })
  await expectLinks(bar, ['Entrainement', 'Exercices', 'Progression', 'Coach IA'])
  await bar.getByRole('button', { name: 'Plus' }).click()
  const rest = page.getByRole('dialog', { name: 'Plus' }).getByRole('link')
  await expect(rest).toHaveText(['Profil', 'Club', 'Aide'])
  await rest.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible()
  await expect(bar.locator('[aria-current]')).toHaveAccessibleName('Plus')
})

/** By their names: how many wait stands beside a name, and comes when it is known. */
async function expectLinks(navigation: Locator, names: readonly string[]) {
  const links = navigation.getByRole('link')
  await expect(links).toHaveCount(names.length)
  for (const [place, name] of names.entries()) await expect(links.nth(place)).toHaveAccessibleName(name)
}
