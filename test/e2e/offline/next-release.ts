import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Words that the next release says otherwise, in its first chunk and in one that is loaded later. */
export const words = {
  before: { navigation: 'Tableau de bord', sessions: 'Nouvelle séance' },
  after: { navigation: 'Vue d’ensemble', sessions: 'Ajouter une séance' },
} as const

/** Builds the next release from the sources of this one; answers its folder and what takes it away. */
export function buildNextRelease(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-release-'))
  for (const name of [
    'src',
    'scripts',
    'public',
    'app.html',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  change(join(folder, 'src/web/navigation.ts'), words.before.navigation, words.after.navigation)
  change(
    join(folder, 'src/web/training-sessions/coach-sessions-page.tsx'),
    words.before.sessions,
    words.after.sessions,
  )
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const step of [
    [vite, 'build', '--logLevel', 'error'],
    ['scripts/screen-files.mjs'],
    ['scripts/prerender.mjs'],
    ['scripts/service-worker.mjs'],
  ]) {
    execFileSync(process.execPath, step, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return { folder: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function change(path: string, before: string, after: string): void {
  const source = readFileSync(path, 'utf8')
  if (!source.includes(before)) throw new Error(`${path} does not say « ${before} » any more.`)
  writeFileSync(path, source.replaceAll(before, after))
}
