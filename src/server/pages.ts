import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { isApplicationPath, isBelowArea, isDevelopmentPath, withoutTrailingSlash } from '../contract/paths.ts'
import { headersOfFile } from './answer-headers.ts'
import type { App } from './app-env.ts'
import { type BuiltFile, type Encoding, fileOf, htmlFile, readBuiltFiles } from './built-files.ts'
import { withDemonstrationMark } from './demonstration-mark.ts'
import { isKnownTag } from './known-tag.ts'
import { policyOf } from './page-policy.ts'
import { type PageSettings, withSettings } from './page-settings.ts'

export interface PagesOptions {
  /** Where `npm run build` wrote `web` and `public`. */
  folder: string
  settings: PageSettings
  /** Whether this server sells subscriptions: without, it has other public pages, and the application is told. */
  sells: boolean
  production: boolean
  /** Whether each page is to say that it is a demonstration. */
  demonstration?: boolean
}

const publicPages = {
  '/': 'index',
  '/pricing': 'pricing',
  '/mentions-legales': 'mentions-legales',
  '/confidentialite': 'confidentialite',
  '/aide/api': 'aide-api',
}
/** Below this address, each article stands at its file's name. */
const help = '/aide'
const pagesOfSale = { '/cgv': 'cgv', '/resiliation': 'resiliation' }

const forever = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

/**
 * Answers every GET nobody else did: built files, public pages, the application's shell for its own addresses, and
 * a French page with the status 404 for the rest, which below a signed-in area is the shell. To be called last. Everything is
 * read once, here.
 */
export function servePages(
  app: App,
  { folder, settings, sells, production, demonstration = false }: PagesOptions,
): void {
  const files = readBuiltFiles(join(folder, 'web'))
  const built = files.get('/app.html')
  if (!built) throw new Error(`No application in ${folder}: run npm run build.`)
  const shell = shellFor(built, { sells, demonstration })
  files.delete('/app.html')
  const worker = files.get('/service-worker.js')
  if (worker && shell !== built) {
    files.set('/service-worker.js', keepingAnotherShell(worker, `${sells} ${demonstration}`))
  }
  const prerendered = join(folder, sells ? 'public' : 'public/free')
  function page(name: string): BuiltFile {
    const prepared = withSettings(readFileSync(join(prerendered, `${name}.html`), 'utf8'), settings)
    const html = demonstration ? withDemonstrationMark(prepared) : prepared
    return { ...htmlFile(html), policy: policyOf(html) }
  }
  const pages = new Map<string, BuiltFile>(
    Object.entries({ ...publicPages, ...(sells && pagesOfSale), ...helpPages(prerendered) }).map(
      ([address, name]) => [address, page(name)],
    ),
  )
  const canceledPayment = sells ? page('pricing-canceled') : null
  const notFound = page('not-found')

  app.get('*', async (context, next) => {
    const address = withoutTrailingSlash(context.req.path)
    if (address === '/api' || address.startsWith('/api/')) return next()
    const file = files.get(address)
    if (file && address.startsWith('/assets/')) {
      context.set('headers', headersOfFile(context.get('headers')))
      return answer(context, file, forever)
    }
    if (file) return answer(context, file, revalidated)
    if (canceledPayment && address === '/pricing' && context.req.query('canceled') === 'true') {
      return answer(context, canceledPayment, revalidated)
    }
    const publicPage = pages.get(address)
    if (publicPage) return answer(context, publicPage, revalidated)
    if (isApplicationPath(address) || (!production && isDevelopmentPath(address))) {
      return answer(context, shell, revalidated)
    }
    return answer(context, isBelowArea(address) ? shell : notFound, revalidated, 404)
  })
}

function helpPages(prerendered: string): Record<string, string> {
  const folder = join(prerendered, help)
  const names = readdirSync(folder).map((file) => file.replace(/\.html$/, ''))
  return Object.fromEntries(
    names.map((name) => [name === 'index' ? help : `${help}/${name}`, `aide/${name}`]),
  )
}

/** With this server's settings; the service worker caches it as it is. */
function shellFor(
  built: BuiltFile,
  { sells, demonstration }: { sells: boolean; demonstration: boolean },
): BuiltFile {
  if (sells && !demonstration) return built
  const html = new TextDecoder().decode(built.plain)
  // The application reads it in `billing-off.ts`.
  const sold = sells ? html : html.replace('<html ', '<html data-nothing-sold ')
  return htmlFile(demonstration ? withDemonstrationMark(sold) : sold)
}

/** With other bytes: a browser that has the worker of other settings installs this one, which reads the shell again. */
function keepingAnotherShell({ type, plain }: BuiltFile, context: string): BuiltFile {
  return fileOf(type, `${new TextDecoder().decode(plain)}\n// Keeps the shell of: ${context}\n`)
}

function answer(context: Context, file: BuiltFile, cacheControl: string, status: 200 | 404 = 200): Response {
  context.header('Cache-Control', cacheControl)
  context.header('ETag', file.etag)
  // With a 304 too: its headers replace those that the browser has cached.
  if (file.policy) context.header('Content-Security-Policy', file.policy)
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (status === 200 && isKnownTag(context.req.header('If-None-Match'), file.etag))
    return context.body(null, 304)
  const encoding = bestEncoding(context.req.header('Accept-Encoding'), Object.keys(file.encoded))
  if (encoding) context.header('Content-Encoding', encoding)
  const body = (encoding && file.encoded[encoding]) ?? file.plain
  context.header('Content-Type', file.type)
  context.header('Content-Length', String(body.length))
  return context.body(body, status)
}

function bestEncoding(accepted: string | undefined, available: readonly string[]): Encoding | undefined {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(
    (encoding) => available.includes(encoding) && names.includes(encoding),
  )
}
