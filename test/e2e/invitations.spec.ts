import { people } from '../../src/demo/club-people.ts'
import { violationsOn } from './axe.ts'
import { expect, fillPerson, newcomer, phone, signInAs, signUpCoach, signUpPlayer, test } from './journey.ts'

test('A group’s link leads a child from the door into the group, and a coach to the club’s agreement. @deep', async ({
  someone,
}) => {
  const coach = await someone(phone)
  await signUpCoach(coach, 'Club qui invite')
  await coach.goto('/coach/groups')
  await coach.getByRole('button', { name: 'Nouveau groupe' }).click()
  await coach.getByRole('textbox', { name: 'Nom', exact: true }).fill('U13')
  await coach.getByRole('button', { name: 'Créer le groupe' }).click()
  await expect(coach.getByRole('heading', { name: 'U13' })).toBeVisible()

  await coach.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.body.setAttribute('data-shared', data.url ?? '')
        return Promise.resolve()
      },
    })
  })
  await coach.getByRole('button', { name: 'Plus' }).click()
  await coach.getByRole('dialog').getByRole('link', { name: 'Club', exact: true }).click()
  // Two taps from the club's page.
  await coach.getByRole('link', { name: 'Inviter', exact: true }).click()
  await coach.getByRole('button', { name: 'U13' }).click()
  await coach.getByRole('button', { name: 'Partager' }).click()
  await expect(coach.locator('body')).toHaveAttribute(
    'data-shared',
    /\/rejoindre\/clubquiinvite\d*\?groupe=[\da-f-]{36}$/,
  )
  const link = (await coach.locator('body').getAttribute('data-shared'))!

  const child = await someone(phone)
  await child.goto(link)
  await child.getByRole('link', { name: /^Je suis joueur/ }).click()
  await fillPerson(child, newcomer('Kenza', 'Haddad'))
  await child.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(child.getByLabel('Code club')).toHaveValue(/^clubquiinvite\d*$/)
  await child.getByRole('button', { name: 'Rejoindre le club' }).click()
  await expect(child.getByRole('heading', { name: 'Club qui invite' })).toBeVisible()
  await coach.goto('/coach/groups')
  await expect(coach.getByRole('link', { name: '1 joueur du groupe U13' })).toBeVisible()

  // Whoever has an account already goes straight to the code.
  const signedIn = await someone(phone)
  await signUpPlayer(signedIn, newcomer('Malik', 'Haddad'))
  await signedIn.goto(link)
  await expect(signedIn.getByLabel('Code club')).toHaveValue(/^clubquiinvite\d*$/)

  const other = await someone(phone)
  await other.goto(link)
  await other.getByRole('link', { name: /^Je suis entraineur/ }).click()
  await fillPerson(other, newcomer('Paul', 'Renard'))
  await expect(other.getByLabel('Code club')).toHaveValue(/^clubquiinvite\d*$/)
  await other.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(other.getByText('Votre demande est envoyée.')).toBeVisible()
})

test('Without a sheet to share, the link is copied; the poster alone goes on paper. @deep', async ({
  someone,
}) => {
  const coach = await someone()
  await coach.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpCoach(coach, 'Club qui affiche')
  await coach.goto('/coach/inviter')
  await coach.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(coach.getByText('Lien copié')).toBeVisible()
  expect(await coach.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/rejoindre\/clubquiaffiche\d*$/,
  )
  const call = coach.locator('.poster')
  await expect(call).toBeHidden()
  await coach.emulateMedia({ media: 'print' })
  await expect(call).toBeVisible()
  await expect(coach.getByRole('heading', { level: 1, name: 'Inviter' })).toBeHidden()
})

test('Whoever is in a club and follows an invitation of another one reads so. @deep', async ({ someone }) => {
  for (const [person, address] of [
    [people.ines, '/rejoindre/autreclub'],
    // Signed in at the door of the invitation.
    [people.ines, '/player/join-club?code=autreclub'],
    [people.lea, '/rejoindre/autreclub'],
  ] as const) {
    const page = await someone(phone)
    await signInAs(page, person)
    await page.goto(address)
    await expect(page.getByText('Vous êtes déjà membre de Ping Club de Vaise.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Voir mon club' }).click()
    await expect(page).toHaveURL(`/${person.role}/club`)
    await expect(page.getByRole('heading', { name: 'Ping Club de Vaise' }).first()).toBeVisible()
  }
})
