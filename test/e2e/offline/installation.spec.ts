import { people } from '../../../src/demo/club-people.ts'
import { expect, phone, signInAs, test } from '../journey.ts'

test('The manifest describes a French application, and each of its pictures is there.', async ({
  page,
  request,
}) => {
  await page.goto('/player')
  const link = page.locator('link[rel=manifest]')
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  const manifest = (await answer.json()) as {
    lang: string
    start_url: string
    icons: { src: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest.lang).toBe('fr')
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (src) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return picture.naturalWidth
    }, src)
    expect(`${width}x${width}`).toBe(sizes)
  }
  for (const url of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    expect((await request.get(url)).status()).toBe(200)
  }
})

for (const path of ['/', '/player']) {
  test(`${path} can be installed once its words are there.`, async ({ page, request }) => {
    expect(await (await request.get(path)).text()).not.toContain('rel="manifest"')
    await page.goto(path)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  })
}

const firstScreens = [
  { person: people.lea, path: '/start', screen: '/coach/overview' },
  { person: people.ines, path: '/start', screen: '/player/training' },
  { person: people.malo, path: '/start', screen: '/player/join-club' },
  { person: people.lea, path: '/start?screen=sessions', screen: '/coach/sessions' },
  { person: people.ines, path: '/start?screen=sessions', screen: '/player/training' },
  { person: people.lea, path: '/start?screen=account', screen: '/coach/account' },
  { person: people.ines, path: '/start?screen=nimporte', screen: '/player/training' },
]
for (const { person, path, screen } of firstScreens) {
  test(`${path} leads ${person.firstName} to ${screen}. @deep`, async ({ page }) => {
    await signInAs(page, person)
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === screen)
  })
}

test('Somebody signed out chooses a door, and then arrives where the shortcut leads. @deep', async ({
  page,
}) => {
  await page.goto('/start?screen=club')
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible()
  await page.getByRole('link', { name: 'Espace Joueur' }).click()
  await expect(page).toHaveURL('/player?next=%2Fplayer%2Fclub')
})

test('« Installer l’application » is offered once, where the account is. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/account')
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Installer l’application' })).toHaveCount(0)
  // Chromium offers it to people who come back, never to a test.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve((document.title = 'asked')) }))
  })
  await page.getByRole('button', { name: 'Installer l’application' }).click()
  await expect(page).toHaveTitle('asked')
  await expect(page.getByRole('button', { name: 'Installer l’application' })).toHaveCount(0)
})

test('On an iPhone the profile says how to install. @deep', async ({ someone }) => {
  const page = await someone(phone)
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await signInAs(page, people.ines)
  await page.goto('/player/profile')
  await expect(page.getByText('Touchez Partager, puis « Sur l’écran d’accueil »')).toBeVisible()
})
