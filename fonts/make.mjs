// Writes src/web/ui/fonts: the weights that the application shows, with the characters that fonts.css says of each file.
// To be run when a package or that list changes: npm ci --prefix fonts && npm run make --prefix fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ui = new URL('../src/web/ui/', import.meta.url)
const packages = new URL('node_modules/@fontsource-variable/', import.meta.url)

const sources = {
  'Atkinson Next': {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    // Beyond 750 the drawings of one more weight would come along.
    weight: { min: 400, max: 750 },
  },
  'Sofia Condensed': {
    from: 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    weight: 800,
  },
}

/** What a browser applies of itself, and figures of one width. The others would bring their own drawings along. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const face =
  /font-family: '(?<family>[^']+)';\s+src: url\('\.\/(?<file>[^']+)'\)[^}]+unicode-range:\s+(?<range>[^;]+);/g

await mkdir(new URL('fonts/', ui), { recursive: true })
const sheet = await readFile(new URL('fonts.css', ui), 'utf8')
for (const { groups: { family = '', file = '', range = '' } = {} } of sheet.matchAll(face)) {
  const { from, weight } = sources[/** @type {keyof typeof sources} */ (family)]
  const subset = await subsetFont(await readFile(new URL(from, packages)), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: features,
  })
  await writeFile(new URL(file, ui), subset)
}

/** @param {string} range as in `unicode-range` */
function charactersOf(range) {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16)
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index)
    })
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')
}
