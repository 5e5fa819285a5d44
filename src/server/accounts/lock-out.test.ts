import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, caller, cookieOf, createTestContext, request } from '../../../test/support/context.ts'
import { mailedTokenOf } from '../../../test/support/mails.ts'
import { newCoach, password } from '../../../test/support/newcomers.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import { deleteExpired } from '../jobs.ts'

// Every request comes through a proxy that says from where.
const context = await createTestContext({ TRUSTED_PROXIES: '127.0.0.1' })
const { app, attempts, clock } = context
const wrong = 'autre-chose-1'
const hall = '203.0.113.7'
const dayMs = 24 * 3600 * 1000

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

/** A browser that keeps its cookies. */
function browser(address: string, cookies: string[] = []) {
  const jar = new Map(cookies.map((cookie) => [cookie.split('=')[0]!, cookie]))
  const call: Caller = async (endpoint, input) => {
    const headers = { 'X-Forwarded-For': address }
    const cookie = [...jar.values()].join('; ')
    const response = await request(app, endpoint, input, { headers, ...(cookie && { cookie }) })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const [name = '', value] = pair.split('=')
      if (value) jar.set(name, pair)
      else jar.delete(name)
    }
    return caller(respondingWith(response))(endpoint, input)
  }
  return { call, jar }
}

/** To read a response that is there already as any other. */
function respondingWith(response: Response) {
  return { request: async () => response } as unknown as typeof app
}

type Browser = ReturnType<typeof browser>

function signIn({ call }: Browser, email: string, typed = password) {
  return refusal(call(accounts.signIn, { email, door: 'coach', password: typed }))
}

function askForLink({ call }: Browser, email: string) {
  return refusal(call(accounts.requestPasswordReset, { email }))
}

/** A coach who has signed up on this browser, and signed out again. */
async function knownCoach(address = hall) {
  const coach = newCoach()
  const own = browser(address)
  await own.call(accounts.signUp, coach)
  await own.call(accounts.signOut, {})
  expect([...own.jar.keys()]).toEqual(['rebond-device'])
  return { email: coach.email, id: coach.id, own }
}

describe('a coach whom somebody wants to keep out', () => {
  test('signs in from elsewhere: ten wrong passwords count for the place where they were typed', async () => {
    const { email } = await knownCoach()
    const stranger = browser('198.51.100.1')
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await signIn(stranger, email, wrong)).toBe('wrong-credentials')
    }
    expect(await signIn(stranger, email)).toBe('too-many-attempts')
    expect(await signIn(browser(hall), email)).toBeNull()
    expect(await signIn(browser('198.51.100.1'), email)).toBe('too-many-attempts')
  })

  test('signs in on a known device from the same Wi-Fi', async () => {
    const { email, own } = await knownCoach()
    for (let tries = 0; tries < 11; tries += 1) await signIn(browser(hall), email, wrong)
    expect(await signIn(browser(hall), email)).toBe('too-many-attempts')
    expect(await signIn(own, email)).toBeNull()
  })

  test('signs in on a known device however many places try, and from no other', async () => {
    const { email, own } = await knownCoach()
    for (let tries = 0; tries < 100; tries += 1) await attempts.consume('signInByEmail', email)
    for (let tries = 0; tries < 200; tries += 1) await attempts.consume('signInByAddress', hall)
    expect(await signIn(browser('198.51.100.2'), email)).toBe('too-many-attempts')
    expect(await signIn(own, email)).toBeNull()
  })

  test('gets a link on a known device, whoever else asked for some', async () => {
    const { email, own } = await knownCoach()
    const stranger = browser('198.51.100.1')
    for (let tries = 0; tries < 5; tries += 1) expect(await askForLink(stranger, email)).toBeNull()
    expect(await askForLink(stranger, email)).toBe('too-many-attempts')
    expect(await askForLink(browser(hall), email)).toBeNull()
    for (let tries = 0; tries < 14; tries += 1) await attempts.consume('resetByEmail', email)
    expect(await askForLink(browser('198.51.100.2'), email)).toBe('too-many-attempts')
    expect(await askForLink(own, email)).toBeNull()
  })

  test('signs in on the new device on which they chose a new password, while the others go on', async () => {
    const { email } = await knownCoach()
    const fresh = browser('198.51.100.3')
    await askForLink(fresh, email)
    const token = await mailedTokenOf(context, email)
    await fresh.call(accounts.resetPassword, { token, password: 'nouvelle-raquette-8' })
    for (let tries = 0; tries < 100; tries += 1) await attempts.consume('signInByEmail', email)
    expect(await signIn(fresh, email, 'nouvelle-raquette-8')).toBeNull()
  })
})

