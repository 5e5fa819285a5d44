import { chromium } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ensureBuild } from '../scripts/setup.mjs'
import { people } from '../src/demo/club-people.ts'
import { signInAs } from '../test/e2e/journey.ts'
import { startServer, withFolder } from '../test/e2e/offline/stoppable-server.ts'
import { browserOptions } from './browser.ts'
import { judge, reportsFolder } from './lighthouse.ts'
import { measurePaint } from './paint.ts'
import { measureReload } from './reload.ts'

// How fast pages load, in the system's Chromium, from the real server with the demonstration club. The budgets are
// those of docs/decisions/010-how-fast-pages-are.md.
const publicPages = ['/', '/pricing']
const screen = '/coach/overview'

if (!ensureBuild()) throw new Error('The pages could not be built.')
await withFolder('rebond-bench-', async (folder) => {
  const server = await startServer({ port: await freePort(), dataDir: join(folder, 'data') })
  try {
    const browser = await chromium.launch(browserOptions)
    say(`Chromium ${browser.version()}`)

    say('\nfirst visit, not throttled       largest paint (≤ 1,000 ms)   layout shift (≤ 0.01)')
    for (const { path, device, largestPaintMs, layoutShift } of await measurePaint(
      browser,
      server.url,
      publicPages,
    )) {
      say(`${`${path}, ${device}`.padEnd(33)}${ms(largestPaintMs, 23)}${layoutShift.toFixed(3).padStart(24)}`)
    }

    const page = await browser.newPage({ baseURL: server.url })
    await signInAs(page, people.lea)
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await browser.close()

    say('\nLighthouse, mobile, medians of 5 (every category ≥ 95)')
    const pages = [...publicPages.map((path) => ({ path })), { path: screen, cookie }]
    for (const { path, scores, ...figures } of judge(server.url, pages)) {
      say(
        `${path.padEnd(17)} ${Object.entries(scores)
          .map(([name, score]) => `${name} ${score}`)
          .join(', ')}`,
      )
      say(
        `${' '.repeat(18)}first paint${ms(figures.firstPaintMs)}, largest${ms(figures.largestPaintMs)}, ` +
          `blocking${ms(figures.blockingMs)}, layout shift ${figures.layoutShift.toFixed(3)} (machine ${figures.machine.toFixed(0)})`,
      )
    }
    say(`raw reports: ${reportsFolder}`)

    say('\nwarm reload → content painted, the server     ours (≤ 300 ms)      p95   bare page   ratio')
    for (const { path, server: state, ourMs, ourP95Ms, bareMs } of await measureReload(
      server,
      join(folder, 'profile'),
    )) {
      say(
        `${`${path}, ${state}`.padEnd(46)}${ms(ourMs, 15)}${ms(ourP95Ms, 9)}${ms(bareMs, 12)}` +
          (ourMs / bareMs).toFixed(1).padStart(8),
      )
    }
  } finally {
    await server.kill()
  }
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function ms(value: number, width = 0): string {
  return ` ${value.toFixed(0)} ms`.padStart(width)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
