import { expect, test } from './journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The home page has its four cards and its call to action.', async ({ page }) => {
    await page.goto('/')
    for (const card of ['Suivi Personnalisé', 'Gestion de Club', 'Coach IA', 'Progression']) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Essai gratuit' }).first()).toHaveAttribute('href', '/signup')
    await expect(page.getByText('14 jours, sans engagement').first()).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Principale' })
    for (const entry of ['Accueil', 'Tarifs', 'Espace Joueur', 'Espace Entraineur']) {
      await expect(navigation.getByRole('link', { name: entry })).toBeVisible()
    }
    await expect(navigation.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page')
  })

  test('The prices are those of the specification, and the Club plan is recommended.', async ({ page }) => {
    await page.goto('/pricing')
    for (const price of ['9.99€', '19.99€', '39.99€']) {
      await expect(page.getByText(`${price} par mois`, { exact: true })).toBeVisible()
    }
    await expect(page.getByText('RECOMMANDÉ')).toBeVisible()
    for (const plan of ['Essential', 'Club', 'Pro']) {
      await expect(page.getByRole('button', { name: `Choisir ${plan}` })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /contact@rebond\.example/ }).first()).toHaveAttribute(
      'href',
      'mailto:contact@rebond.example',
    )
    await page.getByRole('button', { name: 'Choisir Club' }).click()
    await expect(page).toHaveURL('/coach?mode=signup&plan=club')
  })
})

for (const { path, button } of [
  { path: '/', button: 'Essai gratuit' },
  { path: '/pricing', button: 'Choisir Club' },
]) {
  test(`${path} is what it should look like without another sheet or script.`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setBlockedURLs', { urls: ['*.css', '*.js'] })
    // The second time the page is cached, and the server answers that it has not changed.
    for (const visit of ['first', 'second']) {
      await page.goto(path)
      await expect(page.getByText(button).first(), visit).toHaveCSS('font-weight', '650')
    }
  })
}

test('The phone’s menu opens, and leads on.', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('link', { name: 'Tarifs' }).first().click()
  await expect(page).toHaveURL('/pricing')
})

test('The application that cannot ask who is there says so, with a button to try again.', async ({
  page,
}) => {
  await page.route('**/api/me', (route) =>
    route.fulfill({ status: 500, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  // The logged error is expected.
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  await page.goto('/coach/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible()
  await expect(page).toHaveTitle('Une erreur est survenue · Rebond')
  await expect(page.getByText('Veuillez rafraîchir la page ou réessayer plus tard.')).toBeVisible()
  await page.unroute('**/api/me')
  await page.getByRole('button', { name: 'Rafraîchir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
})
