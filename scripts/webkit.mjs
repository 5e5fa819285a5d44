import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

/** Whether the system has WebKitGTK's driver and a display for it, installed first as root on Debian. */
export function ensureWebKit() {
  if (isThere()) return true
  if (isRootOnDebian) installPackages('webkit2gtk-driver', 'xvfb')
  if (isThere()) return true
  console.error('The second engine is WebKitGTK: on Debian, apt-get install webkit2gtk-driver xvfb as root.')
  return false
}

function isThere() {
  return Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb'))
}
