import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evaluate, setScores, setting } from '../../../test/club/evaluations.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as playerProgress from '../../contract/player-progress.ts'

const { markSeen, mine } = playerProgress
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

test('A player sees their own evaluations and scores, the newest first, and nothing of others.', async () => {
  const tom = await createMember(context, club, 'player')
  const first = await evaluate(lea, ines)
  const second = await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
  await evaluate(lea, tom)
  await setScores(lea, setting(ines), setting(tom))
  const { evaluations, aiSettingsHistory, seenUntil } = await ines.call(mine, {})
  expect(evaluations.map(({ evaluationId }) => evaluationId)).toEqual([
    second.evaluationId,
    first.evaluationId,
  ])
  expect(evaluations[1]).toEqual({
    evaluationId: first.evaluationId,
    id: 'service-1',
    name: 'Marteau',
    category: 'service',
    status: 'in_progress',
    coachNotes: 'Plus bas sur les jambes.',
    lastEvaluation: context.now().toISOString(),
    evaluatedBy: 'Camille Roux',
  })
  expect(aiSettingsHistory).toHaveLength(1)
  expect(seenUntil).toBeNull()
})

test('It stays theirs when they leave the club.', async () => {
  const { evaluationId } = await evaluate(lea, ines)
  await ines.call(clubs.leave, {})
  const taken = { evaluationId, status: 'in_progress', coachNotes: '', evaluatedBy: null }
  expect((await ines.call(mine, {})).evaluations).toMatchObject([taken])
  await ines.call(clubs.join, { code: await club.code() })
  // Who comes back finds the notes again.
  expect((await ines.call(mine, {})).evaluations).toMatchObject([{ coachNotes: 'Plus bas sur les jambes.' }])
  expect(await ines.call(markSeen, { evaluationId })).toHaveProperty('seenUntil')
})

test('Nobody reads another one’s: a coach has the player’s record.', async () => {
  expect(await refusal(lea.call(mine, {}))).toBe('player-only')
  expect(await refusal(lea.call(markSeen, { evaluationId: uuidv7() }))).toBe('player-only')
})

describe('What was seen', () => {
  test('is stored up to an evaluation, for all devices, and never goes back.', async () => {
    const first = await evaluate(lea, ines)
    const second = await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
    const seen = { seenUntil: second.lastEvaluation }
    expect(await ines.call(markSeen, { evaluationId: second.evaluationId })).toEqual(seen)
    expect(await ines.call(mine, {})).toMatchObject(seen)
    // Another device, which still shows an older response.
    expect(await ines.call(markSeen, { evaluationId: first.evaluationId })).toEqual(seen)
    expect(await ines.call(mine, {})).toMatchObject(seen)
    const third = await evaluate(lea, ines, { id: 'service-2' })
    // In the same millisecond, or by a server whose clock is behind: it counts as new all the same.
    expect(third.lastEvaluation > second.lastEvaluation).toBe(true)
  })

  test('is stored before any evaluation, so that later ones count as new.', async () => {
    const before = new Date(0).toISOString()
    expect(await ines.call(markSeen, { evaluationId: null })).toEqual({ seenUntil: before })
    expect(await ines.call(mine, {})).toMatchObject({ seenUntil: before })
    const first = await evaluate(lea, ines)
    await ines.call(markSeen, { evaluationId: first.evaluationId })
    // Another device, which shows no evaluation yet.
    expect(await ines.call(markSeen, { evaluationId: null })).toEqual({ seenUntil: first.lastEvaluation })
  })

  test('is the player’s own, of an evaluation that exists.', async () => {
    const tom = await createMember(context, club, 'player')
    const { evaluationId } = await evaluate(lea, ines)
    expect(await refusal(tom.call(markSeen, { evaluationId }))).toBe('not-found')
    expect(await refusal(ines.call(markSeen, { evaluationId: uuidv7() }))).toBe('not-found')
    expect(await wrongFields(ines.call(markSeen, { evaluationId: 'x' }))).toEqual({
      evaluationId: 'Identifiant invalide',
    })
  })

  test('twice at once is seen once.', async () => {
    const { evaluationId, lastEvaluation } = await evaluate(lea, ines)
    const both = await Promise.all([1, 2].map(() => ines.call(markSeen, { evaluationId })))
    expect(both).toEqual([{ seenUntil: lastEvaluation }, { seenUntil: lastEvaluation }])
  })
})
