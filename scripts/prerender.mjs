// Writes the public pages to dist/public, and to dist/public/free those of a site that sells
// nothing, after Vite has built the sheet and the fonts they load.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { build, createServer, loadConfigFromFile } from 'vite'

process.env.NODE_ENV = 'production'

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))

/** @param {string} source */
function built(source) {
  const entry = Object.entries(manifest).find(([name]) => name.endsWith(source))
  if (!entry) throw new Error(`The build has no ${source}.`)
  return `/${entry[1].file}`
}

const application = await loadConfigFromFile({ command: 'build', mode: 'production' })

/**
 * One file that shares nothing with the application, whose common files a visitor would load whole.
 * @param {string} name
 */
async function builtScript(name) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: application?.config.plugins ?? [],
    build: {
      outDir: 'dist/web',
      emptyOutDir: false,
      target: application?.config.build?.target ?? false,
      modulePreload: false,
      rolldownOptions: {
        ...application?.config.build?.rolldownOptions,
        input: `src/web/public/${name}.ts`,
        output: { entryFileNames: `assets/${name}-[hash].js`, format: 'iife' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${name} was not built.`)
  return `/${output.output[0].fileName}`
}

const assets = {
  stylesheet: built('src/web/public/public.css'),
  fonts: [built('atkinson-next.woff2'), built('sofia-condensed-800.woff2')],
  scripts: { pricing: await builtScript('pricing') },
}

const vite = await createServer({
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { publicPages } = await vite.ssrLoadModule('/src/web/public/pages.tsx')
  const { renderDocument } = await vite.ssrLoadModule('/src/web/public/document.tsx')
  await rm('dist/public', { recursive: true, force: true })
  for (const sells of [true, false]) {
    const folder = sells ? 'dist/public' : 'dist/public/free'
    await mkdir(folder, { recursive: true })
    const pages = publicPages(sells)
    for (const page of pages) {
      await writeFile(`${folder}/${page.file}.html`, renderDocument(page, assets, sells))
    }
    console.log(`Prerendered ${pages.length} public pages in ${folder}.`)
  }
} finally {
  await vite.close()
}
