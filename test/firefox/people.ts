import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { journeysPort } from '../e2e/journey.ts'
import { test as hall } from '../e2e/offline/hall.ts'
import { startServer, type StoppableServer, withFolder } from '../e2e/offline/stoppable-server.ts'
import { openFirefox } from './browser.ts'
import { openScreen, type Screen } from './screen.ts'

interface Fixtures {
  /** Separate cookies and caches, on a phone's width; it must have no errors when the test ends. */
  screen: Screen
}

interface WorkerFixtures {
  firefox: Browser
  /** With the demonstration club. A test that stops it starts it again. */
  clubServer: StoppableServer
}

export const test = hall.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters
    async ({}, use) => {
      await withFolder('rebond-firefox-', async (folder) => {
        const firefox = await openFirefox(folder)
        await use(firefox)
        await firefox.close()
      })
    },
    { scope: 'worker' },
  ],
  clubServer: [
    async ({ databases }, use) => {
      const database = await databases.create()
      const server = await startServer({ port: journeysPort + 60, databaseUrl: database.url })
      await use(server)
      await server.kill()
      await database.close()
    },
    { scope: 'worker' },
  ],
  screen: async ({ firefox, clubServer }, use, testInfo) => {
    const context = await firefox.createBrowserContext()
    try {
      const screen = await openScreen(await context.newPage(), clubServer.url)
      await use(screen)
      if (testInfo.status !== testInfo.expectedStatus) {
        await mkdir(testInfo.outputDir, { recursive: true })
        await screen.page.screenshot({ path: `${join(testInfo.outputDir, 'screen')}.png` })
      }
      expect(screen.takeErrors()).toEqual([])
    } finally {
      await context.close()
    }
  },
})
