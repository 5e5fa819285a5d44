import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Club, createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { mailedTokenOf, runJobs, storedMailsTo } from '../../../test/support/mails.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as players from '../../contract/players.ts'
import { addMember } from '../clubs/memberships.ts'
import { announcing } from '../live/announce.ts'

const context = await createTestContext()
const { db } = context
let club: Club

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
})

const address = () => `${uuidv7()}@exemple.fr`
const password = 'balle-orange-2026'

/** As an import adds somebody. */
async function addUnentered(email: string | null): Promise<string> {
  const id = uuidv7()
  const now = context.now()
  const named = { first_name: 'Zoé', last_name: 'Petit', created_at: now, updated_at: now }
  await announcing(db, async (tx) => {
    await tx
      .insertInto('accounts')
      .values({ id, role: 'player', email, ...named })
      .execute()
    await addMember(tx, { clubId: club.id, accountId: id, role: 'player', standing: 'member', now })
  })
  return id
}

const invite = (id: string, email: string | null = null) => club.coach.call(players.invite, { id, email })
const correct = (id: string, was: string, email: string) =>
  club.coach.call(players.invite, { id, email, was })
const enter = (token: string) => caller(context.app)(accounts.resetPassword, { token, password })
const invitationOf = async (id: string) => (await club.coach.call(players.show, { id })).invitation

describe('A player who has not entered yet', () => {
  test('is invited again, by a link that lets them in and replaces the one before.', async () => {
    const email = address()
    const id = await addUnentered(email)
    expect(await invitationOf(id)).toEqual({ invitedAt: null })
    const invitedAt = context.now().toISOString()
    expect(await invite(id)).toEqual({ id, email, invitedAt })
    expect(await invitationOf(id)).toEqual({ invitedAt })
    await runJobs(context)
    await invite(id)
    const token = await mailedTokenOf(context, email)
    expect(await storedMailsTo(context, email)).toHaveLength(2)
    await enter(token)
    expect(await invitationOf(id)).toBeNull()
    expect(await refusal(invite(id))).toBe('already-entered')
  })

  test('gets an address from the coach, in lower case, and an invitation with it.', async () => {
    const id = await addUnentered(null)
    expect(await wrongFields(invite(id))).toEqual({ email: 'Email requis' })
    const email = address()
    expect(await invite(id, email.toUpperCase())).toMatchObject({ email })
    expect(await club.coach.call(players.show, { id })).toMatchObject({ email })
    expect(await storedMailsTo(context, email)).toHaveLength(1)
    expect(await refusal(invite(id, address()))).toBe('changed-meanwhile')
  })

  test('has an address corrected: the link goes to the new one, and what was mailed to the old one leads nowhere.', async () => {
    const [wrong, right] = [address(), address()]
    const id = await addUnentered(wrong)
    await invite(id)
    const strangers = await mailedTokenOf(context, wrong)
    expect(await correct(id, wrong, right.toUpperCase())).toMatchObject({ email: right })
    expect(await refusal(enter(strangers))).toBe('link-expired')
    await caller(context.app)(accounts.requestPasswordReset, { email: wrong })
    expect(await storedMailsTo(context, wrong)).toHaveLength(1)
    await enter(await mailedTokenOf(context, right))
    expect(await club.coach.call(players.show, { id })).toMatchObject({ email: right, invitation: null })
    expect(await refusal(correct(id, right, address()))).toBe('already-entered')
  })

  test('is mailed nothing at the old address by an invitation that still waits.', async () => {
    const [wrong, right] = [address(), address()]
    const id = await addUnentered(wrong)
    await invite(id)
    await correct(id, wrong, right)
    expect(await storedMailsTo(context, wrong)).toEqual([])
    expect(await storedMailsTo(context, right)).toHaveLength(1)
  })

  test('is corrected by one coach of two at once; the other one hears of it.', async () => {
    const [wrong, right, other] = [address(), address(), address()]
    const id = await addUnentered(wrong)
    const answers = await Promise.allSettled([correct(id, wrong, right), correct(id, wrong, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = answers[0].status === 'rejected' ? correct(id, wrong, right) : correct(id, wrong, other)
    expect(await refusal(late)).toBe('changed-meanwhile')
  })

  test('gets no address of somebody else, wherever they are, and no mail goes.', async () => {
    const id = await addUnentered(null)
    const elsewhere = await createAccount(context, 'player')
    expect(await refusal(invite(id, elsewhere.email))).toBe('email-taken')
    expect(await storedMailsTo(context, elsewhere.email)).toEqual([])
    expect(await club.coach.call(players.show, { id })).toMatchObject({ email: '' })
  })

  test('keeps address and link where it would be corrected to that of somebody else.', async () => {
    const email = address()
    const id = await addUnentered(email)
    await invite(id)
    const token = await mailedTokenOf(context, email)
    const elsewhere = await createAccount(context, 'player')
    expect(await refusal(correct(id, email, elsewhere.email))).toBe('email-taken')
    expect(await club.coach.call(players.show, { id })).toMatchObject({ email })
    await enter(token)
  })

  test('gets three invitations a day at most, and the last one goes on working.', async () => {
    const email = address()
    const id = await addUnentered(email)
    for (let n = 0; n < 3; n += 1) {
      await invite(id)
      await runJobs(context)
    }
    expect(await refusal(invite(id))).toBe('too-many-invitations')
    expect(await storedMailsTo(context, email)).toHaveLength(3)
    const token = await mailedTokenOf(context, email)
    await enter(token)
  })

  test('keeps the link that they have while the club may send no further one.', async () => {
    const email = address()
    const id = await addUnentered(email)
    await invite(id)
    const token = await mailedTokenOf(context, email)
    for (let n = 0; n < 300; n += 1) await context.attempts.take('invitationMailByClub', club.id)
    expect(await refusal(invite(id))).toBe('too-many-invitations')
    expect(await refusal(correct(id, email, address()))).toBe('too-many-invitations')
    await enter(token)
  })

  test('is mailed once where two invitations wait.', async () => {
    const email = address()
    const id = await addUnentered(email)
    await invite(id)
    await invite(id)
    expect(await storedMailsTo(context, email)).toHaveLength(1)
    const token = await mailedTokenOf(context, email)
    await enter(token)
  })

  test('is mailed nothing by a coach of another club, or once they are removed.', async () => {
    const email = address()
    const id = await addUnentered(email)
    const foreign = await createClub(context)
    expect(await refusal(foreign.coach.call(players.invite, { id, email: null }))).toBe('not-found')
    await club.coach.call(clubs.removeMember, { id })
    expect(await refusal(invite(id))).toBe('not-found')
    expect(await storedMailsTo(context, email)).toEqual([])
  })
})

test('Who has entered shows no invitation.', async () => {
  const ines = await createMember(context, club, 'player')
  expect(await invitationOf(ines.id)).toBeNull()
  expect(await refusal(invite(ines.id))).toBe('already-entered')
})
