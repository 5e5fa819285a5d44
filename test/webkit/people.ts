import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { test as hall } from '../e2e/offline/hall.ts'
import { startServer, withFolder } from '../e2e/offline/stoppable-server.ts'
import { openBrowser, type WindowSize } from './browser.ts'
import { openRecordingProxy } from './recording-proxy.ts'
import { type Screen, screenOf } from './screen.ts'

interface Fixtures {
  /** A separate browser for each person, closed when the test ends; its console must have no errors. */
  openAs: (name: string, size: WindowSize) => Promise<Screen>
}

export const phone: WindowSize = { width: 390, height: 844 }
export const desk: WindowSize = { width: 1280, height: 900 }

export const test = hall.extend<Fixtures>({
  server: async ({ database }, use) => {
    const port = Number(process.env.JOURNEYS_PORT ?? 4567)
    const server = await startServer({ port, databaseUrl: database.url })
    await use(server)
    await server.kill()
  },
  openAs: async ({ server }, use, testInfo) => {
    const proxy = await openRecordingProxy(server.url)
    const people = new Map<string, Screen>()
    await withFolder('rebond-webkit-', async (folder) => {
      try {
        await use(async (name, size) => {
          const home = join(folder, name)
          await mkdir(home)
          const screen = screenOf(await openBrowser(home, size), proxy.url)
          people.set(name, screen)
          return screen
        })
        if (testInfo.status !== testInfo.expectedStatus) await photograph(people, testInfo)
        for (const screen of people.values()) expect(await screen.complaints()).toEqual([])
      } finally {
        for (const { session } of people.values()) await session.end()
        await proxy.close()
      }
    })
  },
})

async function photograph(people: Map<string, Screen>, testInfo: TestInfo): Promise<void> {
  for (const [name, { session }] of people) {
    await writeFile(testInfo.outputPath(`${name}.png`), await session.screenshot())
  }
}
