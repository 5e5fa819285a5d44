import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, cookieOf, createTestContext } from '../../../test/support/context.ts'
import { storedMailsTo, mailedTokenOf } from '../../../test/support/mails.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { newPlayer, password } from '../../../test/support/newcomers.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import type { Mail } from '../mail.ts'
import { mailLink } from './link-mails.ts'
import type { Db } from '../database/connection.ts'

const context = await createTestContext()
const { app, clock } = context
const nobody = caller(app)
const dayMs = 24 * 3600 * 1000

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

async function signedUp() {
  const player = newPlayer()
  await nobody(accounts.signUp, player)
  return { ...player, call: caller(app, await cookieOf(context, player.id)) }
}

async function addressOf({ call }: Awaited<ReturnType<typeof signedUp>>) {
  const me = await call(accounts.me, {})
  return { email: me?.account.email, confirmed: me?.account.emailConfirmed }
}

describe('the e-mail of a sign-up', () => {
  test('is confirmed by the link that it was sent, once', async () => {
    const player = await signedUp()
    const token = await mailedTokenOf(context, player.email)
    expect(await nobody(accounts.confirmEmail, { token })).toEqual({ email: player.email })
    expect(await addressOf(player)).toEqual({ email: player.email, confirmed: true })
    expect(await refusal(nobody(accounts.confirmEmail, { token }))).toBe('link-expired')
    expect(await refusal(player.call(accounts.requestEmailConfirmation, {}))).toBe('email-already-confirmed')
  })

  test('is confirmed for seven days, then through a new link', async () => {
    const player = await signedUp()
    const first = await mailedTokenOf(context, player.email)
    const start = clock.now
    clock.now = new Date(start.getTime() + 7 * dayMs + 1)
    expect(await refusal(nobody(accounts.confirmEmail, { token: first }))).toBe('link-expired')
    await player.call(accounts.requestEmailConfirmation, {})
    const second = await mailedTokenOf(context, player.email)
    expect(second).not.toBe(first)
    expect(await refusal(nobody(accounts.confirmEmail, { token: second }))).toBeNull()
    clock.now = start
  })

  test('keeps the link that works when no further mail would be sent that day', async () => {
    const { call, email } = await signedUp()
    const token = await mailedTokenOf(context, email)
    for (let mails = 1; mails < 10; mails += 1) {
      await context.attempts.take('mailToStranger', `confirmation ${email}`)
    }
    expect(await refusal(call(accounts.requestEmailConfirmation, {}))).toBe('too-many-attempts')
    expect(await storedMailsTo(context, email)).toHaveLength(1)
    expect(await nobody(accounts.confirmEmail, { token })).toEqual({ email })
    // Whoever has confirmed it hears that.
    expect(await refusal(call(accounts.requestEmailConfirmation, {}))).toBe('email-already-confirmed')
  })

  test('gets five links an hour at the most', async () => {
    const { call } = await signedUp()
    for (let tries = 0; tries < 5; tries += 1) await call(accounts.requestEmailConfirmation, {})
    expect(await refusal(call(accounts.requestEmailConfirmation, {}))).toBe('too-many-attempts')
  })
})

let number = 0
function freshAddress(): string {
  number += 1
  return `nouvelle${number}@exemple.fr`
}

