import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type DriverSession, startSession } from './web-driver.ts'

export interface WindowSize {
  width: number
  height: number
}

/** WebKitGTK's MiniBrowser, in French, alone on a display of that size; the folder is its home. */
export async function openBrowser(folder: string, size: WindowSize): Promise<DriverSession> {
  const display = await openDisplay(size)
  try {
    const session = await startSession('WebKitWebDriver', {
      ...process.env,
      ...(await frenchHome(folder)),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      TZ: 'Europe/Paris',
      // It loads only pages of our own server, and root may not create the namespaces of its sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    await session.resize(size.width, size.height)
    return {
      ...session,
      end: () => session.end().finally(() => display.close()),
    }
  } catch (error) {
    await display.close()
    throw error
  }
}

async function openDisplay({ width, height }: WindowSize) {
  const screen = ['-screen', '0', `${width}x${height}x24`]
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  await once(server, 'spawn')
  const ended = once(server, 'exit')
  const [number] = (await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    ended.then(([status]) => {
      throw new Error(`Xvfb ended with ${status}.`)
    }),
  ])) as [Buffer]
  return {
    name: `:${number.toString().trim()}`,
    async close() {
      server.kill()
      await ended
    },
  }
}

/** WebKit takes its language from the C library's locale, and a minimal system has only C.utf8. */
async function frenchHome(folder: string): Promise<NodeJS.ProcessEnv> {
  const locales = join(folder, 'locales')
  const settings = join(folder, 'config', 'gtk-3.0')
  await mkdir(locales)
  await mkdir(settings, { recursive: true })
  await symlink('/usr/lib/locale/C.utf8', join(locales, 'fr_FR.UTF-8'))
  await writeFile(join(settings, 'gtk.css'), flatToolbar)
  return {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    LOCPATH: locales,
    LC_ALL: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
  }
}

/** With the default toolbar, the window cannot be narrower than 447 px. */
const flatToolbar = `* {
  min-width: 0;
  min-height: 0;
  margin: 0;
  padding: 0;
  border-width: 0;
  font-size: 1px;
  -gtk-icon-transform: scale(0);
}
`
