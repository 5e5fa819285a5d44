import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const { cancel, markPresence, reinstate, remove, restore, show, update } = trainingSessions
const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player')
})

/** Four Tuesdays; the first was before now. */
const days = ['2026-09-01', '2099-06-02', '2099-06-09', '2099-06-16']

async function planned(): Promise<string[]> {
  const { date: _, ...plan } = sessionPlan([ines.id])
  const sessions = days.map((date) => ({ id: uuidv7(), date }))
  await coach.call(sessionSeries.create, { ...plan, sessions })
  return sessions.map(({ id }) => id)
}

const find = (id: string) => coach.call(show, { id })

async function starts(ids: readonly string[]): Promise<string[]> {
  const sessions = await Promise.all(ids.map(find))
  return sessions.map(({ date, time }) => `${date} ${time}`)
}

async function edit(id: string, change: object, scope?: 'following' | 'all'): Promise<void> {
  await coach.call(update, { ...editOf(await find(id)), ...change, ...(scope && { scope }) })
}

test('« Celle-ci » changes this date alone, « Et les suivantes » those after it, « Toutes » all to come.', async () => {
  const [past, ...ids] = (await planned()) as [string, string, string, string]
  await edit(ids[1], { time: '19:00' })
  expect(await starts(ids)).toEqual(['2099-06-02 18:00', '2099-06-09 19:00', '2099-06-16 18:00'])
  await edit(ids[1], { title: 'Services longs' }, 'following')
  const titles = async () => (await Promise.all(ids.map(find))).map(({ title }) => title)
  expect(await titles()).toEqual(['Services courts', 'Services longs', 'Services longs'])
  await edit(ids[0], { time: '18:30' }, 'all')
  // The one that had a time of its own keeps it.
  expect(await starts(ids)).toEqual(['2099-06-02 18:30', '2099-06-09 19:00', '2099-06-16 18:30'])
  expect(await starts([past])).toEqual(['2026-09-01 18:00'])
})

test('Moved to another day of its week, the others move along, and ask again who comes.', async () => {
  const [, ...ids] = (await planned()) as [string, string, string, string]
  await ines.call(trainingSessions.giveReply, { id: ids[2], reply: 'coming' })
  await edit(ids[0], { date: '2099-06-04' }, 'all')
  expect(await starts(ids)).toEqual(['2099-06-04 18:00', '2099-06-11 18:00', '2099-06-18 18:00'])
  expect((await find(ids[2])).players[0]?.reply).toBeNull()
  const far = { ...editOf(await find(ids[0])), date: '2099-06-25', scope: 'all' as const }
  expect(await wrongFields(coach.call(update, far))).toEqual({
    date: 'Pour plusieurs dates, choisissez un jour de la même semaine',
  })
  expect(await starts(ids)).toEqual(['2099-06-04 18:00', '2099-06-11 18:00', '2099-06-18 18:00'])
})

test('Players are added to what each date has, and each keeps its programme and its coaches.', async () => {
  const [, ...ids] = (await planned()) as [string, string, string, string]
  const tom = await createMember(context, club, 'player')
  const lina = await createMember(context, club, 'player')
  await edit(ids[2], { playerIds: [ines.id, lina.id], coachIds: [] })
  await edit(ids[0], { playerIds: [tom.id], coachIds: [coach.id], exercises: [] }, 'all')
  const last = await find(ids[2])
  expect(last.players.map(({ id }) => id).toSorted()).toEqual([tom.id, lina.id].toSorted())
  expect(last.coaches).toEqual([])
})

test('Cancelled and reinstated, deleted and brought back with those after it.', async () => {
  const ids = await planned()
  const cancelled = async () =>
    (await Promise.all(ids.map(find))).map((session) => Boolean(session.cancelledAt))
  await coach.call(cancel, { id: ids[2]!, version: 1, scope: 'following' })
  expect(await cancelled()).toEqual([false, false, true, true])
  await coach.call(reinstate, { id: ids[3]!, scope: 'all' })
  expect(await cancelled()).toEqual([false, false, false, false])

  const inLists = async () =>
    (await coach.call(trainingSessions.list, { period: 'upcoming', page: 1 })).sessions.map(({ id }) => id)
  await coach.call(remove, { id: ids[2]!, version: 3, scope: 'following' })
  expect(await inLists()).toEqual([ids[1]])
  await coach.call(restore, { id: ids[2]! })
  expect(await inLists()).toEqual(ids.slice(1))
})

test('A date at which somebody was noted stays as it was.', async () => {
  const ids = await planned()
  await coach.call(markPresence, { id: ids[2]!, playerId: ines.id, presence: 'present', was: null })
  await edit(ids[1]!, { time: '19:00' }, 'all')
  await coach.call(cancel, { id: ids[1]!, version: 2, scope: 'all' })
  expect(await starts(ids.slice(1))).toEqual(['2099-06-02 19:00', '2099-06-09 18:00', '2099-06-16 19:00'])
  expect((await find(ids[2]!)).cancelledAt).toBeUndefined()
})

test('Two coaches who change a series from two of its dates at once both get what they meant.', async () => {
  const [, first, , last] = (await planned()) as [string, string, string, string]
  const one = { ...editOf(await find(first)), title: 'Un', scope: 'all' as const }
  const two = { ...editOf(await find(last)), time: '20:00', scope: 'all' as const }
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    coach.call(update, one),
    coach.call(update, two),
  ])
  // Whoever comes second has an older version on the screen.
  expect(ends).toEqual(['changed-meanwhile', 'ok'])
})

test('Another club changes nothing.', async () => {
  const ids = await planned()
  const { coach: neighbour } = await createClub(context, 'Voisins')
  expect(await refusal(neighbour.call(cancel, { id: ids[1]!, version: 1, scope: 'all' }))).toBe('not-found')
  expect((await find(ids[1]!)).cancelledAt).toBeUndefined()
})
