import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clubOf, memberOf, type Club, type Somebody } from '../../test/people.ts'
import { testHouse } from '../../test/house.ts'
import { sentOver } from '../../test/sent-statements.ts'
import * as accounts from '../contract/accounts.ts'
import * as dashboard from '../contract/dashboard.ts'
import { type FirstAnswers, firstAnswersElement, firstReadsOf } from '../contract/first-reads.ts'
import { applicationPaths } from '../contract/paths.ts'
import { createFirstAnswers } from './first-answers.ts'
import { servePages } from './pages.ts'

const house = await testHouse()
const folder = mkdtempSync(join(tmpdir(), 'first-answers-'))
mkdirSync(join(folder, 'web'))
mkdirSync(join(folder, 'public'))
writeFileSync(join(folder, 'web/app.html'), '<head></head><body><div id="root"></div></body>')
writeFileSync(join(folder, 'screens.json'), '{}')
for (const page of [
  'index',
  'pricing',
  'pricing-canceled',
  'mentions-legales',
  'confidentialite',
  'cgv',
  'not-found',
]) {
  writeFileSync(join(folder, 'public', `${page}.html`), `<p>${page}</p>`)
}
const asServed = createFirstAnswers(house.app)
// A busy machine is no slow database.
const patient = createFirstAnswers(house.app, 10_000)
let firstAnswers = patient
servePages(house.app, {
  folder,
  settings: house.env,
  production: true,
  sells: true,
  firstAnswers: (http) => firstAnswers(http),
})
afterAll(() => rmSync(folder, { recursive: true }))

let club: Club
let ines: Somebody

