import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

test('A parent finds an article by a word, with the keyboard alone, and comes back to what was found.', async ({
  page,
}) => {
  await page.goto('/aide')
  const search = page.getByLabel('Chercher dans l’aide')
  await search.focus()
  await page.keyboard.type('enfant')
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles?$/)
  await expect(page.getByRole('link', { name: 'Parents : le compte de votre enfant' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Faire l’appel' })).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/aide\/compte-de-votre-enfant$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Parents\s: le compte de votre enfant$/)
  await page.goBack()
  await expect(search).toHaveValue('enfant')
  await expect(page.getByRole('link', { name: 'Faire l’appel' })).toBeHidden()
  await search.press('Escape')
  await expect(page.getByRole('link', { name: 'Faire l’appel' })).toBeVisible()
  await search.fill('RÉSEAU')
  await expect(page.getByRole('link', { name: 'Sans réseau, dans la salle' })).toBeVisible()
  await search.fill('badminton')
  await expect(page.getByRole('status')).toContainText('Aucun article')
})

test('Where the words of the articles do not arrive, their titles are searched, which the page says, until they do. @deep', async ({
  page,
}) => {
  const file = '**/assets/help-words-*.json'
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/aide?q=wifi')
  await expect(page.getByRole('status')).toContainText('Seuls les titres ont été cherchés')
  await expect(page.getByRole('link', { name: 'Sans réseau, dans la salle' })).toBeHidden()
  const search = page.getByLabel('Chercher dans l’aide')
  await search.fill('réseau')
  await expect(page.getByRole('link', { name: 'Sans réseau, dans la salle' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Seuls les titres ont été cherchés')
  await page.unroute(file)
  await search.fill('wifi')
  await expect(page.getByRole('status')).toHaveText('1 article')
  await expect(page.getByRole('link', { name: 'Sans réseau, dans la salle' })).toBeVisible()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every article is there, and no search that would do nothing.', async ({ page }) => {
    await page.goto('/aide')
    await expect(page.getByLabel('Chercher dans l’aide')).toBeHidden()
    await page.getByRole('link', { name: 'Sans réseau, dans la salle' }).click()
    await expect(page.getByText('part tout seul')).toBeVisible()
    await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Aide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
  })
})

test('« Aide » lets a coach ask and leads on to the articles, behind « Plus » on a phone too; a player is told whom to ask. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signInAs(coach, people.lea)
  await coach.goto('/coach/overview')
  await coach.getByRole('complementary').getByRole('link', { name: 'Aide' }).click()
  await expect(coach).toHaveURL(/\/coach\/aide$/)
  await expect(coach.getByRole('heading', { level: 1 })).toHaveText('Poser une question')
  await coach.getByRole('link', { name: 'Lire les articles d’aide' }).click()
  await expect(coach).toHaveURL(/:\d+\/aide$/)
  const onPhone = await someone(phone)
  await signInAs(onPhone, people.lea)
  await onPhone.goto('/coach/overview')
  await onPhone.getByRole('button', { name: 'Plus' }).click()
  await onPhone.getByRole('dialog').getByRole('link', { name: 'Aide' }).click()
  await expect(onPhone).toHaveURL(/\/coach\/aide$/)
  const player = await someone(phone)
  await signInAs(player, people.ines)
  await player.goto('/player/training')
  await player.getByRole('button', { name: 'Plus' }).click()
  await player.getByRole('dialog').getByRole('link', { name: 'Aide' }).click()
  await player.getByRole('link', { name: 'Poser une question' }).click()
  await expect(player.getByText('demandez d’abord à votre entraineur')).toBeVisible()
})
