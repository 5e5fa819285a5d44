import type { Page } from '@playwright/test'
import { applicationPaths } from '../../../src/contract/paths.ts'
import { people } from '../../../src/demo/club-people.ts'
import { desk, expect, phone } from '../journey.ts'
import { openAndCache, prepareDevice } from './device.ts'
import { test } from './hall.ts'

const screensOf = (area: '/coach/' | '/player/') => applicationPaths.filter((path) => path.startsWith(area))

const devices = [
  {
    person: people.lea,
    first: '/coach/overview',
    screen: desk,
    paths: [
      ...screensOf('/coach/'),
      '/coach/requests?view=archived',
      '/coach/seasons?form=new',
      `/coach/players?player=${people.ines.id}`,
    ],
  },
  {
    person: people.ines,
    // New evaluations are highlighted only once.
    first: '/player/progress',
    screen: phone,
    // Members are redirected from this screen.
    paths: screensOf('/player/').filter((path) => path !== '/player/join-club'),
  },
]

for (const { person, first, screen, paths } of devices) {
  test(`Each screen that ${person.firstName} has opened once opens again without server, in a browser that was killed. @deep`, async ({
    database,
    server,
    deviceAt,
  }) => {
    // On Pro each screen shows what it is there for.
    await database.rows("update clubs set time_zone = $1, subscription_plan = 'pro'", [zoneAtNoon()])
    const device = await deviceAt(server.url, screen)
    let page = await prepareDevice(device, person, first)
    const contents = new Map<string, string>()
    for (const path of paths) {
      await openAndCache(page, path)
      contents.set(path, await contentOf(page))
    }
    await server.kill()
    await device.kill()
    page = await device.start()
    for (const [path, content] of contents) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect.poll(() => contentOf(page)).toBe(content)
        // The numbers in a coach's navigation were read, where nothing else was.
        const age = page.locator('.data-age')
        await expect(age).toHaveText(/^Hors ligne\s: données de \d{1,2}\sh\s\d\d$/)
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      })
    }
  })
}

/** A time zone in which the date does not change during the test: many screens show days. */
function zoneAtNoon(): string {
  const toNoon = 12 - new Date().getUTCHours()
  // In these names, the sign is inverted: minus is east of Greenwich.
  return toNoon > 0 ? `Etc/GMT-${toNoon}` : `Etc/GMT+${-toNoon}`
}

/**
 * The screen's text, except its age and that of replies, the time until the next session, and the offer to install the application, which
 * depends on the browser.
 */
async function contentOf(page: Page): Promise<string> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  const parts = await page.locator('main > :not(.data-age)').allInnerTexts()
  return parts
    .join('\n')
    .replaceAll(/dans \d+ (minutes?|heures?)|\s+Application\s[^]*Installer l’application/g, '')
    .replaceAll(/\s+Réponses lues [^]*? rien ne sera perdu\.\s+/g, '\n')
}
