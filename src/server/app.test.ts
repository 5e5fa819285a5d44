import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve as listen } from '@hono/node-server'
import { afterAll, describe, expect, test } from 'vitest'
import { request, createTestContext } from '../../test/support/context.ts'
import { newPlayer, password } from '../../test/support/newcomers.ts'
import * as accounts from '../contract/accounts.ts'
import { clientHeader, contractVersion, oldestClient } from '../contract/client-version.ts'
import type { AppContext } from './app-env.ts'
import { createApp } from './app.ts'
import { openDatabase } from './database/connection.ts'
import { createLogger } from './logger.ts'

const context = await createTestContext()
const { app } = context
const secure = await createTestContext({ PUBLIC_URL: 'https://rebond.monclub.fr' })
const attempt = { door: 'player', email: 'ines@exemple.fr', password } as const

async function answerOf(response: Response) {
  return { status: response.status, ...((await response.json()) as { refusal?: string; requestId?: string }) }
}

describe('a body over 256 kB', async () => {
  const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${accounts.signIn.path}`
  const tooLarge = JSON.stringify({ ...attempt, password: 'x'.repeat(256 * 1024) })

  test('is refused', async () => {
    const response = await fetch(url, { method: 'POST', body: tooLarge })
    expect(await answerOf(response)).toMatchObject({ status: 413, refusal: 'too-large' })
  })

  test('is refused also without a declared length', async () => {
    const body = new Blob([tooLarge]).stream()
    const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await answerOf(response)).toMatchObject({ status: 413, refusal: 'too-large' })
  })

  test('is the only one refused: a short one in chunks is read', async () => {
    const body = new Blob([JSON.stringify(attempt)]).stream()
    const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await answerOf(response)).toMatchObject({ status: 401, refusal: 'wrong-credentials' })
  })
})

test('X-Forwarded-For from a proxy that is missing from the settings is logged once', async () => {
  const lines: string[] = []
  const logger = createLogger({ write: (line: string) => lines.push(line) }, 'warn')
  const named = createApp({ ...context, logger, env: { ...context.env, TRUSTED_PROXIES: ['127.0.0.1'] } })
  const unnamed = createApp({ ...context, logger, env: { ...context.env, TRUSTED_PROXIES: [] } })
  const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.1' } }
  await named.request('/healthz', forwarded)
  await unnamed.request('/healthz')
  expect(lines).toEqual([])
  await unnamed.request('/healthz', forwarded)
  await unnamed.request('/healthz', forwarded)
  expect(lines).toEqual([expect.stringContaining('no proxy of TRUSTED_PROXIES')])
  expect(lines.join()).not.toContain('198.51.100.1')
})

describe('an unknown address below /api', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/me'],
    ['GET', '/api/'],
    ['GET', '/api/%00'],
    ['GET', '/api/login-sessions/%ff'],
  ])('%s %s is answered in JSON', async (method, path) => {
    expect(await answerOf(await app.request(path, { method }))).toMatchObject({
      status: 404,
      refusal: 'not-found',
    })
  })
})

describe('a page of another site', () => {
  const from = (headers: Record<string, string>, method = 'POST') =>
    app.request(`http://localhost:3000${accounts.signIn.path}`, {
      method,
      headers: { Host: 'localhost:3000', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(attempt) }),
    })

  test.each([
    { Origin: 'https://ailleurs.example' },
    { Origin: 'http://localhost:3001' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('writes nothing: %j', async (headers) => {
    expect(await answerOf(await from(headers))).toMatchObject({ status: 403, refusal: 'foreign-origin' })
  })

  test('is distinguished from our own pages, and from clients other than browsers', async () => {
    expect((await from({ Origin: 'http://localhost:3000' })).status).toBe(401)
    expect((await from({})).status).toBe(401)
  })
})

describe('behind a proxy', async () => {
  const lines: string[] = []
  const logger = createLogger({ write: (line: string) => lines.push(line) }, 'warn')
  const site = 'https://rebond.monclub.fr'
  const serverOf = (settings: Partial<AppContext['env']>) =>
    createApp({ ...context, logger, env: { ...context.env, ...settings } })
  const write = async (of: ReturnType<typeof serverOf>, headers: Record<string, string>) =>
    (await of.request(accounts.signIn.path, { method: 'POST', headers, body: JSON.stringify(attempt) }))
      .status
  const inProduction = { production: true, secure: true, PUBLIC_URL: site }

  test('that drops Host, our own pages write in production, and one line names the header', async () => {
    lines.length = 0
    const server = serverOf(inProduction)
    expect(await write(server, { Origin: site, Host: 'rebond.monclub.fr' })).toBe(401)
    expect(lines).toEqual([])
    expect(await write(server, { Origin: site })).toBe(401)
    expect(await write(server, { Origin: site, Host: '10.0.0.7:3000' })).toBe(401)
    expect(lines).toEqual([expect.stringContaining('Host header')])
  })

  test('that drops Host, a refusal elsewhere than in production says so once', async () => {
    for (const headers of [{}, { Host: '10.0.0.7:3000', 'X-Forwarded-For': '198.51.100.1' }]) {
      lines.length = 0
      const server = serverOf({ TRUSTED_PROXIES: ['127.0.0.1'] })
      expect(await write(server, { Origin: site, ...headers })).toBe(403)
      expect(await write(server, { Origin: site, ...headers })).toBe(403)
      expect(lines).toEqual([expect.stringContaining('Host header')])
    }
  })

  test('or without one, a foreign page is refused without a line', async () => {
    lines.length = 0
    const headers = { Origin: 'https://ailleurs.example', Host: 'localhost:3000' }
    expect(await write(serverOf({}), headers)).toBe(403)
    expect(lines).toEqual([])
  })

  test.each([
    'http://rebond.monclub.fr',
    'https://rebond.monclub.fr:8443',
    'https://autre.monclub.fr',
    'null',
    'rebond.monclub.fr',
  ])('in production %s is another origin, whatever Host says', async (origin) => {
    const host = URL.canParse(origin) ? new URL(origin).host : 'rebond.monclub.fr'
    expect(await write(serverOf(inProduction), { Origin: origin, Host: host })).toBe(403)
  })

  test('PUBLIC_URL’s origin is ours elsewhere too, and its usual port may be written', async () => {
    expect(await write(serverOf({ PUBLIC_URL: site }), { Origin: site, Host: 'localhost:3000' })).toBe(401)
    const withPort = serverOf({ ...inProduction, PUBLIC_URL: `${site}:443` })
    expect(await write(withPort, { Origin: site, Host: 'rebond.monclub.fr' })).toBe(401)
  })

  test('a request of HTTP/1.1 without Host is answered by us, not refused by Node unheard', async () => {
    const server = listen({
      fetch: serverOf(inProduction).fetch,
      port: 0,
      hostname: '127.0.0.1',
      serverOptions: { requireHostHeader: false },
    })
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')
    const answer = await text(socket)
    server.close()
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('the headers', () => {
  test.each(['/healthz', '/api/me', '/api/nothing'])('of %s protect the page', async (path) => {
    const { headers } = await app.request(path)
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('of the API forbid caching', async () => {
    expect((await app.request('/api/me')).headers.get('Cache-Control')).toBe('no-store')
  })

  test('with https bind the cookie to this host and the browser to https', async () => {
    const { headers } = await request(secure.app, accounts.signUp, newPlayer())
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-rebond=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax, __Host-rebond-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  })
})

describe('the probes', () => {
  test('succeed', async () => {
    expect((await app.request('/healthz')).status).toBe(200)
    expect((await app.request('/readyz')).status).toBe(200)
  })

  test('refuse new requests while the server stops, though it still answers them; that is no error', async () => {
    const stopping = createApp(context, () => false)
    expect((await stopping.request('/readyz')).status).toBe(503)
    expect(context.errors).toEqual([])
    expect((await stopping.request('/healthz')).status).toBe(200)
    expect((await stopping.request('/api/me')).status).toBe(200)
  })
})

test('A client older than the contract is refused everywhere; one without a version is answered.', async () => {
  const ask = async (path: string, client?: number) => {
    const response = await app.request(
      path,
      client === undefined ? {} : { headers: { [clientHeader]: `${client}` } },
    )
    return response.status
  }
  expect(await ask(accounts.me.path, oldestClient - 1)).toBe(426)
  expect(await ask('/api/long-gone', oldestClient - 1)).toBe(426)
  expect(await ask(accounts.me.path, oldestClient)).toBe(200)
  expect(await ask(accounts.me.path, contractVersion)).toBe(200)
  expect(await ask(accounts.me.path)).toBe(200)
})

test('Without its database the server is alive, not ready, and asks clients to retry.', async () => {
  const errors: string[] = []
  const logger = { ...context.logger, error: (_: object, text: string) => errors.push(text) }
  const gone = openDatabase({ host: '/nowhere', user: 'rebond', database: 'rebond' })
  afterAll(() => gone.close())
  const cut = createApp({ ...context, db: gone.db, logger: logger as unknown as AppContext['logger'] })
  expect((await cut.request('/healthz')).status).toBe(200)
  const headers = { Cookie: 'rebond=whatever' }
  for (const path of ['/readyz', '/api/me', '/api/login-sessions']) {
    const response = await cut.request(path, { headers })
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(await answerOf(response)).toMatchObject({ status: 503, refusal: 'unavailable' })
  }
  expect(errors).toHaveLength(3)
})

test('An unexpected error is a 500, logged once with its request id and without personal data.', async () => {
  const unheard = Object.assign(new Error('column "x" does not exist'), {
    detail: 'Failing row contains (ines@exemple.fr, $argon2id$…).',
  })
  const attempts = {
    consume: () => Promise.reject(unheard),
    check: () => Promise.resolve(),
    countWrite: () => Promise.resolve(),
    reset: () => Promise.resolve(),
    giveBack: () => Promise.resolve(),
    take: () => Promise.resolve(null),
    countApiRequest: () => Promise.reject(unheard),
  }
  const broken = createApp({ ...context, attempts })
  context.errors.length = 0
  const response = await request(broken, accounts.signIn, attempt, {
    cookie: 'rebond=secret-cookie',
    headers: { 'X-Request-Id': 'mine' },
  })
  const { status, requestId, ...body } = await answerOf(response)
  expect({ status, ...body }).toEqual({ status: 500, refusal: 'unexpected' })
  expect(response.headers.get('X-Request-Id')).toBe(requestId)
  expect(context.errors).toHaveLength(1)
  expect(JSON.parse(context.errors[0] ?? '')).toMatchObject({ requestId, err: { message: unheard.message } })
  for (const secret of [password, attempt.email, 'secret-cookie', '$argon2id$']) {
    expect(context.errors[0]).not.toContain(secret)
  }
})