describe('a change of e-mail', () => {
  test('waits for the link sent to the new address, and notifies the old one', async () => {
    const player = await signedUp()
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, player.email) })
    const email = freshAddress()
    await player.call(accounts.requestEmailChange, { email: email.toUpperCase(), password })
    expect((await addressOf(player)).email).toBe(player.email)
    const token = await mailedTokenOf(context, email)
    expect(await nobody(accounts.confirmEmail, { token })).toEqual({ email })
    expect(await addressOf(player)).toEqual({ email, confirmed: true })
    const farewell = (await storedMailsTo(context, player.email)).at(-1)
    expect(farewell).toMatchObject({ subject: 'L’email de votre compte a changé' })
    expect(farewell?.text).toContain(email)
  })

  test('names nobody to the new address, nor the new one to an address that was never confirmed', async () => {
    const player = await signedUp()
    const email = freshAddress()
    await player.call(accounts.requestEmailChange, { email, password })
    const [mail] = await storedMailsTo(context, email)
    expect(mail?.text).toMatch(/^Bonjour,\n/)
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, email) })
    const farewell = (await storedMailsTo(context, player.email)).at(-1)
    expect(farewell?.text).toMatch(/^Bonjour,\n/)
    expect(farewell?.text).toContain('utilise désormais une autre adresse')
    expect(farewell?.text).not.toContain(email)
  })

  test('needs the password', async () => {
    const { call } = await signedUp()
    const wrong = call(accounts.requestEmailChange, { email: freshAddress(), password: 'autre-chose-1' })
    expect(await refusal(wrong)).toBe('wrong-password')
  })

  test('keeps the link that works when no further mail would be sent to that address that day', async () => {
    const { call } = await signedUp()
    const email = freshAddress()
    await call(accounts.requestEmailChange, { email, password })
    const token = await mailedTokenOf(context, email)
    for (let mails = 1; mails < 10; mails += 1)
      await context.attempts.take('mailToStranger', `other ${email}`)
    const again = call(accounts.requestEmailChange, { email, password })
    expect(await refusal(again)).toBe('too-many-attempts')
    expect(await nobody(accounts.confirmEmail, { token })).toEqual({ email })
  })

  test('is refused when the password changes concurrently', async () => {
    const { id, call } = await signedUp()
    const email = freshAddress()
    const replaced = (tx: Db) =>
      tx.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', id).execute()
    const ask = () => [call(accounts.requestEmailChange, { email, password })]
    expect(await commitOnceBlocked(context, replaced, ask)).toEqual(['wrong-password'])
    expect(await storedMailsTo(context, email)).toEqual([])
  })

  test('to the same address is refused with a message at the field', async () => {
    const { call, email } = await signedUp()
    expect(await wrongFields(call(accounts.requestEmailChange, { email, password }))).toEqual({
      email: 'C’est déjà votre adresse',
    })
  })

  test('to the address of another account gets the usual response, and no mail is sent', async () => {
    const [player, other] = [await signedUp(), await signedUp()]
    const before = await storedMailsTo(context, other.email)
    expect(await player.call(accounts.requestEmailChange, { email: other.email, password })).toEqual({
      done: true,
    })
    expect(await storedMailsTo(context, other.email)).toEqual(before)
  })

  test('of two accounts to one address at the same time succeeds once', async () => {
    const [player, other] = [await signedUp(), await signedUp()]
    const email = freshAddress()
    const tokens = []
    for (const { call } of [player, other]) {
      await call(accounts.requestEmailChange, { email, password })
      tokens.push(await mailedTokenOf(context, email))
    }
    const both = tokens.map((token) => nobody(accounts.confirmEmail, { token }))
    expect(await outcomes(both)).toEqual(['email-taken', 'ok'])
    expect(context.errors).toEqual([])
  })

  test('ends a password link that the old address was sent', async () => {
    const player = await signedUp()
    await nobody(accounts.requestPasswordReset, { email: player.email })
    const reset = await mailedTokenOf(context, player.email)
    const email = freshAddress()
    await player.call(accounts.requestEmailChange, { email, password })
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, email) })
    const late = nobody(accounts.resetPassword, { token: reset, password: 'nouvelle-raquette-8' })
    expect(await refusal(late)).toBe('link-expired')
  })

  test('is not undone by the confirmation of the address before it', async () => {
    const player = await signedUp()
    const confirmation = await mailedTokenOf(context, player.email)
    const email = freshAddress()
    await player.call(accounts.requestEmailChange, { email, password })
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, email) })
    expect(await refusal(nobody(accounts.confirmEmail, { token: confirmation }))).toBe('link-expired')
    expect((await addressOf(player)).email).toBe(email)
  })
})

describe('a link', () => {
  test('is in no queued job; a second try to mail it makes another one, and ends the first', async () => {
    const player = await signedUp()
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs where payload::text like ${`%${player.id}%`}`.execute(
      context.db,
    )
    expect(rows).toEqual([{ payload: { accountId: player.id, purpose: 'confirm-email' } }])
    const first = await mailedTokenOf(context, player.email)
    const again: Mail[] = []
    const send = (mail: Mail) => Promise.resolve(void again.push(mail))
    await mailLink(context, { accountId: player.id, purpose: 'confirm-email' }, send)
    const second = /#([\w-]{43})$/m.exec(again[0]?.text ?? '')?.[1] ?? ''
    expect(await refusal(nobody(accounts.confirmEmail, { token: first }))).toBe('link-expired')
    expect(await nobody(accounts.confirmEmail, { token: second })).toEqual({ email: player.email })
    // Used: a mail that is late leads nowhere.
    await mailLink(context, { accountId: player.id, purpose: 'confirm-email' }, send)
    expect(again).toHaveLength(1)
  })

  test('that is mailed late names nobody to an address that its account has left', async () => {
    const player = await signedUp()
    const email = freshAddress()
    await player.call(accounts.requestEmailChange, { email, password })
    await nobody(accounts.confirmEmail, { token: await mailedTokenOf(context, email) })
    const late: Mail[] = []
    const send = (mail: Mail) => Promise.resolve(void late.push(mail))
    await mailLink(context, { accountId: player.id, purpose: 'confirm-email' }, send)
    expect(late).toEqual([])
  })

  test('is not mailed once a new password has revoked it', async () => {
    const player = await signedUp()
    const email = `nouvelle.${player.email}`
    await player.call(accounts.requestEmailChange, { email, password })
    await player.call(accounts.changePassword, { currentPassword: password, password: 'revers-lifté-2026' })
    expect(await storedMailsTo(context, email)).toEqual([])
  })
})
