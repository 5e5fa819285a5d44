import { existsSync } from 'node:fs'
import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

const frenchTexts = '/usr/lib/chromium/locales/fr.pak'

/** The system's Chromium, as root on Debian installed first, and with `CI` brought to the newest. */
export function ensureChromium() {
  const present = findChromium()
  const isComplete = present && existsSync(frenchTexts) && !process.env.CI
  if (isRootOnDebian && !isComplete) installPackages('chromium', 'chromium-l10n')
  const found = findChromium()
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
