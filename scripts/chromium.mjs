import { existsSync } from 'node:fs'
import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

const frenchTexts = '/usr/lib/chromium/locales/fr.pak'

/** The system's Chromium, installed first where that needs nobody's leave: as root on Debian. */
export function ensureChromium() {
  const present = findChromium()
  if (present && (existsSync(frenchTexts) || !isRootOnDebian)) return present
  if (isRootOnDebian) installPackages('chromium', 'chromium-l10n')
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
