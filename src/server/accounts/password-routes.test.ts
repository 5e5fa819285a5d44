import { beforeEach, describe, expect, test } from 'vitest'
import { caller, cookieOf, request, createTestContext } from '../../../test/support/context.ts'
import { storedMailsTo, mailedTokenOf } from '../../../test/support/mails.ts'
import { cookieIn, newCoach, newPlayer, password } from '../../../test/support/newcomers.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'

const context = await createTestContext()
const { app, clock } = context
const nobody = caller(app)
const next = 'nouvelle-raquette-8'

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

async function signedUp() {
  const player = newPlayer()
  await nobody(accounts.signUp, player)
  return { ...player, call: caller(app, await cookieOf(context, player.id)) }
}

function signIn(email: string, typed: string) {
  return refusal(nobody(accounts.signIn, { email, door: 'player', password: typed }))
}

async function resetTokenFor(email: string): Promise<string> {
  await nobody(accounts.requestPasswordReset, { email })
  return mailedTokenOf(context, email)
}

describe('a forgotten password', () => {
  test('is replaced through a link by mail, which signs every device out and confirms the address', async () => {
    const player = await signedUp()
    const token = await resetTokenFor(player.email)
    expect(await nobody(accounts.resetPassword, { token, password: next })).toEqual({ role: 'player' })
    expect(await player.call(accounts.me, {})).toBeNull()
    expect(await signIn(player.email, password)).toBe('wrong-credentials')
    const me = await nobody(accounts.signIn, { email: player.email, door: 'player', password: next })
    expect(me.account.emailConfirmed).toBe(true)
    const mails = await storedMailsTo(context, player.email)
    // They have signed in again since, here from another browser.
    expect(mails.at(-2)).toMatchObject({ subject: 'Votre mot de passe a changé' })
  })

  test('has a mail that says for whom, for which club and why', async () => {
    const coach = newCoach('Élan Pongiste')
    await nobody(accounts.signUp, coach)
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, coach.email) })
    await nobody(accounts.requestPasswordReset, { email: ` ${coach.email.toUpperCase()} ` })
    const mails = await storedMailsTo(context, coach.email)
    expect(mails.at(-1)?.text).toMatch(/^Bonjour Inès,\n\n/)
    expect(mails.at(-1)?.text).toContain('http://localhost:3000/reset-password?space=coach#')
    expect(mails.at(-1)?.text).toContain('parce que quelqu’un a demandé à changer le mot de passe')
    expect(mails.at(-1)?.text).toContain('(Élan Pongiste)')
  })

  test('gets the same answer for an address without an account, where no mail goes', async () => {
    const player = await signedUp()
    const known = await request(app, accounts.requestPasswordReset, { email: player.email })
    const unknown = await request(app, accounts.requestPasswordReset, { email: 'personne@exemple.fr' })
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()])
    expect(await storedMailsTo(context, 'personne@exemple.fr')).toEqual([])
  })

  test('has a link that works once, also when it is used twice at the same time', async () => {
    const { email } = await signedUp()
    const token = await resetTokenFor(email)
    const twice = [next, `${next}9`].map((chosen) =>
      nobody(accounts.resetPassword, { token, password: chosen }),
    )
    expect(await outcomes(twice)).toEqual(['link-expired', 'ok'])
    expect(await refusal(nobody(accounts.resetPassword, { token, password: next }))).toBe('link-expired')
  })

  test('has a link that works for one hour', async () => {
    const { email } = await signedUp()
    const start = clock.now
    const token = await resetTokenFor(email)
    const use = () => refusal(nobody(accounts.resetPassword, { token, password: next }))
    clock.now = new Date(start.getTime() + 3600_001)
    expect(await use()).toBe('link-expired')
    clock.now = new Date(start.getTime() + 3590_000)
    expect(await use()).toBeNull()
    clock.now = start
  })

  test('has a link that a newer one does not void; using one voids the others', async () => {
    const { email } = await signedUp()
    const older = await resetTokenFor(email)
    const newer = await resetTokenFor(email)
    const use = (token: string) => refusal(nobody(accounts.resetPassword, { token, password: next }))
    expect(newer).not.toBe(older)
    expect(await use(older)).toBeNull()
    expect(await use(newer)).toBe('link-expired')
  })

  test('has two links of which one succeeds when both are used at the same time', async () => {
    const { email } = await signedUp()
    const tokens = [await resetTokenFor(email), await resetTokenFor(email)]
    const both = tokens.map((token) => nobody(accounts.resetPassword, { token, password: next }))
    expect(await outcomes(both)).toEqual(['link-expired', 'ok'])
  })

  test('keeps its link when the new password is too common', async () => {
    const { email } = await signedUp()
    const token = await resetTokenFor(email)
    expect(await wrongFields(nobody(accounts.resetPassword, { token, password: 'Azertyuiop' }))).toEqual({
      password: expect.stringContaining('trop courant') as string,
    })
    expect(await refusal(nobody(accounts.resetPassword, { token, password: next }))).toBeNull()
  })

  test.each([
    ['', 'x'],
    ['a\0b', 'x'],
    ['é'.repeat(100), 'x'],
  ])('The token %j is refused.', async (token) => {
    expect(await refusal(nobody(accounts.resetPassword, { token, password: next }))).toBe('link-expired')
  })

  test('keeps out whoever signs in with the old one at the same time', async () => {
    const { email } = await signedUp()
    const token = await resetTokenFor(email)
    const typed = { email, door: 'player', password } as const
    const doors = Array.from({ length: 6 }, () => request(app, accounts.signIn, typed))
    await nobody(accounts.resetPassword, { token, password: next })
    for (const response of await Promise.all(doors)) {
      expect(await caller(app, cookieIn(response))(accounts.me, {})).toBeNull()
    }
  })

  test('resets the limit of attempts that a stranger has reached with wrong passwords', async () => {
    const { email } = await signedUp()
    for (let tries = 0; tries < 10; tries += 1) await signIn(email, 'autre-chose-1')
    expect(await signIn(email, password)).toBe('too-many-attempts')
    await nobody(accounts.resetPassword, { token: await resetTokenFor(email), password: next })
    expect(await signIn(email, next)).toBeNull()
  })

  test('keeps another account signed in on this browser', async () => {
    const [player, sister] = [await signedUp(), await signedUp()]
    const token = await resetTokenFor(player.email)
    await sister.call(accounts.resetPassword, { token, password: next })
    expect((await sister.call(accounts.me, {}))?.account.id).toBe(sister.id)
  })

  test('sends five links an hour from one place to an address, known or not', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await nobody(accounts.requestPasswordReset, { email: 'insistant@exemple.fr' })
    }
    expect(await refusal(nobody(accounts.requestPasswordReset, { email: 'Insistant@exemple.fr' }))).toBe(
      'too-many-attempts',
    )
  })
})

