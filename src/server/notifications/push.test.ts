import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { browserSubscription } from '../../../test/club/notification-fixtures.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { caller, cookieOf, createTestContext, createTestContextOn } from '../../../test/support/context.ts'
import { makeJobsDue, queuedMailsTo, runJobs, storedMailsTo } from '../../../test/support/mails.ts'
import { pushBrowser, pushService, vapidClaims } from '../../../test/support/push-service.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as notifications from '../../contract/notifications.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { deleteExpiredLoginSessions } from '../accounts/login-sessions.ts'
import { sendPush, vapidKeys } from './push.ts'
import { sendNotifications } from './sender.ts'

const service = await pushService()
afterAll(() => service.close())
const context = await createTestContext({
  PUSH_SERVICES: service.origin,
  PUBLIC_URL: 'http://rebond.monclub.fr',
})
const { db } = context
let club: Club
let ines: TestAccount
let browser: ReturnType<typeof pushBrowser>

beforeEach(async () => {
  for (const table of ['attempts', 'notifications', 'push_subscriptions'] as const) {
    await db.deleteFrom(table).execute()
  }
  context.clock.now = new Date('2026-11-28T12:00:00Z')
  club = await createClub(context)
  ines = await createMember(context, club, 'player', { firstName: 'Inès' })
  await makeJobsDue(context)
  await runJobs(context)
  Object.assign(service, { status: 201, headers: {} })
  service.received.length = 0
  context.errors.length = 0
  browser = pushBrowser()
})

const subscription = (path = '/ines') => ({
  endpoint: `${service.origin}${path}`,
  p256dh: browser.p256dh,
  auth: browser.auth,
})
const subscribe = (person = ines, path?: string) => person.call(notifications.subscribe, subscription(path))
const subscriptions = () => db.selectFrom('push_subscriptions').select(['account_id', 'endpoint']).execute()

/** A cancelled session, told by now. */
async function cancelSession(): Promise<string> {
  const { coach } = club
  const plan = { ...sessionPlan([ines.id]), date: '2026-12-01' }
  const { id, version } = await coach.call(trainingSessions.create, plan)
  await db.deleteFrom('notifications').execute()
  await coach.call(trainingSessions.cancel, { id, version })
  context.clock.now = new Date('2026-11-28T12:05:00Z')
  await sendNotifications(context)
  await runJobs(context)
  return id
}

