// Writes src/web/ui/fonts: the letters and the weights that the application shows, in 33 kB instead of the packages' 75.
// To be run when a package or this list changes: npm ci --prefix fonts && npm run make --prefix fonts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const folder = new URL('../src/web/ui/fonts/', import.meta.url)
const packages = new URL('node_modules/@fontsource-variable/', import.meta.url)

/** French, the names of its neighbours, and what is set between words; any other letter is the fallback's. */
const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŸ€™•…−←→↑↓',
  '–—‘’‚“”„‹›\u2009\u200A\u2010\u2011\u202F',
].join('')

const fonts = {
  'atkinson-next.woff2': {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    // Beyond 750 the drawings of one more weight would come along.
    weight: { min: 400, max: 750 },
  },
  'sofia-condensed-800.woff2': {
    from: 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    weight: 800,
  },
}

await mkdir(folder, { recursive: true })
for (const [name, { from, weight }] of Object.entries(fonts)) {
  const subset = await subsetFont(await readFile(new URL(from, packages)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  })
  await writeFile(new URL(name, folder), subset)
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
