import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setHeaders, securityHeaders } from './answer-headers.ts'
import type { App, AppEnv } from './app-env.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const app = new Hono<AppEnv>()
const free = new Hono<AppEnv>()

const built: Record<string, string | Uint8Array> = {
  'secret.txt': 'not for visitors',
  'web/app.html': '<html lang="fr"><head><title>application</title></head>',
  'web/favicon.svg': '<svg/>',
  'web/manifest.webmanifest': '{}',
  'web/service-worker.js': 'keep()',
  'web/.vite/manifest.json': '{}',
  'web/assets/app-1a2b.js': 'run()',
  'web/assets/app-1a2b.js.br': 'brotli of run()',
  'web/assets/app-1a2b.js.gz': gzipSync('run()'),
  'public/index.html':
    '<style>h1 > a{color:red}</style><link rel="canonical" href="{{PUBLIC_URL}}/"><h1>accueil</h1>',
  'public/pricing.html':
    '<style>h1 > a{color:red}</style><h1>tarifs</h1><a href="mailto:{{CONTACT_EMAIL}}"><script>choose()</script>',
  'public/pricing-canceled.html': '<h1>paiement annulé</h1>',
  'public/mentions-legales.html': '<p>{{OPERATOR_NAME}}, {{OPERATOR_HOST}}</p>',
  'public/confidentialite.html': '<h1>confidentialité</h1>',
  'public/aide-api.html': '<h1>api</h1>',
  'public/cgv.html': '<h1>cgv</h1>',
  'public/resiliation.html': '<h1>résilier votre contrat</h1>',
  'public/aide/index.html': '<h1>aide</h1>',
  'public/aide/faire-l-appel.html': '<h1>faire l’appel</h1>',
  'public/not-found.html': '<h1>Page introuvable</h1>',
  'public/free/index.html': '<h1>accueil gratuit, {{PUBLIC_URL}}</h1>',
  'public/free/pricing.html': '<h1>gratuit</h1>',
  'public/free/mentions-legales.html': '<p>{{OPERATOR_NAME}}</p>',
  'public/free/confidentialite.html': '<h1>confidentialité sans paiement</h1>',
  'public/free/aide/index.html': '<h1>aide gratuite</h1>',
  'public/free/aide-api.html': '<h1>api</h1>',
  'public/free/not-found.html': '<h1>Page introuvable, sans vente</h1>',
}

const settings = {
  PUBLIC_URL: 'https://rebond.example/',
  CONTACT_EMAIL: 'contact@rebond.example',
  OPERATOR_NAME: 'Ping & Fils <SARL>',
}

