import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { browserSubscription } from '../../../test/club/notification-fixtures.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { mailedTokenOf, queuedMailsTo } from '../../../test/support/mails.ts'
import * as children from '../../contract/children.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as family from '../../contract/family.ts'
import * as guardians from '../../contract/guardians.ts'
import * as notifications from '../../contract/notifications.ts'
import * as places from '../../contract/places.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { sendNotifications } from './sender.ts'

const context = await createTestContext()
const { db } = context
let club: Club
let coach: TestAccount
let ines: TestAccount
/** Has a device, and stopped our mails. */
let tom: TestAccount
/** Nobody has confirmed her address. */
let zoe: TestAccount
/** Coaches it too. */
let marc: TestAccount
/** A child without an address. */
const malo = { id: '', firstName: 'Malo', lastName: 'Durand', birthYear: 2015 }

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('push_subscriptions').execute()
  // A Saturday, one in the afternoon in Paris.
  context.clock.now = new Date('2026-11-28T12:00:00Z')
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Blanc' })
  zoe = await createMember(context, club, 'player', {
    firstName: 'Zoé',
    lastName: 'Adam',
    confirmed: false,
  })
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Petit' })
  malo.id = uuidv7()
  await coach.call(children.add, malo)
  await tom.call(notifications.subscribe, browserSubscription)
  await tom.call(notifications.update, { mail: false })
})

const everybody = () => [ines.id, tom.id, zoe.id, malo.id]
async function plan(change: object = {}): Promise<string> {
  const given = {
    ...sessionPlan(everybody()),
    date: '2026-12-01',
    coachIds: [coach.id, marc.id],
    ...change,
  }
  const { id } = await coach.call(trainingSessions.create, given)
  await db.deleteFrom('notifications').execute()
  return id
}
/** Four Tuesdays. */
async function planSeries(): Promise<string[]> {
  const { date: _, id, ...common } = sessionPlan([ines.id])
  const dates = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']
  const sessions = dates.map((date) => ({ id: uuidv7(), date }))
  await coach.call(sessionSeries.create, { ...common, id, sessions })
  await db.deleteFrom('notifications').execute()
  return sessions.map((each) => each.id)
}
const show = (id: string) => coach.call(trainingSessions.show, { id })
const edit = async (id: string, part: object) =>
  coach.call(trainingSessions.update, { ...editOf(await show(id)), ...part })
const cancel = async (id: string, scope?: 'following' | 'all') =>
  coach.call(trainingSessions.cancel, { id, version: (await show(id)).version, ...(scope && { scope }) })
const ask = (change: Input<typeof trainingSessions.told>) => coach.call(trainingSessions.told, change)
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)

/** Who was sent a message of what has just been done. */
async function sentTo(people: readonly TestAccount[]): Promise<{ mail: string[]; push: string[] }> {
  context.clock.now = new Date(context.clock.now.getTime() + 5 * 60_000)
  await sendNotifications(context)
  const mails = await queuedMailsTo(context)
  const pushes = await db
    .selectFrom('push_subscriptions')
    .select('account_id as id')
    .where(
      'account_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return {
    mail: people.filter(({ email }) => mails.some(({ to }) => to === email)).map(({ id }) => id),
    push: pushes.map(({ id }) => id),
  }
}

/** Sonia acts for Malo. */
async function acceptGuardian(): Promise<TestAccount> {
  const sonia = await createAccount(context, 'player', { firstName: 'Sonia' })
  await coach.call(guardians.invite, { id: malo.id, guardianshipId: uuidv7(), email: sonia.email })
  await sonia.call(family.follow, { token: await mailedTokenOf(context, sonia.email) })
  const [waiting] = await coach.call(guardians.list, { id: malo.id })
  await coach.call(guardians.accept, { id: waiting!.id })
  return sonia
}

