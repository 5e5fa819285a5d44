import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const { create, giveFeedback, list, show } = trainingSessions
const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount
let elie: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  elie = await createMember(context, club, 'player', { firstName: 'Élie', lastName: 'Girard' })
})

test('Upcoming ones come soonest first, past ones latest first.', async () => {
  for (const inDays of [3, 1, 2, -2, -1, -3])
    await plannedSession(context, { clubId: club.id, inDays, players: {} })
  const upcoming = (await coach.call(list, { period: 'upcoming', page: 1 })).sessions.map(startOf)
  const past = (await coach.call(list, { period: 'past', page: 1 })).sessions.map(startOf)
  expect(upcoming).toEqual([1, 2, 3].map(daysFromNow))
  expect(past).toEqual([-1, -2, -3].map(daysFromNow))
})

test('Five a page, each session on one page only; a page too far is the last.', async () => {
  // All at one instant: the order must still be the same for every page.
  for (let n = 0; n < 11; n += 1) await plannedSession(context, { clubId: club.id, inDays: 1, players: {} })
  const pages = [1, 2, 3].map((page) => coach.call(list, { period: 'upcoming', page }))
  const [first, second, third] = await Promise.all(pages)
  expect(first).toMatchObject({ total: 11, page: 1, pageCount: 3 })
  const ids = [first, second, third].flatMap((page) => page!.sessions.map(({ id }) => id))
  expect([new Set(ids).size, first!.sessions.length]).toEqual([11, 5])
  expect(await coach.call(list, { period: 'upcoming', page: 99 })).toEqual(third)
})

test('A calendar has the sessions of its days, soonest first; a player’s those they take part in.', async () => {
  const planned: Record<number, string> = {}
  for (const inDays of [8, 2, -3, 1])
    planned[inDays] = await plannedSession(context, {
      clubId: club.id,
      inDays,
      players: inDays === 2 ? { [ines.id]: null } : {},
    })
  const week = { from: dayOf(-3), to: dayOf(2) }
  const idsFor = async (account: TestAccount) =>
    (await account.call(trainingSessions.calendar, week)).sessions.map(({ id }) => id)
  expect(await idsFor(coach)).toEqual([planned[-3], planned[1], planned[2]])
  expect(await idsFor(ines)).toEqual([planned[2]])
  const other = await createClub(context)
  expect(await idsFor(other.coach)).toEqual([])
  await coach.call(trainingSessions.remove, { id: planned[1]!, version: 1 })
  expect(await idsFor(coach)).toEqual([planned[-3], planned[2]])
})

test('A calendar is at most six weeks.', async () => {
  expect(await refusal(coach.call(trainingSessions.calendar, { from: dayOf(0), to: dayOf(42) }))).toBe(
    'invalid-input',
  )
})

test('A club without sessions has one empty page.', async () => {
  expect(await coach.call(list, { period: 'past', page: 7 })).toEqual({
    sessions: [],
    total: 0,
    page: 1,
    pageCount: 1,
  })
})

test('A session that starts this very instant is upcoming.', async () => {
  const id = await plannedSession(context, { clubId: club.id, inDays: 0, players: {} })
  expect((await coach.call(list, { period: 'upcoming', page: 1 })).sessions).toMatchObject([{ id }])
  expect((await coach.call(list, { period: 'past', page: 1 })).total).toBe(0)
})

test('A player sees only their own sessions and presence, and nobody else’s presence or opinion.', async () => {
  const players = { [ines.id]: 'present', [elie.id]: 'absent' } as const
  const id = await plannedSession(context, { clubId: club.id, inDays: -1, players })
  const notHers = await plannedSession(context, { clubId: club.id, inDays: -1, players: { [elie.id]: null } })
  await elie.call(giveFeedback, { id, rating: 'negative', comment: 'Trop long.' })
  const seen = await ines.call(list, { period: 'past', page: 1 })
  expect(seen).toMatchObject({ total: 1, sessions: [{ id, feedback: {} }] })
  expect(seen.sessions[0]?.players).toEqual([
    { id: elie.id, name: 'Élie Girard' },
    expect.objectContaining({ id: ines.id, presence: 'present' }),
  ])
  expect(await refusal(ines.call(show, { id: notHers }))).toBe('not-found')
  expect(await coach.call(show, { id })).toMatchObject({
    players: [{ presence: 'absent' }, { presence: 'present' }],
    feedback: { [elie.id]: { playerId: elie.id, playerName: 'Élie Girard', comment: 'Trop long.' } },
  })
})

test('Another club sees nothing of it, nor does whoever went there.', async () => {
  const { id } = await coach.call(create, { ...sessionPlan([ines.id]), date: '2020-01-15' })
  const other = await createClub(context, 'Voisins')
  await ines.call(clubs.leave, {})
  await ines.call(clubs.join, { code: await other.code() })
  for (const { call } of [other.coach, ines]) {
    expect(await refusal(call(show, { id }))).toBe('not-found')
    expect((await call(list, { period: 'past', page: 1 })).total).toBe(0)
  }
})

function startOf({ startsAt }: { startsAt: string }): string {
  return startsAt
}

/** The club's day. */
function dayOf(days: number): string {
  return new Date(daysFromNow(days)).toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
}

function daysFromNow(days: number): string {
  return new Date(context.clock.now.getTime() + days * 24 * 3600 * 1000).toISOString()
}
