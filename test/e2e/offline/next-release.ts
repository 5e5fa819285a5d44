import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const built = join(import.meta.dirname, '../../../dist')

/** Texts that differ in the next release, in its first chunk and in one that is loaded later. */
export const words = {
  before: { navigation: 'Tableau de bord', sessions: 'Nouvelle séance' },
  after: { navigation: 'Vue d’ensemble', sessions: 'Ajouter une séance' },
} as const

/**
 * Makes the next release as a build would: the files of this one with other texts, and its scripts with other names.
 */
export function makeNextRelease(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-release-'))
  // The compressed files have the old texts; the server works without them.
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const scripts = files.filter((path) => /assets\/.*\.js$/.test(path)).map((path) => basename(path))
  const anyScript = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  let allText = ''
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
    allText += after
  }
  for (const word of Object.values(words.after)) {
    if (!allText.includes(word)) throw new Error(`Nothing in ${built} says what « ${word} » replaces.`)
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