describe('a change of password', () => {
  test('signs all other devices out', async () => {
    const player = await signedUp()
    const phone = caller(app, await cookieOf(context, player.id))
    await player.call(accounts.changePassword, { currentPassword: password, password: next })
    expect(await phone(accounts.me, {})).toBeNull()
    expect((await player.call(accounts.me, {}))?.account.id).toBe(player.id)
    expect(await signIn(player.email, next)).toBeNull()
  })

  test('mails an address that nobody has confirmed within its budget, and always one that is', async () => {
    const player = await signedUp()
    const token = await mailedTokenOf(context, player.email)
    for (let mails = 0; mails < 10; mails += 1) {
      await context.attempts.take('mailToStranger', `other ${player.email}`)
    }
    await player.call(accounts.changePassword, { currentPassword: password, password: next })
    expect(await storedMailsTo(context, player.email)).toHaveLength(1)
    await nobody(accounts.confirmEmail, { token })
    await player.call(accounts.changePassword, { currentPassword: next, password })
    expect((await storedMailsTo(context, player.email)).at(-1)?.subject).toBe('Votre mot de passe a changé')
  })

  test('needs the present one', async () => {
    const player = await signedUp()
    const wrong = player.call(accounts.changePassword, { currentPassword: 'autre-chose-1', password: next })
    expect(await refusal(wrong)).toBe('wrong-password')
    expect(await signIn(player.email, password)).toBeNull()
  })

  test('gives a repeat the same answer, although the present password is another by then', async () => {
    const { call } = await signedUp()
    const change = { currentPassword: password, password: next }
    const writeId = '01980000-0000-7000-8000-000000000001'
    await call(accounts.changePassword, change, { writeId })
    expect(await refusal(call(accounts.changePassword, change, { writeId }))).toBeNull()
  })

  test('of two at the same time succeeds once', async () => {
    const { call } = await signedUp()
    const two = [next, `${next}9`].map((chosen) =>
      call(accounts.changePassword, { currentPassword: password, password: chosen }),
    )
    expect(await outcomes(two)).toEqual(['ok', 'wrong-password'])
  })

  test('ends the links that were asked for before', async () => {
    const player = await signedUp()
    const token = await resetTokenFor(player.email)
    await player.call(accounts.changePassword, { currentPassword: password, password: next })
    expect(await refusal(nobody(accounts.resetPassword, { token, password }))).toBe('link-expired')
  })

  test('limits guesses of the present one', async () => {
    const { call } = await signedUp()
    const guess = () =>
      refusal(call(accounts.changePassword, { currentPassword: 'autre-chose-1', password: next }))
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('wrong-password')
    expect(await guess()).toBe('too-many-attempts')
  })
})