beforeEach(async () => {
  house.clock.now = new Date()
  club = await clubOf(house)
  ines = await memberOf(house, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

async function visit(path: string, cookie?: string, headers: Record<string, string> = {}) {
  const response = await house.app.request(path, {
    headers: { ...(cookie && { Cookie: cookie }), ...headers },
  })
  const html = await response.text()
  return { response, html, answers: answersIn(html) }
}

interface Answers {
  me?: accounts.WhoAmI
  club?: { id: string }
  dashboard?: dashboard.Dashboard
}

function answersIn(html: string): Answers | null {
  const [, json] =
    new RegExp(`<script type="application/json" id="${firstAnswersElement}">(.*?)</script>`).exec(html) ?? []
  if (json === undefined) return null
  return Object.fromEntries((JSON.parse(json) as FirstAnswers).map(([key, answer]) => [key.join(), answer]))
}

test('The page of a screen brings along who is there and what the screen asks for, as the endpoints tell it.', async () => {
  const { response, html, answers } = await visit('/coach/overview', club.coach.cookie)
  expect(response.status).toBe(200)
  expect(html).toContain('<div id="root"></div>')
  expect(answers).toEqual({
    me: await club.coach.call(accounts.me, {}),
    dashboard: await club.coach.call(dashboard.show, {}),
  })
})

test('Every screen behind a door has reads, all of them such as its person may ask for.', async () => {
  const screens = applicationPaths.filter((path) => firstReadsOf(path).length > 0)
  expect(screens).toContain('/coach')
  expect(
    applicationPaths.filter(
      (path) => /^\/(coach|player)\/(?!join-club)/.test(path) && !screens.includes(path),
    ),
  ).toEqual([])
  const found: [string, string[]][] = []
  for (const path of screens) {
    const { answers } = await visit(path, (path.startsWith('/coach') ? club.coach : ines).cookie)
    found.push([path, Object.keys(answers ?? {})])
  }
  expect(found).toEqual(
    screens.map((path) => [path, firstReadsOf(path).map(({ queryKey }) => queryKey.join())]),
  )
})

test('Such a page is kept nowhere; the one without answers has nothing of anybody.', async () => {
  const plain = await visit('/coach/overview')
  expect(plain.answers).toBeNull()
  expect(plain.response.headers.get('Cache-Control')).toBe('no-cache')
  expect(plain.response.headers.get('Vary')).toContain('Cookie')
  const etag = plain.response.headers.get('ETag') ?? ''

  const own = await visit('/coach/overview', club.coach.cookie, { 'If-None-Match': etag })
  expect(own.response.status).toBe(200)
  expect(own.answers).not.toBeNull()
  expect(own.response.headers.get('Cache-Control')).toBe('no-store')
  expect(own.response.headers.get('ETag')).toBeNull()
})

test('Each person gets their own, one after the other and at once.', async () => {
  const other = await clubOf(house, 'Voisins')
  const visits = await Promise.all(
    [club.coach, other.coach, club.coach, other.coach].map(({ cookie }) => visit('/coach/club', cookie)),
  )
  expect(visits.map(({ answers }) => answers?.me?.account.id)).toEqual(
    [club.coach, other.coach, club.coach, other.coach].map(({ id }) => id),
  )
  expect(visits.map(({ answers }) => answers?.club?.id)).toEqual(
    [club, other, club, other].map(({ id }) => id),
  )
})

test('Nobody’s cookie, an ended session’s and an outdated one bring nothing.', async () => {
  expect((await visit('/coach/overview', 'rebond=nobody')).answers).toBeNull()
  const leaving = await memberOf(house, club, 'coach')
  expect((await visit('/coach/overview', leaving.cookie)).answers).not.toBeNull()
  await leaving.call(accounts.signOut, {})
  expect((await visit('/coach/overview', leaving.cookie)).answers).toBeNull()
  house.clock.now = new Date(Date.now() + 31 * 24 * 3600 * 1000)
  expect((await visit('/coach/overview', club.coach.cookie)).answers).toBeNull()
})

test('What a person may not read is left out: a player on a coach’s screen, a coach whom the club has removed.', async () => {
  expect(Object.keys((await visit('/coach/evaluation', ines.cookie)).answers ?? {})).toEqual(['me'])
  const removed = await memberOf(house, club, 'coach')
  await visit('/coach/overview', removed.cookie)
  await house.db.deleteFrom('memberships').where('account_id', '=', removed.id).execute()
  const { answers } = await visit('/coach/overview', removed.cookie)
  expect(answers).toEqual({ me: expect.objectContaining({ club: null }) })
})

test('What somebody has written cannot end the element it stands in.', async () => {
  const wicked = '</script><script>alert(1)</script><!--'
  await house.db.updateTable('accounts').set({ first_name: wicked }).where('id', '=', club.coach.id).execute()
  const { html, answers } = await visit('/coach/overview', club.coach.cookie)
  expect(answers?.me?.account.firstName).toBe(wicked)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
})

test('Only a visit brings them: no script, worker or preload of the page, no browser that expects one, and no look at its head.', async () => {
  expect(
    (await visit('/coach/overview', club.coach.cookie, { 'Sec-Fetch-Dest': 'document' })).answers,
  ).not.toBeNull()
  expect(
    (await visit('/coach/overview', club.coach.cookie, { 'Sec-Fetch-Dest': 'empty' })).answers,
  ).toBeNull()
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const expected = { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': purpose }
    expect((await visit('/coach/overview', club.coach.cookie, expected)).answers).toBeNull()
  }
  const head = await house.app.request('/coach/overview', {
    method: 'HEAD',
    headers: { Cookie: club.coach.cookie },
  })
  expect([head.status, head.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
})

test('The page that the service worker keeps, and those that anybody sees, have none.', async () => {
  for (const path of ['/start', '/signup', '/', '/pricing', '/coach/nimporte']) {
    expect((await visit(path, club.coach.cookie)).answers).toBeNull()
  }
})

test('A visit prolongs the login, also of the cookie.', async () => {
  house.clock.now = new Date(Date.now() + 2 * 3600 * 1000)
  const { response } = await visit('/coach/overview', club.coach.cookie)
  expect(response.headers.getSetCookie().join()).toContain(`${club.coach.cookie};`)
})

test('It goes out compressed.', async () => {
  const plain = await visit('/coach/overview', club.coach.cookie)
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await house.app.request('/coach/overview', {
      headers: { Cookie: club.coach.cookie, 'Accept-Encoding': encoding },
    })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(decompress(await response.arrayBuffer()).toString()).toBe(plain.html)
  }
})

describe('While the database is slow or away', () => {
  beforeEach(() => void (firstAnswers = asServed))
  afterEach(() => void (firstAnswers = patient))

  const broughtAlong = async () => (await visit('/coach/overview', club.coach.cookie)).answers

  test('the page comes all the same, without them', async () => {
    await expect.poll(broughtAlong, { timeout: 10_000 }).not.toBeNull()
    await house.db.transaction().execute(async (tx) => {
      // Held until the page has come.
      await sql`lock table login_sessions, accounts in access exclusive mode`.execute(tx)
      const { response, answers } = await visit('/coach/overview', club.coach.cookie)
      expect([response.status, answers]).toEqual([200, null])
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    })
  })

  test('no other page has any read, as long as those of one are still read that went without them', async () => {
    await expect.poll(broughtAlong, { timeout: 10_000 }).not.toBeNull()
    await house.db.transaction().execute(async (tx) => {
      await sql`lock table login_sessions, accounts in access exclusive mode`.execute(tx)
      expect(await sentOver(house.database.pool, broughtAlong)).not.toEqual([])
      expect(await sentOver(house.database.pool, broughtAlong)).toEqual([])
    })
    await expect.poll(broughtAlong, { timeout: 10_000 }).not.toBeNull()
  })
})
