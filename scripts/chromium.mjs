import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const frenchTexts = '/usr/lib/chromium/locales/fr.pak'

/** The system's Chromium, installed first where that needs nobody's leave: as root on Debian. */
export function ensureChromium() {
  const present = findChromium()
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (present && (existsSync(frenchTexts) || !isRootOnDebian)) return present
  if (isRootOnDebian) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: 'inherit' })
    apt('update')
    apt('install', '--yes', '--no-install-recommends', 'chromium', 'chromium-l10n')
  }
  const found = findChromium()
  if (!found) {
    console.error(
      'The browser journeys need Chromium: on Debian, apt-get install chromium chromium-l10n as root.',
    )
  }
  return found
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
}
