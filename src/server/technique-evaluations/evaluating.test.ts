import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evaluate, evaluationInput } from '../../../test/club/evaluations.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import * as players from '../../contract/players.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { pairName } from '../../domain/drills/drill.ts'
import type { Db } from '../database/connection.ts'

const { list } = techniqueEvaluations
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

async function evaluationsOf(player: TestAccount, coach = lea) {
  return (await coach.call(list, {})).players.find(({ id }) => id === player.id)?.evaluations
}

async function history(player: TestAccount) {
  return (await lea.call(players.show, { id: player.id })).evaluations
}

async function newExercise(coach: TestAccount, technique = 'Pioche'): Promise<string> {
  const id = uuidv7()
  const content = { type: 'service', technique, effect: 'Coupé', difficulty: 'débutant' } as const
  await coach.call(exercises.create, { id, ...content, duration: '15 min', description: '' })
  return id
}

describe('An evaluation', () => {
  test('counts from now on, and says who and when.', async () => {
    const said = evaluationInput(ines, { coachNotes: ' Plus bas. ' })
    const answer = await marc.call(techniqueEvaluations.evaluate, said)
    const counts = {
      evaluationId: said.evaluationId,
      id: 'service-1',
      status: 'in_progress',
      coachNotes: 'Plus bas.',
      lastEvaluation: context.now().toISOString(),
      evaluatedBy: 'Marc Delorme',
    }
    expect(answer).toEqual({ ...counts, playerId: ines.id, name: 'Marteau', category: 'service' })
    expect(await evaluationsOf(ines)).toEqual([counts])
  })

  test('takes the place of the one before, which stays in the history.', async () => {
    const first = await evaluate(marc, ines)
    const second = await evaluate(lea, ines, {
      status: 'mastered',
      coachNotes: 'Régulier.',
      was: first.evaluationId,
    })
    const back = await evaluate(lea, ines, {
      status: 'not_evaluated',
      coachNotes: '',
      was: second.evaluationId,
    })
    expect((await evaluationsOf(ines))?.map(({ evaluationId }) => evaluationId)).toEqual([back.evaluationId])
    expect((await history(ines)).map(({ evaluationId, status }) => [evaluationId, status])).toEqual([
      [back.evaluationId, 'not_evaluated'],
      [second.evaluationId, 'mastered'],
      [first.evaluationId, 'in_progress'],
    ])
  })

  test('comes after the one before also when the clock was put back.', async () => {
    const first = await evaluate(lea, ines)
    await evaluate(lea, ines, { id: 'service-2' })
    const start = context.clock.now
    context.clock.now = new Date(start.getTime() - 3_600_000)
    const second = await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
    context.clock.now = start
    expect((await evaluationsOf(ines))?.at(0)?.evaluationId).toBe(second.evaluationId)
    expect((await history(ines)).at(0)?.evaluationId).toBe(second.evaluationId)
  })

  test('of an exercise keeps its name when the exercise changes, and when it goes.', async () => {
    const id = await newExercise(lea)
    const first = await evaluate(lea, ines, { id })
    expect(first).toMatchObject({ id, name: 'Pioche - Coupé', category: 'service' })
    const { techniques } = await lea.call(list, {})
    expect(techniques).toContainEqual({ id, name: 'Pioche - Coupé', category: 'service', inLibrary: true })

    // Its category is told, in which it counts for the player, whatever becomes of the exercise.
    expect(await evaluationsOf(ines)).toEqual([expect.objectContaining({ id, category: 'service' })])
    await lea.call(exercises.remove, { id, version: 1 })
    expect(await history(ines)).toEqual([expect.objectContaining({ name: 'Pioche - Coupé' })])
    expect((await lea.call(list, {})).techniques).toContainEqual({
      id,
      name: 'Pioche - Coupé',
      category: 'service',
      inLibrary: false,
    })
    // A player can still be evaluated on it; once reset, it is no longer a column.
    const second = await evaluate(lea, ines, { id, status: 'not_evaluated', was: first.evaluationId })
    expect(second).toMatchObject({ name: 'Pioche - Coupé', category: 'service' })
    expect((await lea.call(list, {})).techniques.filter((technique) => technique.id === id)).toEqual([])
    const tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
    expect(await refusal(evaluate(lea, tom, { id }))).toBe('not-found')
  })

  test('sent twice is one.', async () => {
    const writeId = uuidv7()
    const said = evaluationInput(ines)
    await lea.call(techniqueEvaluations.evaluate, said, { writeId })
    await evaluate(marc, ines, { status: 'mastered', was: said.evaluationId })
    await lea.call(techniqueEvaluations.evaluate, said, { writeId })
    expect((await history(ines)).map(({ status }) => status)).toEqual(['mastered', 'in_progress'])
  })

  test('of Rebond’s drills is one for each technique with its effect that somebody plays in them.', async () => {
    const ofRebond = async () => (await lea.call(list, {})).techniques.filter((each) => each.ofRebond)
    const before = await ofRebond()
    const names = before.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('Contre Top RV - Dans le Coup')
    // Nobody plays a stroke there.
    expect(names.join()).not.toMatch(/Récupération|Déplacements|Motricité/)
    // The club has an exercise of its own by that name, which keeps its form.
    expect(names).not.toContain('Block RV - Passif')

    const id = 'counter-contre-top-rv-dans-le-coup'
    expect(await evaluate(lea, ines, { id })).toMatchObject({
      id,
      name: 'Contre Top RV - Dans le Coup',
      category: 'counter',
    })
    expect(await evaluationsOf(ines)).toEqual([
      expect.not.objectContaining({ exerciseId: expect.anything() as string }),
    ])
    expect((await lea.call(list, {})).techniques).toContainEqual({
      id,
      name: 'Contre Top RV - Dans le Coup',
      category: 'counter',
      inLibrary: true,
    })

    const gone = before.find(({ id: each }) => each !== id)!
    for (const drill of rebondDrills) {
      if (drill.pairs.some((pair) => pairName(pair) === gone.name))
        await lea.call(exerciseMarks.mark, { exerciseId: drill.id, archived: true })
    }
    expect((await ofRebond()).map(({ name }) => name)).not.toContain(gone.name)
  })

  test('takes only what it knows.', async () => {
    const wrong = { id: 'smash-1', status: 'perfect' as 'mastered', coachNotes: 'x'.repeat(2001) }
    expect(await wrongFields(evaluate(lea, ines, wrong))).toEqual({
      id: 'Technique inconnue',
      status: 'Choisissez un statut',
      coachNotes: '2000 caractères au maximum',
    })
  })
})

