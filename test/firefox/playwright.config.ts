import { defineConfig } from '@playwright/test'
import '../e2e/stripe-journal.ts'

/** Playwright runs and reports; the browser is the system's own Firefox, driven by puppeteer. */
export default defineConfig({
  testDir: '.',
  globalTeardown: '../e2e/check-stripe-calls.ts',
  outputDir: '../../test-results/firefox',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
})