describe('Before a session is cancelled', () => {
  test('a child is told by who acts for it, and so it is then sent.', async () => {
    const sonia = await acceptGuardian()
    const id = await plan({ playerIds: [malo.id], coachIds: [] })
    expect(await ask({ id, change: 'cancellation' })).toEqual({ told: 1, push: 0, mail: 1, unreachable: [] })
    await sonia.call(notifications.update, { mail: false })
    expect(names((await ask({ id, change: 'cancellation' })).unreachable)).toEqual(['Malo Durand'])
    await sonia.call(notifications.update, { mail: true })
    await cancel(id)
    expect((await sentTo([sonia])).mail).toEqual([sonia.id])
  })

  test('it is said how many are told and whom nothing reaches, and so it is then sent.', async () => {
    const id = await plan()
    const { unreachable, ...counted } = await ask({ id, change: 'cancellation' })
    expect(counted).toEqual({ told: 3, push: 1, mail: 2 })
    expect(names(unreachable)).toEqual(['Malo Durand', 'Zoé Adam'])
    await cancel(id)
    const sent = await sentTo([ines, tom, zoe, marc])
    expect(sent).toEqual({ mail: [ines.id, marc.id], push: [tom.id] })
    // Nothing is asked twice.
    expect(await ask({ id, change: 'cancellation' })).toEqual({ told: 0, push: 0, mail: 0, unreachable: [] })
  })

  test('a device whose login has expired, an address that was refused and stopped mails reach nobody.', async () => {
    const id = await plan({ coachIds: [coach.id] })
    await db
      .updateTable('login_sessions')
      .set({ expires_at: new Date('2026-11-28T11:00:00Z') })
      .where('account_id', '=', tom.id)
      .execute()
    await db
      .insertInto('notification_settings')
      .values({
        account_id: ines.id,
        unsubscribe_token: 't'.repeat(43),
        refused_email: ines.email,
        refused_at: context.now(),
      })
      .execute()
    const { told, unreachable } = await ask({ id, change: 'cancellation' })
    expect(told).toBe(0)
    expect(names(unreachable)).toEqual(['Inès Morel', 'Malo Durand', 'Tom Blanc', 'Zoé Adam'])
  })

  test('of a past one, or one where somebody was noted, nobody is told.', async () => {
    const past = await plan({ date: '2026-11-27' })
    expect(await ask({ id: past, change: 'cancellation' })).toMatchObject({ told: 0, unreachable: [] })
    const noted = await plan({ date: '2026-11-28', time: '13:30' })
    await coach.call(trainingSessions.markPresence, {
      id: noted,
      playerId: ines.id,
      presence: 'present',
      was: null,
    })
    expect(await ask({ id: noted, change: 'cancellation' })).toMatchObject({ told: 0, unreachable: [] })
  })

  test('of its series those of the chosen dates count, once each.', async () => {
    const [first, second, third] = await planSeries()
    await edit(third!, { playerIds: [ines.id, zoe.id] })
    await db.deleteFrom('notifications').execute()
    expect(await ask({ id: second!, change: 'cancellation' })).toMatchObject({ told: 1, unreachable: [] })
    const following = await ask({ id: second!, change: 'cancellation', scope: 'following' })
    expect(following.told).toBe(1)
    expect(names(following.unreachable)).toEqual(['Zoé Adam'])
    await cancel(third!)
    await db.deleteFrom('notifications').execute()
    const all = await ask({ id: first!, change: 'cancellation', scope: 'all' })
    expect(all).toMatchObject({ told: 1, unreachable: [] })
  })
})

describe('Before a session is moved', () => {
  test('to another day, time or place, those who had it count; of what stays as it is nobody.', async () => {
    const place = { id: uuidv7(), name: 'Gymnase Roquette', tables: 8 }
    await coach.call(places.create, place)
    const id = await plan()
    const move = (part: object) => ask({ id, change: 'move', ...part })
    expect(await move({})).toMatchObject({ told: 0, unreachable: [] })
    expect(await move({ date: '2026-12-01', time: '18:00', placeId: 'none' })).toMatchObject({ told: 0 })
    for (const part of [{ date: '2026-12-02' }, { time: '19:00' }, { placeId: place.id }]) {
      const { told, unreachable } = await move(part)
      expect([told, ...names(unreachable)]).toEqual([3, 'Malo Durand', 'Zoé Adam'])
    }
    await edit(id, { date: '2026-12-02' })
    expect(await sentTo([ines, tom, zoe, marc])).toEqual({ mail: [ines.id, marc.id], push: [tom.id] })
  })

  test('back to where it was before anybody was told, nobody is; and to where nobody stands yet, all are.', async () => {
    const id = await plan({ coachIds: [] })
    await edit(id, { date: '2026-12-02' })
    expect(await ask({ id, change: 'move', date: '2026-12-01' })).toMatchObject({ told: 0, unreachable: [] })
    expect(await ask({ id, change: 'move', date: '2026-12-03' })).toMatchObject({ told: 2 })
  })

  test('with its series, a date with a time of its own keeps it, and tells nobody.', async () => {
    const [first, second, third, fourth] = await planSeries()
    await edit(third!, { time: '20:00', playerIds: [zoe.id] })
    await edit(fourth!, { playerIds: [ines.id, tom.id] })
    await db.deleteFrom('notifications').execute()
    expect(await ask({ id: second!, change: 'move', time: '19:00', scope: 'following' })).toMatchObject({
      told: 2,
      push: 1,
      mail: 1,
      unreachable: [],
    })
    const otherDay = await ask({ id: first!, change: 'move', date: '2026-12-02', scope: 'all' })
    expect(names(otherDay.unreachable)).toEqual(['Zoé Adam'])
  })

  test('a time that is past tells those who would come to the later one.', async () => {
    const id = await plan({ coachIds: [] })
    expect(await ask({ id, change: 'move', date: '2026-11-20' })).toMatchObject({ told: 2 })
    const past = await plan({ coachIds: [], date: '2026-11-27' })
    expect(await ask({ id: past, change: 'move', date: '2026-11-26' })).toMatchObject({ told: 0 })
    expect(await ask({ id: past, change: 'move', date: '2026-12-04' })).toMatchObject({ told: 2 })
  })
})
