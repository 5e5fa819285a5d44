import { type Browser, launch } from 'puppeteer-core'
import { findFirefox } from '../../scripts/firefox.mjs'

/** The system's Firefox without a window, in French; the folder is its home, as root may not use somebody else's. */
export async function openFirefox(folder: string): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('There is no Firefox.')
  return launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, HOME: folder, TZ: 'Europe/Paris' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'fr-FR, fr',
      'intl.locale.requested': 'fr',
      'ui.prefersReducedMotion': 1,
      // As on a phone: overlay scroll bars take no width from the page.
      'ui.useOverlayScrollbars': 1,
    },
  })
}
