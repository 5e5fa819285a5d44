import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as places from '../../contract/places.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount
let seriesId: string
let sessionIds: string[]

const planned = ['2099-06-02', '2099-06-09']

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player')
  const { date: _, ...plan } = sessionPlan([ines.id])
  const placeId = uuidv7()
  await coach.call(places.create, { id: placeId, name: 'Dojo', tables: 6 })
  const sessions = planned.map((date) => ({ id: uuidv7(), date }))
  await coach.call(sessionSeries.create, { ...plan, placeId, sessions })
  seriesId = plan.id
  sessionIds = sessions.map(({ id }) => id)
})

function further(days: readonly string[], after = '2099-06-09', sessionId = sessionIds[0]!) {
  return { id: seriesId, sessionId, after, sessions: days.map((date) => ({ id: uuidv7(), date })) }
}

async function upcoming() {
  return (await coach.call(trainingSessions.list, { period: 'upcoming', page: 1 })).sessions
}
const dates = async () => (await upcoming()).map(({ date }) => date)

test('Further dates have what the others have, and a programme of their own to come.', async () => {
  expect(await coach.call(sessionSeries.show, { id: seriesId })).toEqual({
    lastDate: '2099-06-09',
    upcoming: 2,
  })
  await coach.call(sessionSeries.extend, further(['2099-06-23', '2099-06-16']))
  const sessions = await upcoming()
  expect(sessions.map(({ date, exercises }) => [date, exercises.length])).toEqual([
    ['2099-06-02', 2],
    ['2099-06-09', 0],
    ['2099-06-16', 0],
    ['2099-06-23', 0],
  ])
  const { id: _, date: _date, startsAt: _start, exercises: _programme, ...first } = sessions[0]!
  for (const each of sessions.slice(1)) expect(each).toMatchObject(first)
  expect(await coach.call(sessionSeries.show, { id: seriesId })).toEqual({
    lastDate: '2099-06-23',
    upcoming: 4,
  })
  // « Toutes » reaches them like the others.
  await coach.call(trainingSessions.cancel, { id: sessionIds[0]!, version: 1, scope: 'all' })
  expect((await upcoming()).filter(({ cancelledAt }) => cancelledAt)).toHaveLength(4)
})

test('Who has left the club since is not taken over.', async () => {
  const marc = await createMember(context, club, 'coach')
  const session = await coach.call(trainingSessions.show, { id: sessionIds[0]! })
  await context.db
    .insertInto('session_coaches')
    .values({ session_id: session.id, club_id: club.id, coach_id: marc.id })
    .execute()
  await marc.call(clubs.leave, {})
  await ines.call(clubs.leave, {})
  await coach.call(sessionSeries.extend, further(['2099-06-16']))
  const last = (await upcoming()).at(-1)!
  expect([last.players, last.coaches?.map(({ id }) => id)]).toEqual([[], [coach.id]])
})

test('It begins after what is cancelled, and not before the end.', async () => {
  await coach.call(trainingSessions.cancel, { id: sessionIds[1]!, version: 1 })
  expect((await coach.call(sessionSeries.show, { id: seriesId })).lastDate).toBe('2099-06-09')
  expect(await wrongFields(coach.call(sessionSeries.extend, further(['2099-06-09'])))).toEqual({
    sessions: 'Une de ces dates vient avant la fin de la série',
  })
})

test('A last date that was moved ahead within its week still takes that week.', async () => {
  const moved = {
    ...editOf(await coach.call(trainingSessions.show, { id: sessionIds[1]! })),
    date: '2099-06-08',
  }
  await coach.call(trainingSessions.update, moved)
  expect((await coach.call(sessionSeries.show, { id: seriesId })).lastDate).toBe('2099-06-09')
  expect(await wrongFields(coach.call(sessionSeries.extend, further(['2099-06-09'])))).toEqual({
    sessions: 'Une de ces dates vient avant la fin de la série',
  })
  await coach.call(sessionSeries.extend, further(['2099-06-15'], '2099-06-09', sessionIds[1]))
  expect(await dates()).toEqual(['2099-06-02', '2099-06-08', '2099-06-15'])
})

test('Sixty dates to come at most, and each once.', async () => {
  const many = Array.from({ length: 59 }, (_, week) =>
    new Date(Date.UTC(2099, 5, 16 + 3 * week)).toISOString().slice(0, 10),
  )
  expect(await wrongFields(coach.call(sessionSeries.extend, further(many)))).toEqual({
    sessions: 'Une série a 60 dates à venir au plus',
  })
  for (const days of [[], ['2099-06-16', '2099-06-16'], ['16 juin']]) {
    expect(await refusal(coach.call(sessionSeries.extend, further(days)))).toBe('invalid-input')
  }
  await coach.call(sessionSeries.extend, further(many.slice(0, 58)))
  expect((await coach.call(sessionSeries.show, { id: seriesId })).upcoming).toBe(60)
})

