import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const app = new Hono()

function screen(name: string) {
  return { scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`] }
}

const built: Record<string, string | Uint8Array> = {
  'secret.txt': 'not for visitors',
  'web/app.html': '<head><title>application</title></head>',
  'screens.json': JSON.stringify({
    '/start': screen('start'),
    '/player/club': screen('club'),
  }),
  'web/favicon.svg': '<svg/>',
  'web/manifest.webmanifest': '{}',
  'web/service-worker.js': 'keep()',
  'web/.vite/manifest.json': '{}',
  'web/assets/app-1a2b.js': 'run()',
  'web/assets/app-1a2b.js.br': 'brotli of run()',
  'web/assets/app-1a2b.js.gz': gzipSync('run()'),
  'public/index.html': '<link rel="canonical" href="{{PUBLIC_URL}}/"><h1>accueil</h1>',
  'public/pricing.html': '<h1>tarifs</h1><a href="mailto:{{CONTACT_EMAIL}}">',
  'public/pricing-canceled.html': '<h1>paiement annulé</h1>',
  'public/mentions-legales.html': '<p>{{OPERATOR_NAME}}, {{OPERATOR_HOST}}</p>',
  'public/confidentialite.html': '<h1>confidentialité</h1>',
  'public/cgv.html': '<h1>cgv</h1>',
  'public/not-found.html': '<h1>Page introuvable</h1>',
}

beforeAll(() => {
  for (const [path, content] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  servePages(app, {
    folder,
    production: true,
    settings: {
      PUBLIC_URL: 'https://rebond.example/',
      CONTACT_EMAIL: 'contact@rebond.example',
      OPERATOR_NAME: 'Ping & Fils <SARL>',
    },
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

async function text(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
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

test.each(['/player', '/player/', '/coach', '/coach/', '/signup', '/coach/sessions', '/player/profile'])(
  '%s is the application',
  async (path) => {
    const { status, headers, body } = await text(path)
    expect([status, body]).toEqual([200, '<head><title>application</title></head>'])
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

test('a screen’s page names its files; the one that the service worker keeps for all of them names none', async () => {
  const { body, headers } = await text('/player/club/')
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/club.js">')
  expect(body).toContain('<link rel="preload" as="style" crossorigin href="/assets/club.css">')
  const start = await text('/start')
  expect(start.body).not.toContain('/assets/')
  expect(headers.get('etag')).not.toBe(start.headers.get('etag'))
})

test.each(['/coach/nimporte', '/nimporte', '/app.html', '/assets/nimporte.js', '/dev/ui'])(
  '%s is a French page with the status 404',
  async (path) => {
    const { status, body } = await text(path)
    expect([status, body]).toEqual([404, '<h1>Page introuvable</h1>'])
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

test('HEAD answers as GET does, without a body', async () => {
  const response = await app.request('/pricing', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('an unknown endpoint is left to the API', async () => {
  expect((await text('/api/nimporte')).body).not.toContain('introuvable')
})
