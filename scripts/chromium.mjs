import { existsSync } from 'node:fs'
import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

const frenchTexts = '/usr/lib/chromium/locales/fr.pak'

/**
 * The system's Chromium, as root on Debian installed first, and with `CI` brought to the newest.
 * @param {{ headlessShell?: boolean }} options The same engine without the window around it, where the system has it: its
 *   journeys take half as long.
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
