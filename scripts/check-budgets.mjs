// Fails the build when a page or a screen exceeds its size budget.
import { readFile, readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const kilobyte = 1024
const budgets = {
  /** HTML, gzip: what fits into TCP's initial window of ten packets. */
  publicHtml: 14 * kilobyte,
  /** JavaScript, uncompressed. */
  publicPage: 15 * kilobyte,
  /** JavaScript, gzip. */
  firstLoad: 112 * kilobyte,
  /** JavaScript, gzip: the first load and what the screen adds. */
  screen: 132 * kilobyte,
  /** JavaScript, gzip: what only the evening in the hall has, all its steps together; fetched ahead of the evening. */
  hall: 25 * kilobyte,
}

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))

/** @type {Map<string, number>} */
const gzipSizes = new Map()
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js')) {
    gzipSizes.set(file, gzipSync(await readFile(`dist/web/${file}`), { level: 9 }).length)
  }
}

/** @type {string[]} */
const overruns = []

/**
 * @param {string} name
 * @param {number} size
 * @param {number} budget
 */
function check(name, size, budget) {
  const line = `${name}: ${(size / kilobyte).toFixed(1)} kB of ${budget / kilobyte} kB`
  if (size > budget) overruns.push(line)
  return line
}

/** @type {{ page: string, size: number }[]} */
const htmlSizes = []
const publicPages = await readdir('dist/public', { recursive: true })
for (const page of publicPages.filter((file) => file.endsWith('.html'))) {
  const html = await readFile(`dist/public/${page}`, 'utf8')
  const scripts = [...html.matchAll(/<script[^>]+src="\/([^"]+)"|rel="modulepreload"[^>]+href="\/([^"]+)"/g)]
  const sizes = await Promise.all(
    scripts.map(async (script) => (await readFile(`dist/web/${script[1] ?? script[2]}`)).length),
  )
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    sizes.push(Buffer.byteLength(script))
  check(
    page,
    sizes.reduce((sum, size) => sum + size, 0),
    budgets.publicPage,
  )
  htmlSizes.push({ page, size: gzipSync(html, { level: 9 }).length })
}
htmlSizes.sort((a, b) => b.size - a.size)
for (const { page, size } of htmlSizes) check(`${page}, HTML`, size, budgets.publicHtml)

/**
 * Everything a chunk imports statically, itself included.
 * @param {string} chunk
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function closure(chunk, found = new Set()) {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const imported of manifest[chunk]?.imports ?? []) closure(imported, found)
  return found
}

/** @param {Iterable<string>} chunks */
function gzipSize(chunks) {
  const files = new Set([...chunks].map((chunk) => manifest[chunk]?.file ?? ''))
  return [...files].reduce((sum, file) => sum + (gzipSizes.get(file) ?? 0), 0)
}

const entry = 'app.html'
const firstLoad = closure(entry)
if (gzipSize(firstLoad) === 0)
  throw new Error(`The first load of ${entry} has no scripts: its entry was not built.`)
const reports = [check('first load', gzipSize(firstLoad), budgets.firstLoad)]

const entries = Object.keys(manifest).filter((chunk) => manifest[chunk]?.isDynamicEntry)
const hall = entries.filter((chunk) => chunk.startsWith('src/web/hall/'))
const screens = entries.filter((chunk) => !hall.includes(chunk))
const heaviest = screens
  .map((screen) => ({ screen, size: gzipSize(new Set([...firstLoad, ...closure(screen)])) }))
  .toSorted((a, b) => b.size - a.size)
for (const { screen, size } of heaviest) check(screen, size, budgets.screen)
if (htmlSizes[0])
  reports.push(check(`heaviest public page, ${htmlSizes[0].page}`, htmlSizes[0].size, budgets.publicHtml))
if (heaviest[0])
  reports.push(check(`heaviest screen, ${heaviest[0].screen}`, heaviest[0].size, budgets.screen))

// A chunk that another screen has too is counted there.
const elsewhere = new Set([...firstLoad, ...screens.flatMap((screen) => [...closure(screen)])])
const ofHall = new Set(hall.flatMap((step) => [...closure(step)]).filter((chunk) => !elsewhere.has(chunk)))
reports.push(check('the evening in the hall', gzipSize(ofHall), budgets.hall))

console.log(reports.join('\n'))
if (overruns.length > 0) {
  console.error(`Over budget:\n${[...new Set(overruns)].join('\n')}`)
  process.exitCode = 1
}