describe('a known device', () => {
  test('has ten tries of its own, which a right password gives back', async () => {
    const { email, own } = await knownCoach()
    for (let tries = 0; tries < 9; tries += 1) await signIn(own, email, wrong)
    expect(await signIn(own, email)).toBeNull()
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await signIn(own, email, wrong)).toBe('wrong-credentials')
    }
    expect(await signIn(own, email)).toBe('too-many-attempts')
  })

  test('is known to the accounts that signed in on it, and is a stranger to any other', async () => {
    const [first, second] = [await knownCoach(), await knownCoach()]
    const token = first.own.jar.get('rebond-device')
    expect(await signIn(first.own, second.email)).toBeNull()
    expect(first.own.jar.get('rebond-device')).toBe(token)
    await first.own.call(accounts.signOut, {})
    const third = await knownCoach()
    for (let tries = 0; tries < 100; tries += 1) {
      for (const { email } of [first, second, third]) await attempts.consume('signInByEmail', email)
    }
    expect(await signIn(first.own, third.email)).toBe('too-many-attempts')
    expect(await signIn(first.own, first.email)).toBeNull()
    expect(await signIn(first.own, second.email)).toBeNull()
  })

  test('cannot be made up, nor taken over with a cookie of one’s own', async () => {
    const { email } = await knownCoach()
    const invented = `rebond-device=${'x'.repeat(43)}`
    const stranger = browser('198.51.100.1', [invented])
    for (let tries = 0; tries < 100; tries += 1) await attempts.consume('signInByEmail', email)
    expect(await signIn(stranger, email)).toBe('too-many-attempts')
    const other = newCoach()
    await stranger.call(accounts.signUp, other)
    expect(stranger.jar.get('rebond-device')).not.toBe(invented)
  })

  test('is forgotten after 400 days, or once twenty others came', async () => {
    const start = clock.now
    const { email, id, own } = await knownCoach()
    clock.now = new Date(start.getTime() + 401 * dayMs)
    for (let tries = 0; tries < 100; tries += 1) await attempts.consume('signInByEmail', email)
    expect(await signIn(own, email)).toBe('too-many-attempts')
    await deleteExpired(context)
    expect(await devicesOf(id)).toBe(0)
    await context.db.deleteFrom('attempts').execute()
    for (let device = 0; device < 22; device += 1) expect(await signIn(browser(hall), email)).toBeNull()
    expect(await devicesOf(id)).toBe(20)
    clock.now = start
  })

  test('becomes known also where somebody has stayed signed in since before devices were known', async () => {
    const start = clock.now
    const { email, id } = await knownCoach()
    const earlier = browser(hall, [await cookieOf(context, id)])
    await earlier.call(accounts.me, {})
    expect(earlier.jar.has('rebond-device')).toBe(false)
    clock.now = new Date(start.getTime() + 2 * 3600_000)
    await earlier.call(accounts.me, {})
    expect(earlier.jar.has('rebond-device')).toBe(true)
    const leaving = browser(hall, [await cookieOf(context, id)])
    await leaving.call(accounts.signOut, {})
    for (let tries = 0; tries < 100; tries += 1) await attempts.consume('signInByEmail', email)
    expect(await signIn(leaving, email)).toBeNull()
    clock.now = start
  })
})

async function devicesOf(accountId: string): Promise<number> {
  const rows = await context.db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .execute()
  return rows.length
}
