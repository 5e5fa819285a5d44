import type { BrowserContextOptions, LaunchOptions } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../scripts/chromium.mjs'

const { launchOptions = {}, locale = 'fr-FR', timezoneId = 'Europe/Paris' } = playwrightConfig.use ?? {}
const executablePath = ensureChromium()
if (!executablePath) throw new Error('No browser, no figures.')

/** The journeys' own browser. */
export const browserOptions: LaunchOptions & { executablePath: string } = { ...launchOptions, executablePath }

export const inFrance: BrowserContextOptions = { locale, timezoneId }
