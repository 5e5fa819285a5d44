import { defineConfig } from '@playwright/test'
import '../e2e/stripe-journal.ts'

/** Playwright runs and reports; the browser is the system's own WebKit, behind its own driver. */
export default defineConfig({
  testDir: '.',
  globalTeardown: '../e2e/check-stripe-calls.ts',
  outputDir: '../../test-results/webkit',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
})
