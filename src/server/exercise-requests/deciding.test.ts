import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { Db } from '../database/connection.ts'

const { approve, archive, list, reject, takeBack, takeCharge } = exerciseRequests
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount
let request: exerciseRequests.ExerciseRequest
let pending: { id: string; version: number }

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  request = await ask(ines)
  pending = { id: request.id, version: 1 }
})

const seen = ({ id, version }: exerciseRequests.ExerciseRequest) => ({ id, version })
const mine = async () => (await ines.call(list, { view: 'active' })).requests[0]

test('Taking charge notes the coach and the moment, for the player too.', async () => {
  const start = context.clock.now
  context.clock.now = new Date(start.getTime() + 60_000)
  const at = context.clock.now.toISOString()
  const taken = await marc.call(takeCharge, pending)
  context.clock.now = start
  const inCharge = { assignedTo: marc.id, assignedToName: 'Marc Delorme', assignedAt: at }
  expect(taken).toMatchObject({
    status: 'in_progress',
    ...inCharge,
    updatedBy: marc.id,
    updatedByName: 'Marc Delorme',
    updatedAt: at,
    createdAt: request.createdAt,
    version: 2,
  })
  expect(await mine()).toMatchObject({ status: 'in_progress', ...inCharge })
  expect(await refusal(lea.call(takeCharge, seen(taken)))).toBe('request-not-pending')
})

test.each([
  ['approve', approve, 'approved'],
  ['reject', reject, 'rejected'],
] as const)('%s: of any request that is not archived, whoever is in charge.', async (_, decide, status) => {
  const taken = await marc.call(takeCharge, pending)
  const decided = await lea.call(decide, seen(taken))
  expect(decided).toMatchObject({
    status,
    assignedTo: marc.id,
    updatedBy: lea.id,
    version: 3,
  })
  expect(await mine()).toMatchObject({ status })
  expect(await lea.call(reject, seen(decided))).toMatchObject({ status: 'rejected' })
  expect(await lea.call(approve, { ...seen(decided), version: 4 })).toMatchObject({ status: 'approved' })
})

test('What nobody took charge of may be decided too, and then has nobody in charge.', async () => {
  expect(await lea.call(approve, pending)).toMatchObject({ assignedTo: null, assignedAt: null })
})

test('What is archived is decided no more.', async () => {
  const archived = await lea.call(archive, pending)
  expect(archived).toMatchObject({ status: 'archived', updatedBy: lea.id })
  for (const decide of [approve, reject, archive]) {
    expect(await refusal(lea.call(decide, seen(archived)))).toBe('request-archived')
  }
  expect(await refusal(lea.call(takeCharge, seen(archived)))).toBe('request-not-pending')
})

describe('taking back', () => {
  test.each([
    ['a refusal', reject],
    ['an archiving', archive],
  ] as const)('%s brings the request back as it was.', async (_, decide) => {
    const taken = await marc.call(takeCharge, pending)
    const decided = await lea.call(decide, seen(taken))
    expect(decided.statusBefore).toBe('in_progress')
    const back = await lea.call(takeBack, seen(decided))
    // Except the version and who changed it last.
    expect(back).toEqual({ ...taken, version: 4, updatedBy: lea.id, updatedByName: 'Camille Roux' })
    expect(await mine()).toMatchObject({ status: 'in_progress', assignedTo: marc.id })
  })

  test('comes once, and not after an approval.', async () => {
    const rejected = await lea.call(reject, pending)
    const back = await lea.call(takeBack, seen(rejected))
    expect(back.status).toBe('pending')
    expect(await refusal(lea.call(takeBack, seen(back)))).toBe('nothing-to-take-back')
    const approved = await lea.call(approve, seen(back))
    expect(await refusal(lea.call(takeBack, seen(approved)))).toBe('nothing-to-take-back')
  })

  test('comes too late once somebody else has decided, and overwrites nothing.', async () => {
    const rejected = await lea.call(reject, pending)
    const approved = await marc.call(approve, seen(rejected))
    const late = await problemOf(lea.call(takeBack, seen(rejected)))
    expect(late).toMatchObject({
      refusal: 'changed-meanwhile',
      current: { status: 'approved', updatedByName: 'Marc Delorme' },
    })
    expect((await lea.call(list, { view: 'active' })).requests).toEqual([approved])
  })
})

describe('two coaches', () => {
  test('The second hears what the first one did, and who, whatever it was.', async () => {
    const taken = await marc.call(takeCharge, pending)
    for (const decide of [takeCharge, approve, reject, archive, takeBack]) {
      expect(await problemOf(lea.call(decide, pending))).toMatchObject({
        refusal: 'changed-meanwhile',
        current: { status: 'in_progress', version: 2, updatedBy: marc.id, updatedByName: 'Marc Delorme' },
      })
    }
    expect((await lea.call(list, { view: 'active' })).requests).toEqual([taken])
  })

  test('At the same instant one wins, and the other overwrites nothing.', async () => {
    const { id } = pending
    const hold = (tx: Db) =>
      tx.selectFrom('exercise_requests').select('id').where('id', '=', id).forUpdate().execute()
    const ends = await commitOnceBlocked(context, hold, () => [
      lea.call(approve, pending),
      marc.call(reject, pending),
      marc.call(archive, pending),
    ])
    expect(ends).toEqual(['changed-meanwhile', 'changed-meanwhile', 'ok'])
    const all = [
      ...(await lea.call(list, { view: 'active' })).requests,
      ...(await lea.call(list, { view: 'archived' })).requests,
    ]
    expect(all).toMatchObject([{ id, version: 2 }])
  })
})

test('A coach of another club finds nothing, and a player decides nothing.', async () => {
  const foreign = (await createClub(context, 'Voisins')).coach
  for (const decide of [takeCharge, approve, reject, archive, takeBack]) {
    expect(await refusal(foreign.call(decide, pending))).toBe('not-found')
    expect(await refusal(ines.call(decide, pending))).toBe('coach-only')
  }
})

test('Who was in charge stays named after leaving the club.', async () => {
  await marc.call(takeCharge, pending)
  await marc.call(clubs.leave, {})
  expect(await mine()).toMatchObject({ assignedTo: marc.id, assignedToName: 'Marc Delorme' })
})
