// Builds dist/web/service-worker.js, with the list of the application's files that it caches.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { build, loadConfigFromFile } from 'vite'

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
const html = await readFile('dist/web/app.html', 'utf8')

/** For developers only, so not cached. */
const excluded = new Set(['src/web/ui/gallery.tsx'])

/**
 * Every chunk that the application can load, statically or dynamically.
 * @param {string} name
 * @param {Set<string>} [visited]
 * @returns {Set<string>}
 */
function reachable(name, visited = new Set()) {
  const chunk = manifest[name]
  if (!chunk || visited.has(name) || excluded.has(name)) return visited
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
      input: 'src/web/offline/service-worker/service-worker.ts',
      // A classic script: Firefox does not support module service workers yet.
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
})
console.log(`The service worker keeps ${addresses.length} files.`)