describe('Two coaches', () => {
  test('speak of different techniques and players without hindering each other.', async () => {
    const first = await evaluate(lea, ines)
    await evaluate(marc, ines, { id: 'service-2' })
    await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
    expect((await evaluationsOf(ines))?.map(({ status }) => status)).toEqual(['mastered', 'in_progress'])
  })

  test('of whom the second did not see the first: the second hears what was said, and nothing is lost.', async () => {
    const first = await evaluate(marc, ines)
    const late = await problemOf(evaluate(lea, ines, { status: 'mastered' }))
    expect(late).toMatchObject({ refusal: 'changed-meanwhile', current: first })
    expect(await history(ines)).toHaveLength(1)
    await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
    expect(await history(ines)).toHaveLength(2)
  })

  test('who say the same do not quarrel: both said it.', async () => {
    await evaluate(marc, ines)
    await evaluate(lea, ines)
    expect((await history(ines)).map(({ evaluatedBy }) => evaluatedBy)).toEqual([
      'Camille Roux',
      'Marc Delorme',
    ])
  })

  test('at the same instant: one is first, the other hears of it.', async () => {
    const both = () => [evaluate(lea, ines, { status: 'mastered' }), evaluate(marc, ines)]
    expect(await commitOnceBlocked(context, heldPlayer, both)).toEqual(['changed-meanwhile', 'ok'])
    expect(await history(ines)).toHaveLength(1)
  })
})

const heldPlayer = (tx: Db) =>
  tx.selectFrom('memberships').select('account_id').where('account_id', '=', ines.id).forUpdate().execute()

describe('A player', () => {
  test('who is removed while a coach speaks of them was never there.', async () => {
    const remove = (tx: Db) => tx.deleteFrom('memberships').where('account_id', '=', ines.id).execute()
    expect(await commitOnceBlocked(context, remove, () => [evaluate(lea, ines)])).toEqual(['not-found'])
    expect(await evaluationsOf(ines)).toBeUndefined()
  })

  test('who moves to another club brings their evaluations: its coaches go on, the former ones see nothing.', async () => {
    const exercise = await newExercise(lea)
    const first = await evaluate(lea, ines)
    const ofExercise = await evaluate(lea, ines, { id: exercise })
    await ines.call(clubs.leave, {})
    const other = await createClub(context, 'TTC des Bords')
    await ines.call(clubs.join, { code: await other.code() })

    expect(
      (await evaluationsOf(ines, other.coach))?.map(({ evaluationId }) => evaluationId).toSorted(),
    ).toEqual([first.evaluationId, ofExercise.evaluationId].toSorted())
    const { techniques } = await other.coach.call(list, {})
    // The notes, and who wrote them, stay with the club.
    const taken = await evaluationsOf(ines, other.coach)
    expect(taken?.find(({ id }) => id === first.id)).toMatchObject({
      coachNotes: '',
      evaluatedBy: null,
      lastEvaluation: first.lastEvaluation,
    })
    const known = techniques.find(({ id }) => id === exercise)
    expect(known).toMatchObject({ name: 'Pioche - Coupé', inLibrary: false })
    await evaluate(other.coach, ines, { status: 'mastered', was: first.evaluationId })
    await evaluate(other.coach, ines, { id: exercise, status: 'mastered', was: ofExercise.evaluationId })
    expect(await refusal(evaluate(lea, ines, { was: first.evaluationId }))).toBe('not-found')
    expect(await evaluationsOf(ines)).toBeUndefined()
  })

  test('is evaluated by coaches, not by themselves, nor is a coach.', async () => {
    expect(await refusal(evaluate(ines, ines))).toBe('coach-only')
    expect(await refusal(ines.call(list, {}))).toBe('coach-only')
    expect(await refusal(evaluate(lea, marc))).toBe('not-found')
  })
})
