import { existsSync } from 'node:fs'
import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

const frenchTexts = '/usr/lib/chromium/locales/fr.pak'

/**
 * Finds the system's Chromium. As root on Debian, installs it if it is missing, and with `CI` upgrades it.
 * @param {{ headlessShell?: boolean }} options Prefers the same engine without a window, which takes half as long for
 *   the journeys.
 */
export function ensureChromium({ headlessShell = false } = {}) {
  const isComplete = findChromium() && findHeadlessShell() && existsSync(frenchTexts)
  if (isRootOnDebian && (!isComplete || process.env.CI)) {
    installPackages('chromium', 'chromium-l10n', 'chromium-headless-shell')
  }
  const found = (headlessShell && findHeadlessShell()) || findChromium()
  if (!found) {
    console.error(
      'The browser journeys need Chromium: on Debian, apt-get install chromium chromium-l10n as root.',
    )
  }
  return found
}

function findChromium() {
  return findProgram('chromium', 'chromium-browser', 'google-chrome')
}

function findHeadlessShell() {
  return findProgram('chromium-headless-shell')
}
