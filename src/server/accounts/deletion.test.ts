import { beforeEach, describe, expect, test } from 'vitest'
import { caller, cookieOf, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, runJobs } from '../../../test/support/mails.ts'
import { newPlayer, password } from '../../../test/support/newcomers.ts'
import { createClub, createMember } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as ownData from '../../contract/own-data.ts'
import { eraseDueAccounts } from '../erasures/due.ts'
import { hashPassword } from './password-hash.ts'

const context = await createTestContext()
const { app, clock, db } = context
const nobody = caller(app)
const dayMs = 24 * 3600 * 1000
const start = clock.now

beforeEach(async () => {
  clock.now = start
  await db.deleteFrom('attempts').execute()
})

async function signedUp() {
  const player = newPlayer()
  await nobody(accounts.signUp, player)
  const call = caller(app, await cookieOf(context, player.id))
  return { ...player, call, typed: { door: 'player' as const, email: player.email, password } }
}

const later = (days: number) => new Date(start.getTime() + days * dayMs)
const isThere = async (id: string) =>
  (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

describe('deleting one’s account', () => {
  test('signs every device out, and mails the date', async () => {
    const player = await signedUp()
    const other = caller(app, await cookieOf(context, player.id))
    await runJobs(context)
    const { erasedFrom } = await player.call(ownData.requestDeletion, { password })
    expect(erasedFrom).toBe(later(7).toISOString())
    expect(await other(accounts.me, {})).toBeNull()
    expect(await player.call(accounts.me, {})).toBeNull()
    const [mail] = await queuedMailsTo(context, player.email)
    expect(mail?.subject).toMatch(/^Votre compte sera supprimé le \d/)
    expect(mail?.text).toContain('Garder mon compte')
    // Nobody has confirmed the address.
    expect(mail?.text).not.toContain(player.firstName)
  })

  test('needs the password', async () => {
    const { call, id } = await signedUp()
    expect(await refusal(call(ownData.requestDeletion, { password: 'autre-chose-1' }))).toBe('wrong-password')
    expect(await call(accounts.me, {})).not.toBeNull()
    clock.now = later(8)
    await eraseDueAccounts(context)
    expect(await isThere(id)).toBe(true)
  })

  test('leaves seven days in which it can be kept, and nothing else', async () => {
    const { call, typed } = await signedUp()
    await call(ownData.requestDeletion, { password })
    clock.now = later(6)
    await eraseDueAccounts(context)
    expect(await refusal(nobody(accounts.signIn, typed))).toBe('account-leaving')
    expect(await refusal(nobody(ownData.keepAccount, { ...typed, door: 'coach' }))).toBe(
      'not-a-coach-account',
    )
    const wrong = { ...typed, password: 'autre-chose-1' }
    expect(await refusal(nobody(ownData.keepAccount, wrong))).toBe('wrong-credentials')
    expect((await nobody(ownData.keepAccount, typed)).account.email).toBe(typed.email)
    expect((await nobody(accounts.signIn, typed)).account.email).toBe(typed.email)
    clock.now = later(30)
    await eraseDueAccounts(context)
    expect((await nobody(accounts.signIn, typed)).account.email).toBe(typed.email)
  })

  test('erases it after seven days, and then the address is free', async () => {
    const player = await signedUp()
    await player.call(ownData.requestDeletion, { password })
    clock.now = new Date(later(7).getTime() - 1)
    await eraseDueAccounts(context)
    expect(await isThere(player.id)).toBe(true)
    clock.now = later(7)
    await eraseDueAccounts(context)
    expect(await isThere(player.id)).toBe(false)
    expect(await refusal(nobody(ownData.keepAccount, player.typed))).toBe('wrong-credentials')
    expect(await refusal(nobody(accounts.signUp, newPlayer({ email: player.email })))).toBeNull()
    expect(context.errors).toEqual([])
  })

  test('keeping it while it is erased ends one way or the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      clock.now = start
      await db.deleteFrom('attempts').execute()
      const player = await signedUp()
      await player.call(ownData.requestDeletion, { password })
      clock.now = later(7)
      const [refused] = await Promise.all([
        refusal(nobody(ownData.keepAccount, player.typed)),
        eraseDueAccounts(context),
      ])
      expect([null, 'wrong-credentials']).toContain(refused)
      expect(await isThere(player.id)).toBe(refused === null)
      expect(await refusal(nobody(accounts.signIn, player.typed))).toBe(refused)
    }
    expect(context.errors).toEqual([])
  })

  test('is refused to the owner of a club until it is handed over, and nobody who is leaving is given it', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    const hash = await hashPassword(password)
    await db.updateTable('accounts').set({ password_hash: hash }).execute()
    expect(await refusal(club.coach.call(ownData.requestDeletion, { password }))).toBe('owner-must-close')
    await second.call(ownData.requestDeletion, { password })
    expect(await refusal(club.coach.call(clubs.handOver, { id: second.id }))).toBe('not-a-club-coach')
    const third = await createMember(context, club, 'coach')
    await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', third.id).execute()
    await club.coach.call(clubs.handOver, { id: third.id })
    expect(await refusal(club.coach.call(ownData.requestDeletion, { password }))).toBeNull()
  })
})
