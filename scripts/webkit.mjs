import { findProgram, installPackages, isRootOnDebian } from './debian.mjs'

/** Whether WebKitGTK's driver and a display for it are installed; as root on Debian, installs them if missing. */
export function ensureWebKit() {
  if (isInstalled()) return true
  if (isRootOnDebian) installPackages('webkit2gtk-driver', 'xvfb')
  if (isInstalled()) return true
  console.error('The second engine is WebKitGTK: on Debian, apt-get install webkit2gtk-driver xvfb as root.')
  return false
}

function isInstalled() {
  return Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb'))
}
