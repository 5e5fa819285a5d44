import { expect } from '@playwright/test'
import { addDays } from '../../src/demo/club-days.ts'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { storedRecords } from '../support/stored-records.ts'
import { test } from './people.ts'
import { named, roled } from './screen.ts'

test('Errors in a page are reported by Firefox.', async ({ screen }) => {
  await screen.open('/start')
  await screen.expectShown('Bienvenue')
  await screen.page.evaluate(goWrong)
  const reported: string[] = []
  for (const words of [
    /Error: on the console/,
    /Error: thrown/,
    /Error: rejected/,
    /Content-Security-Policy.*script-src/,
    /404 .*\/assets\/nothing\.js/,
  ]) {
    await expect.poll(() => reported.push(...screen.takeErrors()) && reported.join('\n')).toMatch(words)
  }
})

test('Whoever types an address and a password is signed in by Firefox.', async ({ screen }) => {
  await screen.open('/player')
  await screen.fill('Email', people.ines.email)
  await screen.fill('Mot de passe', demoPassword)
  await screen.press('button', 'Se connecter')
  await screen.expectShown('Mes Entrainements')
})

test('Dialogs keep the focus, close with Escape and give it back in Firefox.', async ({ screen }) => {
  const { page } = screen
  await screen.signIn(people.lea)
  await screen.open('/coach/sessions?form=new')
  await screen.expectShown("Séances d'entraînement")

  await test.step('The calendar', async () => {
    await screen.press('button', 'Ouvrir le calendrier')
    await screen.expectDialog('Choisir une date')
    const date = () => page.evaluate(focusedDate)
    await expect.poll(date).not.toBe('')
    const tomorrow = addDays(await date(), 1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(date).toBe(tomorrow)
    await page.keyboard.press('Escape')
    await screen.expectDialog(null)
    await screen.expectFocusOn('Ouvrir le calendrier')
  })

  await test.step('The choice of exercises', async () => {
    await screen.press('button', 'Ajouter des exercices')
    await screen.expectDialog('Ajouter des exercices')
    await page.keyboard.press('Escape')
    await screen.expectDialog(null)
    await screen.expectFocusOn('Ajouter des exercices')
  })
})

test('A slider follows keys and pointer in Firefox.', async ({ screen }) => {
  const { page } = screen
  const bernard = `${people.bernard.firstName} ${people.bernard.lastName}`
  await screen.signIn(people.lea)
  await screen.open('/coach/players')
  await screen.expectShown('Joueurs')
  await screen.fill('Rechercher un joueur', people.bernard.lastName)
  await screen.press('button', `Paramètres IA, ${bernard}`)
  await screen.expectDialog('Paramètres IA')
  const slider = await page.locator(roled('slider', 'Défense')).waitHandle()
  const value = () => page.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.value)

  await slider.focus()
  expect(await value()).toBe('4')
  await page.keyboard.press('ArrowRight')
  await expect.poll(value).toBe('5')

  const { x, y, width, height } = (await slider.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(value).toBe('10')
  await page
    .locator(named('dialog [role=img]', 'Service 4, Initiative 3, Contre-Initiative 5, Défense 10 sur 10'))
    .wait()

  await screen.press('button', 'Appliquer les modifications')
  await screen.expectDialog(null)
  await screen.expectFocusOn(`Paramètres IA, ${bernard}`)
})

test('Without a server the application opens again in Firefox.', async ({ clubServer, screen }) => {
  const { page } = screen
  const age = () => page.evaluate(() => document.querySelector('.data-age')?.textContent)
  await screen.signIn(people.ines)
  await screen.open('/player/training')
  await screen.expectShown('Mes Entrainements')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true)
  const kept = async () => {
    const answers = await page.evaluate(storedRecords<{ queryKey: unknown[] }>, 'answers' as const)
    return answers.map(({ queryKey }) => queryKey.join(' '))
  }
  const lists = ['upcoming', 'past'].map((period) => `training-sessions list ${period} 1`)
  await expect.poll(kept).toEqual(expect.arrayContaining(lists))
  expect(screen.takeErrors()).toEqual([])

  await clubServer.stop()
  await screen.open('/player/training')
  await screen.expectShown('Mes Entrainements')
  await expect.poll(age).toMatch(/^Hors ligne.: données de \d/)

  await clubServer.start()
  await expect.poll(age, { timeout: 30_000 }).toBe('')
  const ofTheNetwork = /^NS_ERROR_/
  expect(screen.takeErrors().filter((complaint) => !ofTheNetwork.test(complaint))).toEqual([])
})

// What follows runs in the page.

function focusedDate(): string {
  return document.querySelector<HTMLElement>('[data-date]:focus')?.dataset.date ?? ''
}

/** One error of each kind that the tests listen to. */
function goWrong(): void {
  // oxlint-disable-next-line no-console -- of the page
  console.error(new Error('on the console'))
  setTimeout(() => {
    throw new Error('thrown')
  })
  void Promise.reject(new Error('rejected'))
  const script = document.createElement('script')
  script.textContent = 'undefined'
  document.head.append(script)
  void fetch('/assets/nothing.js')
}
