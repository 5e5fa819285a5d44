import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, storedMailsTo } from '../../../test/support/mails.ts'
import {
  type Club,
  createClub,
  createMember,
  type TestAccount,
  createAccount,
} from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import * as clubs from '../../contract/clubs.ts'
import * as seasons from '../../contract/seasons.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const context = await createTestContext()

describe('a removed member', () => {
  test.each(['player', 'coach'] as const)('as a %s does not come back with the code', async (role) => {
    const club = await createClub(context)
    const removed = await createMember(context, club, role)
    await club.coach.call(clubs.removeMember, { id: removed.id })
    expect(await joins(removed, club)).toBe('removed-from-club')
    // Nor with a renewed one.
    await club.coach.call(clubs.renewCode, {})
    expect(await joins(removed, club)).toBe('removed-from-club')
    expect(await joins(removed, await createClub(context))).toBeNull()
  })

  test('is listed to the coaches of the club alone, by whom and when, latest first', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const second = await createMember(context, club, 'coach', { firstName: 'Alma', lastName: 'Petit' })
    const first = await createMember(context, club, 'player', { firstName: 'Milo', lastName: 'Royer' })
    await club.coach.call(clubs.removeMember, { id: first.id })
    const before = context.clock.now
    context.clock.now = new Date(before.getTime() + 1000)
    await club.coach.call(clubs.removeMember, { id: second.id })
    context.clock.now = before
    expect(await removedFrom(club)).toEqual([
      expect.objectContaining({ id: second.id, role: 'coach', firstName: 'Alma' }),
      {
        id: first.id,
        role: 'player',
        firstName: 'Milo',
        lastName: 'Royer',
        removedAt: before.toISOString(),
        removedBy: 'Camille Roux',
        hasAddress: true,
      },
    ])
    expect((await player.call(clubs.show, {})).administration).toBeNull()
    expect(await removedFrom(await createClub(context))).toEqual([])
  })

  test('without an address is a member again at once, in their sessions too, where the plan has room', async () => {
    const club = await createClub(context)
    const id = await addTrainedChild(club)
    const planned = await club.coach.call(trainingSessions.create, sessionPlan([id]))
    await club.coach.call(clubs.removeMember, { id })
    expect(await removedFrom(club)).toMatchObject([{ id, hasAddress: false }])
    await putOnEssential(club)
    for (let n = 0; n < 10; n += 1) await createMember(context, club, 'player')
    const readmit = () => club.coach.call(clubs.readmitMember, { id })
    expect(await refusal(readmit())).toBe('plan-full-of-players')
    const { players } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.removeMember, { id: players[0]!.id })
    const page = await readmit()
    expect(page.players.map((player) => player.id)).toContain(id)
    expect(page.administration!.removed.map((removed) => removed.id)).not.toContain(id)
    const session = await club.coach.call(trainingSessions.show, { id: planned.id })
    expect(session.players).toMatchObject([{ id, cannotReply: true }])
    expect(await refusal(readmit())).toBe('not-found')
  })

  test('without an address comes back from an archive too; not from another club, and not once they asked to be erased', async () => {
    const club = await createClub(context)
    const id = await addTrainedChild(club)
    const startsOn = `${context.now().getFullYear()}-07-01`
    await club.coach.call(seasons.open, { startsOn, leaving: [], archived: [id] })
    expect(await removedFrom(club)).toMatchObject([{ id, hasAddress: false }])
    const leaves = (at: Date | null) =>
      context.db.updateTable('accounts').set({ erased_from: at }).where('id', '=', id).execute()
    await leaves(new Date(context.now().getTime() + 1000))
    expect(await removedFrom(club)).toEqual([])
    expect(await refusal(club.coach.call(clubs.readmitMember, { id }))).toBe('not-found')
    await leaves(null)
    const elsewhere = await createClub(context)
    const membership = { account_id: id, role: 'player', standing: 'member', since: context.now() } as const
    await context.db
      .insertInto('memberships')
      .values({ ...membership, club_id: elsewhere.id })
      .execute()
    expect(await removedFrom(club)).toEqual([])
    expect(await refusal(club.coach.call(clubs.readmitMember, { id }))).toBe('not-found')
    await context.db.deleteFrom('memberships').where('account_id', '=', id).execute()
    const page = await club.coach.call(clubs.readmitMember, { id })
    expect(page.players.map((player) => player.id)).toContain(id)
  })

  test('vanishes from the list with their account', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    await club.coach.call(clubs.removeMember, { id: player.id })
    await context.db.deleteFrom('accounts').where('id', '=', player.id).execute()
    expect(await removedFrom(club)).toEqual([])
  })

  test('is not somebody who left, or was refused', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    await player.call(clubs.leave, {})
    const coach = await createAccount(context, 'coach')
    await coach.call(clubs.join, { code: await club.code() })
    await club.coach.call(clubs.refuseMember, { id: coach.id })
    expect(await removedFrom(club)).toEqual([])
    expect([await joins(player, club), await joins(coach, club)]).toEqual([null, null])
  })
})

