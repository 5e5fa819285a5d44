import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const built = join(import.meta.dirname, '../../../dist')

/** Words that the next release says otherwise, in its first chunk and in one that is loaded later. */
export const words = {
  before: { navigation: 'Tableau de bord', sessions: 'Nouvelle séance' },
  after: { navigation: 'Vue d’ensemble', sessions: 'Ajouter une séance' },
} as const

/**
 * The next release, as a build would leave it: the files of this one with other words, and its scripts with other names.
 * Answers its folder and what takes it away.
 */
export function makeNextRelease(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-release-'))
  // What is compressed says the words of before; the server does without.
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const scripts = files.filter((path) => /assets\/.*\.js$/.test(path)).map((path) => basename(path))
  const anyScript = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  let spoken = ''
  let isRenamed = false
  for (const path of files) {
    const before = readFileSync(path, 'utf8')
    const after = before
      .replaceAll(anyScript, nextName)
      .replaceAll(words.before.navigation, words.after.navigation)
      .replaceAll(words.before.sessions, words.after.sessions)
      .replace(/(?<=name:`)[\da-f]{12}(?=`,entry:)/, (release) => {
        isRenamed = true
        return rotated(release)
      })
    rmSync(path)
    writeFileSync(path.replace(anyScript, nextName), after)
    spoken += after
  }
  for (const word of Object.values(words.after)) {
    if (!spoken.includes(word)) throw new Error(`Nothing in ${built} says what « ${word} » replaces.`)
  }
  if (!isRenamed) throw new Error('The service worker no longer names its release where it is looked for.')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function nextName(name: string): string {
  return name.replace(/(?<=-)[\w-]{8}(?=\.\w+$)/, rotated)
}

function rotated(hash: string): string {
  return hash.slice(1) + hash.slice(0, 1)
}
