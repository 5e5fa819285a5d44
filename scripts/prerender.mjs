// Writes the public pages to dist/public, after Vite has built the sheet and the fonts they load.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'

process.env.NODE_ENV = 'production'

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))

/** @param {string} source */
function built(source) {
  const entry = Object.entries(manifest).find(([name]) => name.endsWith(source))
  if (!entry) throw new Error(`The build has no ${source}.`)
  return `/${entry[1].file}`
}

const assets = {
  stylesheet: built('src/web/public/public.css'),
  fonts: [built('atkinson-next.woff2'), built('sofia-condensed-800.woff2')],
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
  await mkdir('dist/public', { recursive: true })
  for (const page of publicPages) {
    await writeFile(`dist/public/${page.file}.html`, renderDocument(page, assets))
  }
  console.log(`Prerendered ${publicPages.length} public pages.`)
} finally {
  await vite.close()
}
