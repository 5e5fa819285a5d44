// Writes dist/web/service-worker.js, which knows every file of the application that Vite has just built.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { build, loadConfigFromFile } from 'vite'

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
const html = await readFile('dist/web/app.html', 'utf8')

/** For developers, who have a network. */
const left = new Set(['src/web/ui/gallery.tsx'])

/**
 * Every chunk that the application can come to load, with its style sheets and fonts.
 * @param {string} name
 * @param {Set<string>} [visited]
 * @returns {Set<string>}
 */
function reachable(name, visited = new Set()) {
  const chunk = manifest[name]
  if (!chunk || visited.has(name) || left.has(name)) return visited
  visited.add(name)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reachable(next, visited)
  return visited
}

const chunks = [...reachable('app.html')].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
const loadedByShell = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
const addresses = [...new Set([...files, ...loadedByShell])].toSorted().map((file) => `/${file}`)

const hash = createHash('sha256').update(html).update(addresses.join()).digest('hex')
const release = { name: hash.slice(0, 12), entry: manifest['app.html']?.file, files: addresses }

const application = await loadConfigFromFile({ command: 'build', mode: 'production' })
const target = application?.config.build?.target
if (!target) throw new Error('vite.config.ts names no browsers.')

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { RELEASE: JSON.stringify(release) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target,
    rolldownOptions: {
      input: 'src/web/service-worker/service-worker.ts',
      // One classic script: Firefox has no module workers of this kind yet.
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
})
console.log(`The service worker keeps ${addresses.length} files.`)
