// oxlint-disable-next-line no-restricted-imports -- Vitest empties imported style sheets
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const sheets = read('src/web/**/*.css')
const scripts = read('src/web/**/*.{ts,tsx}').filter(({ file }) => !file.includes('.test.'))

test('every class of a component is in a style sheet, or is looked for by a script', () => {
  const known = new Set([...namesAfter(/\./, sheets), ...namesAfter(/['"`\]] ?\./, scripts)])
  const unknown = scripts.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => name && !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

function namesAfter(before: RegExp, files: typeof sheets): string[] {
  const name = new RegExp(`${before.source}([a-z][\\w-]*)`, 'gi')
  return files.flatMap(({ text }) => [...text.matchAll(name)].map((match) => match[1] ?? ''))
}
