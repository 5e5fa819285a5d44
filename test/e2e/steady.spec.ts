import type { Locator, Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, signUpCoach, test } from './journey.ts'
import { rowOf } from './library-on-screen.ts'
import { test as hall } from './offline/hall.ts'
import { goOnWithoutAnswer } from './short-intervals.ts'

// Whoever is about to press a button presses that button.

/** Where every button and link of the screen stands, by its name. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button, a, h1), nav :is(button, a)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect()
        const name = each.getAttribute('aria-label') ?? each.textContent
        // The navigation does not scroll with the page.
        const top = each.closest('main') ? y + scrollY : y
        return `${name} ${Math.round(x)} ${Math.round(top)}`
      }),
    )
}

for (const [name, device] of Object.entries({ phone, desk })) {
  test(`What comes after the dashboard is painted moves nothing on a ${name}. @deep`, async ({ someone }) => {
    const page = await someone(device)
    const { promise: letThrough, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/outbox-pill-*.js', async (route) => {
      await letThrough
      await route.continue()
    })
    await signUpCoach(page, `Club qui ne saute pas, ${name}`)
    const fixed = page.locator('main h1, nav :is(button, a)').filter({ visible: true })
    const tops = () => fixed.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
    const before = await tops()
    await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible()
    resolve()
    await expect(page.getByRole('status', { name: 'Enregistrement' }).first()).toBeAttached()
    expect(await tops()).toEqual(before)
  })

  test(`What waits to be sent, and « Enregistré », move nothing on a ${name}. @deep`, async ({ someone }) => {
    const page = await someone(device)
    await goOnWithoutAnswer(page.context())
    await signUpCoach(page, `Club qui ne bouge pas, ${name}`)
    await page.goto('/coach/exercises')
    // Rebond's drills come with a file of their own; the row is one of the club's.
    await expect(page.getByRole('heading', { level: 3, name: 'Trois feuilles' })).toBeVisible()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText('débutant', { exact: true }) })
      .filter({ has: page.getByRole('heading', { level: 3, name: / - / }) })
      .first()
    const title = await row.getByRole('heading', { level: 3 }).textContent()
    const edited = rowOf(page, title!)
    // Empty, it is not visible.
    const pill = page.locator(`${name === 'phone' ? '.phone-header' : '.side'} .outbox-pill`)
    await expect(edited).toBeVisible()
    await expect(pill).toHaveText('')
    // The press would scroll to it.
    await edited.getByRole('button', { name: "Modifier l'exercice" }).scrollIntoViewIfNeeded()
    const before = await places(page)

    await page.route('**/api/exercises/*', (route) => route.abort('connectionrefused'))
    await edited.getByRole('button', { name: "Modifier l'exercice" }).click()
    await page.getByLabel('Difficulté').selectOption('avancé')
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(edited.getByText('En attente d’envoi')).toBeVisible()
    await expect(pill).toContainText('1 en attente')
    expect(await places(page)).toEqual(before)

    await page.unroute('**/api/exercises/*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(edited.getByText('En attente d’envoi')).toHaveCount(0)
    await expect(pill).toHaveText(/Enregistré/)
    expect(await places(page)).toEqual(before)
    await expect(pill).toHaveText('')
    expect(await places(page)).toEqual(before)
  })

  // In a club of its own: what others plan for the same player would move the list.
  hall(
    `A reply that waits to be sent says so at its buttons, and moves nothing on a ${name}. @deep`,
    async ({ server, someone }) => {
      const page = await someone({ ...device, baseURL: server.url })
      await goOnWithoutAnswer(page.context())
      await signInAs(page, people.ines)
      await page.goto('/player/training')
      const coming = page.getByRole('button', { name: /^Je (ne )?viens/, pressed: false }).first()
      await expect(coming).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Séances passées' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ajouter à mon calendrier' })).toBeVisible()
      const before = await places(page)
      await page.route('**/api/training-sessions/*/reply', (route) => route.abort('connectionrefused'))
      const { y, height } = (await coming.boundingBox())!
      const top = y + (await page.evaluate(() => scrollY))
      await coming.click()
      const mark = page.getByText('En attente d’envoi')
      await expect(mark).toBeVisible()
      const box = (await mark.boundingBox())!
      const markTop = box.y + (await page.evaluate(() => scrollY))
      expect(markTop).toBeGreaterThanOrEqual(top + height)
      expect(markTop + box.height).toBeLessThanOrEqual(top + height + 32)
      expect(await places(page)).toEqual(before)
    },
  )

  test(`What says that the profile is saved moves nothing on a ${name}. @deep`, async ({ someone }) => {
    const page = await someone(device)
    await signInAs(page, people.yanis)
    await page.goto('/player/profile')
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await expect(save).toBeVisible()
    await expect(page.getByText('Cet appareil')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Licence et catégorie' })).toBeVisible()
    // What stands above the page scrolls away with it.
    await save.scrollIntoViewIfNeeded()
    const before = await places(page)
    await save.click()
    const said = page.getByText('Profil mis à jour avec succès')
    await expect(said).toBeInViewport({ ratio: 1 })
    if (name === 'phone') {
      const bar = (await page.locator('.bottom-bar').boundingBox())!
      const { y, height } = (await said.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(bar.y)
    }
    expect(await places(page)).toEqual(before)
    await expect(page.getByText('Profil mis à jour avec succès')).toHaveCount(0)
    expect(await places(page)).toEqual(before)
  })
}

test('A confirmation hides nothing of what was just changed, and there are two at most. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await page.addInitScript(confirmLonger)
  await signInAs(page, people.lea)
  await page.goto('/coach/evaluation')
  await page.getByLabel('Joueur', { exact: true }).selectOption('Monique Gauthier')
  const toasts = page.getByRole('status', { name: 'Notifications' }).locator('.toast')
  const hides = async (changed: Locator) => {
    const form = (await changed.boundingBox())!
    const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()))
    return boxes.some((box) => box && box.y < form.y + form.height && form.y < box.y + box.height)
  }
  for (const technique of ['Flip CD', 'Flip RV', 'Block CD']) {
    const form = page.getByRole('form', { name: technique, exact: true })
    const save = form.getByRole('button', { name: "Sauvegarder l'évaluation" })
    await form.getByLabel('Notes pour le joueur').fill(`Vu ensemble, ${technique}.`)
    // Just above the bar at the bottom, where confirmations come.
    await save.evaluate((button) => {
      button.scrollIntoView({ block: 'end' })
      scrollBy(0, 110)
    })
    await save.click()
    await expect(toasts.filter({ hasText: technique })).toBeVisible()
    await expect.poll(() => hides(form)).toBe(false)
  }
  await expect(toasts).toHaveCount(2)
  await expect(toasts.last()).toContainText('Block CD')
})

/** In the page: a confirmation stays for a minute instead of five seconds, in which a slow machine saves no three forms. */
function confirmLonger(): void {
  const real = window.setTimeout
  const longer = (handler: TimerHandler, ms?: number) => real(handler, ms === 5_000 ? 60_000 : ms)
  Object.assign(window, { setTimeout: longer })
}
