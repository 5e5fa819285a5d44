import { defineConfig } from '@playwright/test'
import './test/e2e/stripe-journal.ts'

const port = Number(process.env.JOURNEYS_PORT ?? 4567)

export default defineConfig({
  testDir: 'test/e2e',
  globalTeardown: './test/e2e/check-stripe-calls.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Tests tagged `@deep` run in `npm run test:deep` only, those tagged `@window` in a Chromium with its window only.
  projects: [
    { name: 'main', grepInvert: /@deep|@window/ },
    { name: 'window', grepInvert: /@deep/ },
    { name: 'deep', grep: /@deep/, timeout: 120_000 },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would download the whole application in every test; the offline journeys allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Native controls are in English unless Chromium itself is in French.
      env: { ...process.env, LANGUAGE: 'fr', LANG: 'fr_FR.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import ./test/e2e/note-stripe-calls.ts test/e2e/server.ts --demo',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1,::1' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