describe('whoever takes over a club', () => {
  test.each([true, false])(
    'cannot keep a founder from hearing of it by the mails of players (confirmed: %s)',
    async (confirmed) => {
      const club = await createClub(context, 'TT Prise')
      const accomplice = await createMember(context, club, 'coach')
      const heir = await createMember(context, club, 'coach', { firstName: 'Alma', lastName: 'Petit' })
      const email_confirmed_at = confirmed ? context.now() : null
      await context.db
        .updateTable('accounts')
        .set({ email_confirmed_at })
        .where('id', '=', club.coach.id)
        .execute()
      for (const { email } of [club.coach, heir]) await storedMailsTo(context, email)
      for (let n = 0; n < 300; n += 1) await context.attempts.take('mailByClub', club.id)
      for (let n = 0; n < 30; n += 1) await context.attempts.take('mailByRecipient', club.coach.email)
      for (let n = 0; n < 10; n += 1)
        await context.attempts.take('mailToStranger', `other ${club.coach.email}`)
      const before = (await storedMailsTo(context, club.coach.email)).length

      const sock = await createAccount(context, 'coach', { firstName: 'Nour', lastName: 'Attal' })
      await sock.call(clubs.join, { code: await club.code() })
      await accomplice.call(clubs.acceptMember, { id: sock.id })
      await accomplice.call(clubs.removeMember, { id: heir.id })
      await club.coach.call(clubs.handOver, { id: accomplice.id })
      const heard = (await storedMailsTo(context, club.coach.email)).slice(before)
      expect(heard.map(({ subject }) => subject)).toEqual(
        confirmed
          ? [
              'Nour Attal est maintenant entraineur de TT Prise',
              'Alma Petit n’est plus entraineur de TT Prise',
              'Camille Roux est maintenant responsable de TT Prise',
            ]
          : [
              'Une personne est maintenant entraineur de votre club',
              'Une personne n’est plus entraineur de votre club',
              'Un autre entraineur est maintenant responsable de votre club',
            ],
      )
      expect((await storedMailsTo(context, heir.email)).at(-1)?.subject).toBe(
        'Vous n’êtes plus entraineur de TT Prise',
      )
    },
  )
})

describe('readmitting', () => {
  test('lets the code work again, and tells the person by mail', async () => {
    const club = await createClub(context, 'TT Retour')
    const player = await createMember(context, club, 'player')
    await club.coach.call(clubs.removeMember, { id: player.id })
    const writeId = uuidv7()
    const page = await club.coach.call(clubs.readmitMember, { id: player.id }, { writeId })
    expect(page.administration?.removed).toEqual([])
    expect(await club.coach.call(clubs.readmitMember, { id: player.id }, { writeId })).toEqual(page)
    expect(await refusal(club.coach.call(clubs.readmitMember, { id: player.id }))).toBe('not-found')
    const [removal, mail, ...others] = await queuedMailsTo(context, player.email)
    expect(others).toEqual([])
    expect(removal?.subject).toBe('Vous ne faites plus partie de TT Retour')
    expect(mail?.subject).toBe('Vous pouvez revenir dans TT Retour')
    expect(mail?.text).toContain('Camille Roux vous invite à revenir')
    expect(await joins(player, club)).toBeNull()
  })

  test('counts as approval for a player, also where arrivals are approved; a coach waits', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player', { confirmed: false })
    const coach = await createMember(context, club, 'coach')
    const { version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { version, approvesPlayers: true })
    for (const { id } of [player, coach]) {
      await club.coach.call(clubs.removeMember, { id })
      await club.coach.call(clubs.readmitMember, { id })
    }
    const code = await club.code()
    const me = await player.call(clubs.join, { code })
    expect(me.club).toMatchObject({ id: club.id, fullNames: true })
    expect((await coach.call(clubs.join, { code })).waitingFor).not.toBeNull()
  })

  test('is valid for one return', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    for (let times = 0; times < 2; times += 1) {
      await club.coach.call(clubs.removeMember, { id: player.id })
      expect(await joins(player, club)).toBe('removed-from-club')
      await club.coach.call(clubs.readmitMember, { id: player.id })
      expect(await joins(player, club)).toBeNull()
    }
    await player.call(clubs.leave, {})
    expect(await joins(player, club)).toBeNull()
    expect((await player.call(accounts.me, {}))?.club?.id).toBe(club.id)
  })
})

async function joins(person: TestAccount, club: Club): Promise<string | null> {
  return refusal(person.call(clubs.join, { code: await club.code() }))
}

async function removedFrom({ coach }: Club) {
  return (await coach.call(clubs.show, {})).administration?.removed
}

/** Of whom something is noted, so that they stay known when they are removed. */
async function addTrainedChild(club: Club): Promise<string> {
  const id = uuidv7()
  await club.coach.call(children.add, { id, firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 })
  await plannedSession(context, { clubId: club.id, inDays: -1, players: { [id]: 'present' } })
  return id
}

async function putOnEssential({ id }: Club): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({ trial_ends_at: new Date(context.now().getTime() - 1), subscription_plan: 'essential' })
    .where('id', '=', id)
    .execute()
}
