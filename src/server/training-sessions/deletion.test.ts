import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { deleteExpired } from '../jobs.ts'

const { create, list, remove, restore, show, update } = trainingSessions
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

test('A deleted session is gone for everybody, and comes back whole.', async () => {
  const session = await coach.call(create, sessionPlan([ines.id]))
  const { id, version } = session
  await coach.call(remove, { id, version })
  expect(await refusal(coach.call(show, { id }))).toBe('not-found')
  expect(await refusal(ines.call(show, { id }))).toBe('not-found')
  expect((await coach.call(list, { period: 'upcoming', page: 1 })).total).toBe(0)
  expect(await refusal(coach.call(update, { ...sessionPlan(), id, version }))).toBe('not-found')
  expect(await refusal(coach.call(remove, { id, version: version + 1 }))).toBe('not-found')
  expect(await coach.call(restore, { id })).toEqual({ ...session, version: 3 })
})

test('Its id stays taken.', async () => {
  const plan = sessionPlan()
  const { id, version } = await coach.call(create, plan)
  await coach.call(remove, { id, version })
  expect(await refusal(coach.call(create, plan))).toBe('id-taken')
})

test('Brought back twice, it is there once, as it was.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  await coach.call(remove, { id, version })
  const back = await coach.call(restore, { id })
  expect(await coach.call(restore, { id })).toEqual(back)
})

test('A player neither deletes it nor brings it back.', async () => {
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  expect(await refusal(ines.call(remove, { id, version }))).toBe('coach-only')
  await coach.call(remove, { id, version })
  expect(await refusal(ines.call(restore, { id }))).toBe('coach-only')
})

test('Another club can neither delete it nor bring it back.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  const { coach: neighbour } = await createClub(context, 'Voisins')
  expect(await refusal(neighbour.call(remove, { id, version }))).toBe('not-found')
  await coach.call(remove, { id, version })
  expect(await refusal(neighbour.call(restore, { id }))).toBe('not-found')
  expect(await refusal(coach.call(show, { id }))).toBe('not-found')
})

test('A session that somebody changed meanwhile is not deleted.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  await coach.call(update, { ...sessionPlan(), id, version })
  expect(await refusal(coach.call(remove, { id, version }))).toBe('changed-meanwhile')
})

test('Changed and deleted at the same instant, one of the two happens.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    coach.call(remove, { id, version }),
    coach.call(update, { ...sessionPlan(), id, version }),
  ])
  expect([
    ['changed-meanwhile', 'ok'],
    ['not-found', 'ok'],
  ]).toContainEqual(ends)
})

test('After thirty days it is gone for good, and what was not deleted stays.', async () => {
  const kept = await coach.call(create, sessionPlan())
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  await coach.call(remove, { id, version })
  await deleteExpired(inDays(29))
  expect(await rowsOf(id)).toBe(1)
  await deleteExpired(inDays(31))
  expect([await rowsOf(id), await rowsOf(kept.id)]).toEqual([0, 1])
})

function inDays(days: number) {
  return { ...context, now: () => new Date(context.clock.now.getTime() + days * 24 * 3600 * 1000) }
}

async function rowsOf(id: string): Promise<number> {
  const rows = await context.db.selectFrom('training_sessions').select('id').where('id', '=', id).execute()
  return rows.length
}