test('Of two coaches at the same time one makes it longer, and so does a press that is repeated.', async () => {
  const marc = await createMember(context, club, 'coach')
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    coach.call(sessionSeries.extend, further(['2099-06-16'])),
    marc.call(sessionSeries.extend, further(['2099-06-16'])),
  ])
  expect(ends).toEqual(['changed-meanwhile', 'ok'])
  expect(await dates()).toEqual([...planned, '2099-06-16'])
  const writeId = uuidv7()
  const again = further(['2099-06-23'], '2099-06-16')
  await coach.call(sessionSeries.extend, again, { writeId })
  await coach.call(sessionSeries.extend, again, { writeId })
  expect(await dates()).toEqual([...planned, '2099-06-16', '2099-06-23'])
})

test('Neither another club nor a session of another series makes it longer.', async () => {
  const { coach: neighbour } = await createClub(context, 'Voisins')
  expect(await refusal(neighbour.call(sessionSeries.extend, further(['2099-06-16'])))).toBe('not-found')
  expect(await refusal(neighbour.call(sessionSeries.show, { id: seriesId }))).toBe('not-found')
  const single = await coach.call(trainingSessions.create, { ...sessionPlan(), date: '2099-07-01' })
  const asSingle = further(['2099-06-16'], '2099-06-09', single.id)
  expect(await refusal(coach.call(sessionSeries.extend, asSingle))).toBe('not-found')
  expect(await dates()).toEqual([...planned, '2099-07-01'])
})

test('An assistant does not, nor anybody in a club that may only be read; on the smallest plan every coach may.', async () => {
  const marc = await createMember(context, club, 'coach')
  await coach.call(clubs.nameMember, { id: marc.id, rank: 'assistant' })
  expect(await refusal(marc.call(sessionSeries.extend, further(['2099-06-16'])))).toBe('not-for-assistants')
  const setClub = (change: object) =>
    context.db.updateTable('clubs').set(change).where('id', '=', club.id).execute()
  await setClub({ read_only_from: new Date('2026-01-01T00:00:00Z') })
  expect(await refusal(coach.call(sessionSeries.extend, further(['2099-06-16'])))).toBe(
    'subscription-required',
  )
  await setClub({ read_only_from: new Date('2126-01-01T00:00:00Z'), subscription_plan: 'essential' })
  await coach.call(sessionSeries.extend, further(['2099-06-16']))
  expect(await dates()).toEqual([...planned, '2099-06-16'])
})

test('Dates that are cancelled together stay in sight, and only as they were on the screen.', async () => {
  const single = await coach.call(trainingSessions.create, { ...sessionPlan(), date: '2099-07-01' })
  await coach.call(sessionSeries.extend, further(['2099-06-16', '2099-06-23']))
  const [begun, moved, ...rest] = (await upcoming()).map(({ id, version }) => ({ id, version }))
  const past = { starts_at: new Date('2026-01-01T00:00:00Z') }
  await context.db.updateTable('training_sessions').set(past).where('id', '=', begun!.id).execute()
  await context.db
    .updateTable('training_sessions')
    .set({ version: moved!.version + 1 })
    .where('id', '=', moved!.id)
    .execute()
  const { coach: neighbour } = await createClub(context, 'Voisins')
  const sessions = [begun!, moved!, ...rest, { id: uuidv7(), version: 1 }]
  expect(await neighbour.call(sessionSeries.cancelDates, { sessions })).toEqual({ cancelled: 0 })
  expect(await coach.call(sessionSeries.cancelDates, { sessions })).toEqual({ cancelled: 2 })
  expect(await coach.call(sessionSeries.cancelDates, { sessions })).toEqual({ cancelled: 0 })
  expect((await upcoming()).map(({ date, cancelledAt }) => [date, Boolean(cancelledAt)])).toEqual([
    ['2099-06-09', false],
    ['2099-06-16', true],
    ['2099-06-23', true],
    [single.date, false],
  ])
  // Each comes back as any other that was cancelled.
  await coach.call(trainingSessions.reinstate, { id: rest[0]!.id })
  expect((await upcoming()).filter(({ cancelledAt }) => cancelledAt)).toHaveLength(1)
})
