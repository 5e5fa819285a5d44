import { beforeEach, describe, expect, test } from 'vitest'
import { insertApiKey, newSecret } from '../../../test/club/api-key-fixtures.ts'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext, createTestContextOn } from '../../../test/support/context.ts'
import { programWith } from '../../../test/support/v1.ts'
import * as apiKeys from '../../contract/api-keys.ts'
import { clientHeader } from '../../contract/client-version.ts'
import * as clubs from '../../contract/clubs.ts'
import { openapiPath } from '../../contract/v1/openapi.ts'
import { requestsPerMinute } from '../../contract/v1/problem.ts'

const context = await createTestContext()
const { app, db, clock } = context
const dayMs = 24 * 3600_000
const begun = clock.now
let club: Club

beforeEach(async () => {
  clock.now = begun
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
})

async function newKey(more: { expiresAt?: Date; coachId?: string; createdAt?: Date } = {}) {
  return insertApiKey(context, { clubId: club.id, coachId: club.coach.id, ...more })
}
const answerOf = async (secret: string | null) => {
  const answer = await programWith(app, secret)('players')
  return answer.ok ? 'ok' : ((await answer.json()) as { code: string }).code
}

describe('A key opens nothing', () => {
  test.each([
    ['where there is none', null],
    ['of another form', 'Basic bGVhOnNlY3JldA=='],
    ['that was never made', newSecret()],
  ])('%s', async (_, secret) => {
    const answer = await programWith(app, secret)('players')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 401, code: 'invalid-key', title: expect.any(String) })
  })

  test('once it was ended', async () => {
    const { id, secret } = await newKey()
    expect(await answerOf(secret)).toBe('ok')
    await club.coach.call(apiKeys.end, { id })
    expect(await answerOf(secret)).toBe('invalid-key')
  })

  test('from the instant on at which it expires', async () => {
    const { secret } = await newKey({ expiresAt: new Date(begun.getTime() + dayMs) })
    clock.now = new Date(begun.getTime() + dayMs - 1)
    expect(await answerOf(secret)).toBe('ok')
    clock.now = new Date(begun.getTime() + dayMs)
    expect(await answerOf(secret)).toBe('invalid-key')
  })

  test('once the coach who made it was removed, or has left', async () => {
    const removed = await createMember(context, club, 'coach')
    const leaving = await createMember(context, club, 'coach')
    const ofRemoved = await newKey({ coachId: removed.id })
    const ofLeaving = await newKey({ coachId: leaving.id })
    await club.coach.call(clubs.removeMember, { id: removed.id })
    await leaving.call(clubs.leave, {})
    expect(await answerOf(ofRemoved.secret)).toBe('invalid-key')
    expect(await answerOf(ofLeaving.secret)).toBe('invalid-key')
  })

  test('of a closed club', async () => {
    const { secret } = await newKey()
    await db.updateTable('clubs').set({ active: false }).where('id', '=', club.id).execute()
    expect(await answerOf(secret)).toBe('invalid-key')
  })

  test('while the plan is not Pro, and opens it again with Pro', async () => {
    const { secret } = await newKey()
    const set = (plan: 'club' | 'pro') =>
      db
        .updateTable('clubs')
        .set({ subscription_plan: plan, trial_ends_at: begun })
        .where('id', '=', club.id)
        .execute()
    await set('club')
    const answer = await programWith(app, secret)('players')
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ code: 'not-in-plan' })
    const free = createTestContextOn(context.database, { BILLING: 'off' })
    expect((await programWith(free.app, secret)('players')).status).toBe(200)
    await set('pro')
    expect(await answerOf(secret)).toBe('ok')
  })
})

test('A club that may only be read is read.', async () => {
  const { secret } = await newKey()
  await db.updateTable('clubs').set({ read_only_from: begun }).where('id', '=', club.id).execute()
  expect(await answerOf(secret)).toBe('ok')
})

test('When a key was last used is kept to the hour.', async () => {
  const { secret } = await newKey()
  const lastUsed = async () => (await club.coach.call(apiKeys.list, {})).keys[0]?.lastUsedAt
  expect(await lastUsed()).toBeNull()
  await answerOf(secret)
  clock.now = new Date(begun.getTime() + 3600_000 - 1)
  await answerOf(secret)
  expect(await lastUsed()).toBe(begun.toISOString())
  clock.now = new Date(begun.getTime() + 3600_000)
  await answerOf(secret)
  expect(await lastUsed()).toBe(clock.now.toISOString())
})

test('A key reads so often a minute, each for itself, and hears what is left.', async () => {
  const first = await newKey()
  const answer = await programWith(app, first.secret)('players')
  expect(answer.headers.get('RateLimit-Policy')).toBe(`"key";q=${requestsPerMinute};w=60`)
  expect(answer.headers.get('RateLimit')).toMatch(new RegExp(`^"key";r=${requestsPerMinute - 1};t=\\d+$`))
  await db.updateTable('attempts').set({ points: requestsPerMinute }).where('points', '=', 1).execute()
  const refused = await programWith(app, first.secret)('players')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused.headers.get('RateLimit')).toMatch(/;r=0;/)
  expect(await answerOf((await newKey()).secret)).toBe('ok')
})

test('What is at no address is not found, nothing is written, and no other site’s page reads.', async () => {
  const { secret } = await newKey()
  const headers = { Authorization: `Bearer ${secret}`, Origin: 'http://localhost' }
  const unknown = await app.request('/api/v1/clubs', { headers })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ code: 'not-found' })
  const read = await app.request('/api/v1/players', { headers })
  expect(read.headers.get('Access-Control-Allow-Origin')).toBeNull()
  const written = await app.request('/api/v1/players', {
    method: 'POST',
    headers: { Authorization: headers.Authorization },
  })
  expect(written.status).toBe(405)
  expect(written.headers.get('Allow')).toBe('GET, HEAD')
})

test.each([
  ['a preflight of another site', 'OPTIONS', { Origin: 'https://x.example' }, undefined],
  ['a POST of another site', 'POST', { Origin: 'https://x.example' }, '{}'],
  ['a body of 300 kB', 'POST', {}, ' '.repeat(300_000)],
  ['a form of an older page', 'PUT', { [clientHeader]: '0' }, '{}'],
])(
  'Where nothing is written, only reading is allowed: %s.',
  async (_, method, headers: Record<string, string>, body) => {
    const answer = await app.request('/api/v1/feedback', { method, headers, body: body ?? null })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' })
  },
)

test('What an older page asks is a wrong request, and no error of ours.', async () => {
  const answer = await app.request('/api/v1/players', { headers: { [clientHeader]: '0' } })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid-request'])
})

test('The document is there for everybody.', async () => {
  const answer = await app.request(openapiPath)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
})
