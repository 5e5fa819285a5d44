import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'
import { differsFromLock } from './lock-file.mjs'
import { npm, root } from './setup.mjs'

const frenchTexts = '/usr/lib/firefox-esr/browser/extensions/langpack-fr@firefox-esr.mozilla.org.xpi'
const driver = join(root, 'test/firefox')

/** Whether Firefox and the package that drives it are installed; as root on Debian, installs Firefox if missing. */
export function ensureFirefox() {
  if (!findFirefox() || !existsSync(frenchTexts)) {
    if (isRootOnDebian) installPackages('firefox-esr', 'firefox-esr-l10n-fr')
  }
  const found = findFirefox()
  if (!found) {
    console.error(
      'The third engine is Firefox: on Debian, apt-get install firefox-esr firefox-esr-l10n-fr as root.',
    )
  }
  return Boolean(found) && ensureDriver()
}

export function findFirefox() {
  return findProgram('firefox-esr', 'firefox')
}

/** Not among the root's packages: 30 MB that are not needed to start Rebond. */
function ensureDriver() {
  const installed = join(driver, 'node_modules/.package-lock.json')
  if (
    existsSync(installed) &&
    !differsFromLock(readLock(join(driver, 'package-lock.json')), readLock(installed))
  )
    return true
  return npm(['ci', '--prefix', driver, '--no-audit', '--no-fund']) === 0
}

/** @param {string} file */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
