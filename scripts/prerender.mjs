// Prerenders the public pages to dist/public, and those of an installation that sells nothing to dist/public/free,
// after Vite has built the fonts that they load and the style sheets that they inline.
import { createHash } from 'node:crypto'
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
 * Built apart from the application, whose shared chunks a visitor would otherwise load whole.
 * @param {string} name
 */
async function builtScript(name) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: application?.config.plugins ?? [],
    build: {
      write: false,
      target: application?.config.build?.target ?? false,
      modulePreload: false,
      rolldownOptions: {
        ...application?.config.build?.rolldownOptions,
        input: `src/web/public/${name}.ts`,
        output: { format: 'iife' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${name} was not built.`)
  return output.output[0].code
}

/** @param {string} name */
function builtSheet(name) {
  return readFile(`dist/web${built(`src/web/public/${name}.css`)}`, 'utf8')
}

const assets = {
  sheets: {
    public: await builtSheet('public'),
    text: await builtSheet('text'),
  },
  fonts: [built('atkinson-next.woff2'), built('sofia-condensed-800.woff2')],
  scripts: {
    home: await builtScript('home'),
    pricing: await builtScript('pricing'),
    termination: await builtScript('termination'),
    help: await builtScript('help'),
    api: await builtScript('api'),
  },
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
  const { searchWordsOfAll } = await vite.ssrLoadModule('/src/web/public/help/search-words.tsx')
  await rm('dist/public', { recursive: true, force: true })
  for (const sells of [true, false]) {
    const folder = sells ? 'dist/public' : 'dist/public/free'
    await mkdir(`${folder}/aide`, { recursive: true })
    const pages = publicPages(sells)
    const words = JSON.stringify(searchWordsOfAll(sells))
    const searchWords = `/assets/help-words-${createHash('sha256').update(words).digest('hex').slice(0, 8)}.json`
    await writeFile(`dist/web${searchWords}`, words)
    for (const page of pages) {
      await writeFile(`${folder}/${page.file}.html`, renderDocument(page, { ...assets, searchWords }, sells))
    }
    console.log(`Prerendered ${pages.length} public pages in ${folder}.`)
  }
} finally {
  await vite.close()
}