describe('A device that allows it', () => {
  test('gets what was encrypted for it alone, from a server that says who it is; and no mail was lost by it.', async () => {
    const { deviceSince, publicKey } = await subscribe()
    expect(deviceSince).toBe('2026-11-28T12:00:00.000Z')
    const id = await cancelSession()
    const [push, ...others] = service.received
    expect(others).toEqual([])
    expect(push!.path).toBe('/ines')
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(push!.body.toString('latin1')).not.toContain('annul')
    expect(browser.decrypt(push!.body)).toEqual({
      title: 'Séance annulée',
      body: 'Services courts, mardi 1er décembre à 18:00',
      path: '/player/training',
      tag: `session ${id}`,
    })
    const claims = vapidClaims(String(push!.headers['authorization']), publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://rebond.monclub.fr' })
    expect(Number(claims['exp']) - Date.now() / 1000).toBeLessThan(24 * 3600)
  })

  test('gets several things in one message of four lines.', async () => {
    await subscribe()
    const { coach } = club
    for (const title of ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']) {
      await coach.call(trainingSessions.create, { ...sessionPlan([ines.id]), title })
    }
    context.clock.now = new Date('2026-11-28T12:05:00Z')
    await sendNotifications(context)
    await runJobs(context)
    expect(service.received).toHaveLength(1)
    const message = browser.decrypt(service.received[0]!.body) as { title: string; body: string }
    expect(message).toMatchObject({
      title: '5 nouvelles de votre club',
      path: '/player/training',
      tag: expect.stringMatching(/^digest \d+$/) as string,
    })
    expect(message.body.split('\n')).toHaveLength(4)
    expect(message.body).toMatch(/et 2 de plus$/)
  })

  test('tries it, ten times an hour at most, and only where it is allowed.', async () => {
    expect(await refusal(ines.call(notifications.sendTrial, {}))).toBe('not-found')
    await subscribe()
    for (let times = 0; times < 9; times++) await ines.call(notifications.sendTrial, {})
    expect(await refusal(ines.call(notifications.sendTrial, {}))).toBe('too-many-attempts')
    await runJobs(context)
    expect(service.received).toHaveLength(9)
    expect(browser.decrypt(service.received[0]!.body)).toMatchObject({ path: '/player/notifications' })
  })

  test('is asked no more once it was taken back, which takes nothing from another one.', async () => {
    await subscribe()
    const phone = caller(context.app, await cookieOf(context, ines.id))
    await phone(notifications.subscribe, subscription('/phone'))
    const { deviceSince } = await ines.call(notifications.unsubscribe, {})
    expect(deviceSince).toBeNull()
    await cancelSession()
    expect(service.received.map(({ path }) => path)).toEqual(['/phone'])
  })
})

describe('A subscription dies with its login session:', () => {
  test('signed out, ended from another device, expired.', async () => {
    const devices = await Promise.all([0, 1, 2].map(() => cookieOf(context, ines.id)))
    const [first, second, third] = devices.map((cookie) => caller(context.app, cookie))
    for (const [n, device] of [first!, second!, third!].entries()) {
      await device(notifications.subscribe, subscription(`/${n}`))
    }
    expect(await subscriptions()).toHaveLength(3)
    await first!(accounts.signOut, {})
    expect(new Set((await subscriptions()).map(({ endpoint }) => endpoint.at(-1)))).toEqual(
      new Set(['1', '2']),
    )
    const sessions = await second!(accounts.loginSessions, {})
    const own = sessions.find(({ current }) => current)!
    await third!(accounts.endLoginSession, { id: own.id })
    expect((await subscriptions()).map(({ endpoint }) => endpoint.at(-1))).toEqual(['2'])
    // It has expired, and the night in which it goes has not come.
    context.clock.now = new Date('2026-12-30T12:00:00Z')
    const [left] = await db.selectFrom('push_subscriptions').select('login_session_id as id').execute()
    const message = { title: 'Rebond', body: '', path: '/', tag: 'trial' }
    await sendPush(context, { loginSessionId: left!.id, message })
    expect(service.received).toEqual([])
    await deleteExpiredLoginSessions(db, context.now())
    expect(await subscriptions()).toEqual([])
  })

  test('a browser in which somebody else signs in belongs to them alone.', async () => {
    const tom = await createMember(context, club, 'player')
    await subscribe(ines, '/shared')
    await subscribe(tom, '/shared')
    expect(await subscriptions()).toEqual([{ account_id: tom.id, endpoint: `${service.origin}/shared` }])
    await cancelSession()
    expect(service.received).toEqual([])
  })
})

describe('An address that a browser names', () => {
  test.each([
    'https://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://127.0.0.1/',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
  ])('is not called: %s', async (endpoint) => {
    expect(await refusal(ines.call(notifications.subscribe, { ...subscription(), endpoint }))).toBe(
      'unknown-push-service',
    )
  })

  test('is looked at again before it is called: what was allowed once is not for ever.', async () => {
    await subscribe()
    const strict = createTestContextOn(context.database, { PUBLIC_URL: 'http://rebond.monclub.fr' })
    const [device] = await db.selectFrom('push_subscriptions').select('login_session_id as id').execute()
    const message = { title: 'Rebond', body: '', path: '/', tag: 'trial' }
    await sendPush(strict, { loginSessionId: device!.id, message })
    expect(service.received).toEqual([])
    expect(await subscriptions()).toEqual([])
  })

  test('leads nowhere else: no redirect is followed.', async () => {
    await subscribe()
    Object.assign(service, { status: 307, headers: { Location: `${service.origin}/elsewhere` } })
    await cancelSession()
    expect(service.received.map(({ path }) => path)).toEqual(['/ines'])
    expect(await subscriptions()).toHaveLength(1)
  })

  test.each([404, 410])('that is gone (%s) is forgotten.', async (status) => {
    await subscribe()
    service.status = status
    await cancelSession()
    expect(await subscriptions()).toEqual([])
  })

  test('that is gone, and was the last one, leaves its message to a mail; another device keeps it from that.', async () => {
    await subscribe()
    await ines.call(notifications.update, {
      choice: { kind: 'session-changed', channel: 'mail', wanted: false },
    })
    service.status = 410
    await cancelSession()
    expect(await subscriptions()).toEqual([])
    const cancellations = async () =>
      (await storedMailsTo(context, ines.email)).filter(({ subject }) => subject.startsWith('Séance annulée'))
    expect(await cancellations()).toHaveLength(1)
    await sendNotifications(context)
    expect(await cancellations()).toHaveLength(1)

    await subscribe()
    const elsewhere = caller(context.app, await cookieOf(context, ines.id))
    await elsewhere(notifications.subscribe, subscription('/tablet'))
    const { loginSessionId } = await db
      .selectFrom('push_subscriptions')
      .select('login_session_id as loginSessionId')
      .where('endpoint', 'like', '%/ines')
      .executeTakeFirstOrThrow()
    const message = { title: 'Séance annulée', body: 'Services courts', path: '/player/training', tag: 'a' }
    const essential = [{ subject: sessionPlan().id, before: null, clubId: club.id }]
    await sendPush(context, { loginSessionId, message, essential })
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/tablet`])
    expect(await db.selectFrom('notifications').select('subject').execute()).toEqual([])
  })

  test.each([429, 500, 503])(
    'that is busy (%s) is called again, and the message is shown once.',
    async (status) => {
      await subscribe()
      service.status = status
      await cancelSession()
      expect(context.errors).toHaveLength(1)
      service.status = 201
      await makeJobsDue(context)
      await runJobs(context)
      const tags = service.received.map(({ body }) => (browser.decrypt(body) as { tag: string }).tag)
      expect(tags).toHaveLength(2)
      expect(new Set(tags).size).toBe(1)
    },
  )

  test.each([400, 403, 413])('that refuses (%s) is not asked again for the same.', async (status) => {
    await subscribe()
    service.status = status
    await cancelSession()
    await makeJobsDue(context)
    await runJobs(context)
    expect(service.received).toHaveLength(1)
  })

  test('comes with the keys of a browser, or not at all.', async () => {
    const wrong = (part: object) =>
      refusal(ines.call(notifications.subscribe, { ...browserSubscription, ...part }))
    expect(await wrong({ p256dh: 'abc' })).toBe('invalid-input')
    expect(await wrong({ auth: '<script>' })).toBe('invalid-input')
    expect(await wrong({ endpoint: 'https://fcm.googleapis.com/'.padEnd(2000, 'a') })).toBe('invalid-input')
  })
})

test('A cancelled session for a device alone is mailed once there is no device any more.', async () => {
  await ines.call(notifications.update, {
    choice: { kind: 'session-changed', channel: 'mail', wanted: false },
  })
  await subscribe()
  await cancelSession()
  expect(service.received).toHaveLength(1)
  const kept = () =>
    db.selectFrom('kept_mails').select('subject').where('recipient', '=', ines.email).execute()
  expect(await kept()).toEqual([])
  await ines.call(notifications.unsubscribe, {})
  context.clock.now = new Date('2026-11-28T12:00:00Z')
  await cancelSession()
  expect(await kept()).toEqual([{ subject: 'Séance annulée · Ping Club de Vaise' }])
})

test('All servers have one key, whichever was first.', async () => {
  await db.deleteFrom('vapid_keys').execute()
  const keys = await Promise.all([vapidKeys(db), vapidKeys(db), vapidKeys(db)])
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  const { publicKey } = await ines.call(notifications.show, {})
  expect(publicKey).toBe(keys[0].publicKey)
})

test('A device of another person is none of mine, whatever I send.', async () => {
  await subscribe()
  const stranger = await createAccount(context, 'player')
  await stranger.call(notifications.unsubscribe, {})
  expect(await subscriptions()).toHaveLength(1)
  expect((await stranger.call(notifications.show, {})).deviceSince).toBeNull()
  expect(await refusal(caller(context.app)(notifications.subscribe, subscription()))).toBe('not-signed-in')
  expect(await queuedMailsTo(context, stranger.email)).toEqual([])
})
