import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Db } from '../database/connection.ts'

const { create, list, remove, update } = exercises
const context = await createTestContext()
let club: Club
let coach: TestAccount
let colleague: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  colleague = await createMember(context, club, 'coach')
})

function exercise(typed: Partial<exercises.Exercise> = {}) {
  return {
    id: uuidv7(),
    type: 'service' as const,
    technique: 'Marteau',
    effect: 'Dévié',
    difficulty: 'avancé' as const,
    duration: '20 min' as const,
    description: 'Deux paniers.\nOn change de rôle.',
    ...typed,
  }
}

async function inLibrary(id: string): Promise<exercises.Exercise | undefined> {
  return (await coach.call(list, {})).find((each) => each.id === id)
}

describe('a new exercise', () => {
  test('is in the library of the club, for each of its coaches', async () => {
    const written = exercise()
    const now = context.now().toISOString()
    const kept = { clubId: club.id, createdBy: coach.id, createdAt: now, updatedAt: now, version: 1 }
    expect(await coach.call(create, written)).toEqual({ ...written, ...kept })
    const seen = await colleague.call(list, {})
    expect(seen).toContainEqual({ ...written, ...kept })
    expect(await (await createClub(context, 'Voisins')).coach.call(list, {})).not.toContainEqual(
      expect.objectContaining({ id: written.id }),
    )
  })

  test('may have a technique and an effect that are in no list', async () => {
    const own = exercise({ technique: ' Remise courte ', effect: 'Dans la feuille', description: '' })
    expect(await coach.call(create, own)).toMatchObject({
      technique: 'Remise courte',
      effect: 'Dans la feuille',
    })
  })

  test('says which fields are wrong', async () => {
    const wrong = {
      ...exercise({ technique: ' ', effect: 'x'.repeat(61), description: 'x'.repeat(2001) }),
      type: 'smash' as 'service',
      difficulty: 'facile' as 'avancé',
      duration: '12 min' as '20 min',
    }
    expect(await wrongFields(coach.call(create, wrong))).toEqual({
      type: 'Catégorie inconnue',
      technique: 'Veuillez sélectionner une technique et un effet',
      effect: '60 caractères au maximum',
      difficulty: 'Difficulté inconnue',
      duration: 'Durée inconnue',
      description: '2000 caractères au maximum',
    })
  })

  test('sent twice is one exercise', async () => {
    const [written, writeId] = [exercise(), uuidv7()]
    const first = await coach.call(create, written, { writeId })
    expect(await coach.call(create, written, { writeId })).toEqual(first)
    expect(await refusal(coach.call(create, written))).toBe('id-taken')
  })
})

describe('changing', () => {
  test('accepts an edit of the current version, and refuses a stale one with the current exercise', async () => {
    const created = await coach.call(create, exercise())
    const { id } = created
    context.clock.now = new Date(context.clock.now.getTime() + 60_000)
    const edit = { ...exercise({ id, type: 'counter', technique: 'Block RV', effect: 'Actif' }), version: 1 }
    const after = await colleague.call(update, edit)
    // Its creator and creation time stay.
    expect(after).toEqual({ ...created, ...edit, updatedAt: context.now().toISOString(), version: 2 })
    expect(await inLibrary(id)).toEqual(after)
    const stale = await problemOf(colleague.call(update, { ...exercise({ id }), version: 1 }))
    expect(stale).toMatchObject({ refusal: 'changed-meanwhile', current: after })
    expect(await inLibrary(id)).toEqual(after)
  })

  test('at the same instant: one of two wins', async () => {
    const { id } = await coach.call(create, exercise())
    const hold = (tx: Db) =>
      tx.selectFrom('exercises').select('id').where('id', '=', id).forUpdate().execute()
    const edit = (who: TestAccount, effect: string) =>
      who.call(update, { ...exercise({ id, effect }), version: 1 })
    expect(
      await commitOnceBlocked(context, hold, () => [edit(coach, 'Lifté'), edit(colleague, 'Coupé')]),
    ).toEqual(['changed-meanwhile', 'ok'])
    expect((await inLibrary(id))?.version).toBe(2)
  })

  test('does not change a programme that was planned with it', async () => {
    const written = exercise()
    await coach.call(create, written)
    const { id, type, technique, effect, duration, description } = written
    const entry = { id: uuidv7(), type, technique, effect, duration, description }
    const plan = { ...sessionPlan(), exercises: [entry] }
    await coach.call(trainingSessions.create, plan)
    await coach.call(update, { ...exercise({ id, technique: 'Pioche' }), version: 1 })
    await coach.call(remove, { id, version: 2 })
    expect((await coach.call(trainingSessions.show, { id: plan.id })).exercises).toEqual([entry])
  })
})

describe('removing', () => {
  test('is for good', async () => {
    const { id } = await coach.call(create, exercise())
    await coach.call(remove, { id, version: 1 })
    expect(await inLibrary(id)).toBeUndefined()
    expect(await refusal(coach.call(remove, { id, version: 1 }))).toBe('not-found')
    expect(await refusal(coach.call(update, { ...exercise({ id }), version: 1 }))).toBe('not-found')
  })

  test('is refused when somebody has changed it since the confirmation was shown', async () => {
    const { id } = await coach.call(create, exercise())
    const current = await colleague.call(update, { ...exercise({ id, effect: 'Lifté' }), version: 1 })
    expect(await problemOf(coach.call(remove, { id, version: 1 }))).toMatchObject({
      refusal: 'changed-meanwhile',
      current,
    })
    expect(await inLibrary(id)).toEqual(current)
  })
})

test('another club’s exercise is not there, and a player has no library', async () => {
  const { id } = await coach.call(create, exercise())
  const foreign = (await createClub(context, 'Voisins')).coach
  const player = await createMember(context, club, 'player')
  for (const [who, expected] of [
    [foreign, 'not-found'],
    [player, 'coach-only'],
  ] as const) {
    expect(await refusal(who.call(update, { ...exercise({ id }), version: 1 }))).toBe(expected)
    expect(await refusal(who.call(remove, { id, version: 1 }))).toBe(expected)
  }
  expect(await refusal(player.call(create, exercise()))).toBe('coach-only')
})
