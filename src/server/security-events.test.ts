import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailedTokenOf, queuedMailsTo } from '../../test/support/mails.ts'
import { type Caller, caller, createTestContext, request } from '../../test/support/context.ts'
import { newCoach, newPlayer, password } from '../../test/support/newcomers.ts'
import { refusal } from '../../test/support/refusals.ts'
import * as accounts from '../contract/accounts.ts'
import * as clubs from '../contract/clubs.ts'
import * as clubClosing from '../contract/club-closing.ts'
import * as ownData from '../contract/own-data.ts'
import { createApp } from './app.ts'
import { eraseDueAccounts, eraseDueClubs } from './erasures/due.ts'
import { createLogger } from './logger.ts'

const context = await createTestContext()
const lines: string[] = []
const logged = { ...context, logger: createLogger({ write: (line: string) => lines.push(line) }) }
const app = createApp(logged)

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})
afterEach(() => {
  lines.length = 0
})

/** A browser that keeps its cookies. */
function browser(): Caller {
  const jar = new Map<string, string>()
  return async (endpoint, input) => {
    const cookie = [...jar.values()].join('; ')
    const response = await request(app, endpoint, input, { ...(cookie && { cookie }) })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const [name = '', value] = pair.split('=')
      if (value) jar.set(name, pair)
      else jar.delete(name)
    }
    return caller({ request: async () => response } as unknown as typeof app)(endpoint, input)
  }
}

interface Logged {
  securityEvent: string
  accountId?: string
  clubId?: string
  about?: string[]
  address: string
  requestId: string
  emailHash?: string
  newDevice?: boolean
}

function events(): Logged[] {
  return lines.map((line) => JSON.parse(line) as Logged).filter(({ securityEvent }) => securityEvent)
}

test('Sign-ins and changes of an account are logged with who, from where and in which request, and no address.', async () => {
  const coach = newCoach('TT Sécurité')
  const own = browser()
  await own(accounts.signUp, coach)
  await own(accounts.signOut, {})
  const signIn = (by: Caller, typed: string) =>
    by(accounts.signIn, { email: coach.email, door: 'coach', password: typed })
  expect(await refusal(signIn(own, 'autre-chose-1'))).toBe('wrong-credentials')
  await signIn(own, password)
  await own(accounts.changePassword, { currentPassword: password, password: 'nouvelle-raquette-8' })
  await own(accounts.requestPasswordReset, { email: coach.email })
  await own(accounts.resetPassword, {
    token: await mailedTokenOf(context, coach.email),
    password: 'troisième-raquette-9',
  })
  expect(events().map(({ securityEvent }) => securityEvent)).toEqual([
    'club-created',
    'signed-up',
    'signed-out',
    'sign-in-failed',
    'signed-in',
    'password-changed',
    'password-reset',
  ])
  const hashes = events().flatMap(({ emailHash }) => emailHash ?? [])
  expect(hashes).toHaveLength(5)
  expect(new Set(hashes).size).toBe(1)
  for (const { accountId, address, requestId } of events()) {
    expect([accountId, address]).toEqual([coach.id, '127.0.0.1'])
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
  }
  expect(lines.join('\n')).not.toMatch(/@|%40/)
})

test('Acts in a club are logged with it, and a refused one is not.', async () => {
  const coach = newCoach('TT Actes')
  const own = browser()
  const me = await own(accounts.signUp, coach)
  const clubId = me?.club?.id
  const second = newCoach()
  const code = (await own(clubs.show, {})).administration!.code
  await browser()(accounts.signUp, { ...second, club: { way: 'join', clubCode: code } })
  lines.length = 0
  expect(await refusal(own(clubs.acceptMember, { id: second.id }))).toBe('email-unconfirmed')
  await own(clubs.refuseMember, { id: second.id })
  expect(events()).toMatchObject([
    { securityEvent: 'refused', accountId: coach.id, clubId, about: [second.id] },
  ])
})

test('An account that is to be erased, kept and erased is logged, and a club that is closed, reopened and erased.', async () => {
  const coach = newCoach('TT Fermé')
  const own = browser()
  const clubId = (await own(accounts.signUp, coach))?.club?.id
  const player = newPlayer()
  await browser()(accounts.signUp, player)
  const typed = { email: player.email, door: 'player', password } as const
  const leaving = browser()
  await leaving(accounts.signIn, typed)
  const start = context.clock.now
  lines.length = 0

  await leaving(ownData.requestDeletion, { password })
  await leaving(ownData.keepAccount, typed)
  await leaving(ownData.keepAccount, typed)
  await leaving(ownData.requestDeletion, { password })
  await own(clubClosing.close, { password })
  await own(clubClosing.reopen, {})
  await own(clubClosing.close, { password })
  context.clock.now = new Date(start.getTime() + 30 * 24 * 3600_000)
  await eraseDueAccounts(logged)
  await eraseDueClubs(logged)
  await eraseDueAccounts(logged)
  context.clock.now = start
  const named = events().filter(({ securityEvent }) => securityEvent !== 'signed-in')
  expect(named.map(({ securityEvent, accountId, clubId }) => [securityEvent, accountId, clubId])).toEqual([
    ['deletion-requested', player.id, undefined],
    ['account-kept', player.id, undefined],
    ['deletion-requested', player.id, undefined],
    ['club-closed', coach.id, clubId],
    ['club-reopened', coach.id, clubId],
    ['club-closed', coach.id, clubId],
    ['erased', player.id, undefined],
    ['club-erased', undefined, clubId],
  ])
})

test('Who signs in from a browser that the account does not know is told, alone, and sees it among the devices.', async () => {
  const coach = newCoach('TT Appareils')
  const own = browser()
  await own(accounts.signUp, coach)
  const told = async () =>
    (await queuedMailsTo(context, coach.email)).filter(({ subject }) => subject.startsWith('Nouvel appareil'))
  expect(await told()).toEqual([])
  expect((await own(accounts.loginSessions, {})).map(({ isNew }) => isNew)).toEqual([false])

  const credentials = { email: coach.email, door: 'coach', password } as const
  const fresh = browser()
  await fresh(accounts.signIn, credentials)
  expect(await told()).toHaveLength(1)
  expect((await told())[0]?.text).toContain('vient de se connecter à votre compte Rebond')
  expect((await own(accounts.loginSessions, {})).map(({ isNew, current }) => [isNew, current])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  )
  await fresh(accounts.signOut, {})
  await fresh(accounts.signIn, credentials)
  await own(accounts.signOut, {})
  await own(accounts.signIn, credentials)
  expect(await told()).toHaveLength(1)
  expect(events().filter(({ newDevice }) => newDevice)).toHaveLength(1)
})