beforeAll(() => {
  for (const [path, content] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  app.use((context, next) => {
    context.set('headers', { ...securityHeaders({ secure: false }) })
    return next()
  })
  app.use(setHeaders)
  servePages(app, { folder, production: true, sells: true, settings })
  servePages(free, { folder, production: true, sells: false, settings })
})

afterAll(() => rmSync(folder, { recursive: true }))

async function text(path: string, headers: Record<string, string> = {}, site = app) {
  const response = await site.request(path, { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

test('the public pages carry the settings, escaped', async () => {
  expect((await text('/')).body).toContain('href="https://rebond.example/"')
  expect((await text('/pricing')).body).toContain('mailto:contact@rebond.example')
  expect((await text('/mentions-legales')).body).toContain('Ping &amp; Fils &lt;SARL&gt;')
})

test('a missing detail of the operator is shown as missing', async () => {
  expect((await text('/mentions-legales')).body).toContain('<mark>à compléter par l’exploitant</mark>')
})

test('a cancelled payment is told on the pricing page', async () => {
  expect((await text('/pricing?canceled=true')).body).toContain('paiement annulé')
  expect((await text('/pricing?canceled=false')).body).toContain('tarifs')
})

test('each article has an address of its own, below that of all of them', async () => {
  expect((await text('/aide')).body).toBe('<h1>aide</h1>')
  expect((await text('/aide/')).body).toBe('<h1>aide</h1>')
  expect((await text('/aide/faire-l-appel')).body).toBe('<h1>faire l’appel</h1>')
  expect((await text('/aide', {}, free)).body).toBe('<h1>aide gratuite</h1>')
  for (const path of ['/aide/nimporte', '/aide/index', '/aide/../index'])
    expect((await text(path)).body).not.toContain('aide</h1>')
  expect((await text('/aide/faire-l-appel', {}, free)).status).toBe(404)
})

test('where nothing is sold the pages are others, no payment was cancelled, and there are no terms of sale', async () => {
  const pageOf = (path: string) => text(path, {}, free)
  expect((await pageOf('/')).body).toBe('<h1>accueil gratuit, https://rebond.example</h1>')
  for (const path of ['/pricing', '/pricing?canceled=true', '/pricing?plan=club']) {
    expect((await pageOf(path)).body).toBe('<h1>gratuit</h1>')
  }
  expect((await pageOf('/confidentialite')).body).toContain('sans paiement')
  for (const path of ['/cgv', '/resiliation', '/nimporte']) {
    expect(await pageOf(path)).toMatchObject({ status: 404, body: '<h1>Page introuvable, sans vente</h1>' })
  }
})

test('where nothing is sold the application is told, by the shell that is kept on the device too', async () => {
  for (const path of ['/coach?plan=club', '/player/club', '/start']) {
    expect((await text(path, {}, free)).body).toContain('<html data-nothing-sold lang="fr">')
    expect((await text(path)).body).not.toContain('nothing-sold')
  }
})

test('a device that keeps the shell of a server that sells gets another worker where nothing is sold', async () => {
  const [selling, notSelling] = [await text('/service-worker.js'), await text('/service-worker.js', {}, free)]
  expect(selling.body).toBe('keep()')
  expect(notSelling.body).toMatch(/^keep\(\)\n\/\/ /)
  expect(notSelling.headers.get('etag')).not.toBe(selling.headers.get('etag'))
  expect(notSelling.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('only a demonstration says so: on public pages, on the application’s and on the page of an unknown address', async () => {
  const place = join(folder, 'demonstration')
  for (const name of ['web', 'public']) cpSync(join(folder, name), join(place, name), { recursive: true })
  for (const name of ['web/app.html', 'public/index.html', 'public/not-found.html'])
    appendFileSync(join(place, name), '<body></body>')
  const [plain, demonstration] = [false, true].map((demonstration) => {
    const site: App = new Hono<AppEnv>()
    site.use((context, next) => {
      context.set('headers', {})
      return next()
    })
    servePages(site, { folder: place, production: false, demonstration, sells: true, settings })
    return site
  })
  for (const path of ['/', '/coach', '/player/club', '/start', '/nimporte']) {
    expect((await text(path, {}, demonstration)).body).toMatch(
      /<aside class="demonstration".*<\/aside><\/body>/,
    )
    expect((await text(path, {}, plain)).body).not.toContain('emonstration')
  }
  // Its shell is kept on the device, too.
  const worker = await text('/service-worker.js', {}, demonstration)
  expect(worker.body).not.toBe((await text('/service-worker.js', {}, plain)).body)
})

test.each(['/player', '/player/', '/coach', '/coach/', '/signup', '/coach/sessions', '/player/profile'])(
  '%s is the application',
  async (path) => {
    const { status, headers, body } = await text(path)
    expect([status, body]).toEqual([200, '<html lang="fr"><head><title>application</title></head>'])
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

test.each(['/nimporte', '/coachs', '/app.html', '/assets/nimporte.js', '/dev/ui'])(
  '%s is a French page with the status 404',
  async (path) => {
    const { status, body } = await text(path)
    expect([status, body]).toEqual([404, '<h1>Page introuvable</h1>'])
  },
)

test.each(['/coach/nimporte', '/player/nimporte/encore', '/coach/overview/nimporte'])(
  '%s is the application with the status 404: the navigation stays',
  async (path) => {
    const { status, body } = await text(path)
    expect([status, body]).toEqual([404, '<html lang="fr"><head><title>application</title></head>'])
  },
)

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/.vite/manifest.json',
])('%s does not leave the built files', async (path) => {
  expect((await app.request(`http://localhost${path}`)).status).toBe(404)
})

test('hashed files are kept for ever, in the best encoding the browser takes', async () => {
  const brotli = await text('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.body).toBe('brotli of run()')
  expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  const gzip = await app.request('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe('run()')
  expect((await text('/assets/app-1a2b.js')).body).toBe('run()')
})

test('hashed files bear what counts with a file, and not what every page is told', async () => {
  const secure: App = new Hono<AppEnv>()
  secure.use((context, next) => {
    context.set('headers', { ...securityHeaders({ secure: true }), 'X-Request-Id': 'one' })
    return next()
  })
  secure.use(setHeaders)
  servePages(secure, { folder, production: true, sells: true, settings })
  const { headers } = await secure.request('/assets/app-1a2b.js')
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    etag: expect.any(String),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  for (const path of ['/service-worker.js', '/assets/gone-1a2b.js']) {
    const other = await secure.request(path)
    expect(other.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(other.headers.get('x-request-id')).toBe('one')
  }
})

test.each([
  ['/service-worker.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is asked for again each time', async (path, type) => {
  const { status, headers } = await text(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a page that has not changed is answered 304', async () => {
  const etag = (await text('/cgv')).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await text('/cgv', { 'If-None-Match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await text('/nimporte', { 'If-None-Match': '*' })).status).toBe(404)
})

describe('what a page brings along within itself', () => {
  const sheet = "'sha256-vUZC0CoGnSIZEQOr7x6tAcEN9lqK8JwO1yLGLPcAPHQ='"
  const script = "'sha256-pdOmvvglje0xmB57l7Hx65m6LfOdwcBqoRzE95Twu/s='"

  async function policyOf(path: string, init: RequestInit = {}) {
    const policy = (await app.request(path, init)).headers.get('content-security-policy') ?? ''
    return new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
  }

  test('is allowed by its hash, in that page alone', async () => {
    const home = await policyOf('/')
    expect([home.get('style-src'), home.get('script-src')]).toEqual([sheet, "'self'"])
    const pricing = await policyOf('/pricing')
    expect([pricing.get('style-src'), pricing.get('script-src')]).toEqual([sheet, script])
    for (const path of ['/cgv', '/start', '/coach/sessions', '/nimporte']) {
      const other = await policyOf(path)
      expect([other.get('style-src'), other.get('script-src')]).toEqual(["'self'", "'self'"])
    }
  })

  test('takes nothing else from the policy', async () => {
    const [home, other] = [await policyOf('/'), await policyOf('/start')]
    for (const policy of [home, other]) policy.delete('style-src')
    expect(home).toEqual(other)
  })

  test('is allowed as well where the browser keeps the page, and asks for its headers alone', async () => {
    const etag = (await text('/pricing')).headers.get('etag') ?? ''
    expect((await text('/pricing', { 'If-None-Match': etag })).status).toBe(304)
    expect(await policyOf('/pricing', { headers: { 'If-None-Match': etag } })).toEqual(
      await policyOf('/pricing'),
    )
    expect(await policyOf('/pricing', { method: 'HEAD' })).toEqual(await policyOf('/pricing'))
  })
})

test('a page is the same in each encoding', async () => {
  const { body } = await text('/')
  const brotli = await app.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(body)
  const gzip = await app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(body)
  expect([brotli, gzip].map(({ headers }) => headers.get('etag'))).toEqual(
    Array(2).fill((await text('/')).headers.get('etag')),
  )
})

test('HEAD answers as GET does, without a body', async () => {
  const response = await app.request('/pricing', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('an unknown endpoint is left to the API', async () => {
  expect((await text('/api/nimporte')).body).not.toContain('introuvable')
})
