import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { wrongFields } from '../../../test/support/refusals.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as exercises from '../../contract/exercises.ts'
import { copiedDrill, type RebondDrill } from '../../domain/drills/rebond-drill.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { exerciseDurations, exerciseMinutes } from '../../domain/exercise.ts'

const context = await createTestContext()
const club = await createClub(context)
const { coach } = club

function copyOf(drill: RebondDrill) {
  const { id, title, category, pairs, level, minutes } = drill
  return {
    id: uuidv7(),
    type: category,
    ...pairs[0]!,
    difficulty: level,
    duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes)!,
    description: '',
    title,
    drill: copiedDrill(drill),
    origin: id,
  }
}

test('each of Rebond’s drills can be copied, and comes back as it was', async () => {
  for (const drill of rebondDrills) {
    const copy = copyOf(drill)
    expect(await coach.call(exercises.create, copy)).toMatchObject(copy)
  }
})

test('a change that names neither title nor drawing leaves them', async () => {
  const copy = copyOf(rebondDrills[0]!)
  await coach.call(exercises.create, copy)
  const { title: _title, drill: _drill, origin: _origin, ...plain } = copy
  const changed = await coach.call(exercises.update, { ...plain, description: 'En série', version: 1 })
  expect(changed).toMatchObject({ ...copy, description: 'En série', version: 2 })
  const emptied = await coach.call(exercises.update, { ...plain, title: '', drill: null, version: 2 })
  expect(emptied).not.toHaveProperty('drill')
  expect(emptied).not.toHaveProperty('title')
})

test('a player reads an exercise by its link', async () => {
  const copy = copyOf(rebondDrills[0]!)
  await coach.call(exercises.create, copy)
  const player = await createMember(context, club, 'player')
  expect(await player.call(exercises.show, { id: copy.id })).toMatchObject(copy)
})

test('what nobody can play is refused, with the stroke', async () => {
  const serve = {
    stroke: 'service',
    technique: 'Marteau',
    from: 'RV',
    first: { col: 'RV', depth: 'long' },
  } as const
  const drill: ExerciseDrill = {
    sequence: {
      kind: 'rally',
      phases: [
        {
          loop: false,
          end: 'stop',
          steps: [
            { by: 'A', options: [{ ...serve, spin: { axis: 'lifté' }, to: { col: 'RV', depth: 'long' } }] },
            {
              by: 'B',
              options: [
                {
                  stroke: 'poussette',
                  hand: 'RV',
                  spin: { axis: 'coupé' },
                  to: { col: 'RV', depth: 'long' },
                },
              ],
            },
          ],
        },
      ],
    },
  }
  expect(await wrongFields(coach.call(exercises.create, { ...copyOf(rebondDrills[0]!), drill }))).toEqual({
    'drill.sequence': 'Coup 2\u00A0: On ne pousse pas une balle rapide, haute ou liftée.',
  })
})

test('what is no drawing is refused', async () => {
  const create = (drill: object) =>
    wrongFields(coach.call(exercises.create, { ...copyOf(rebondDrills[0]!), drill }))
  expect(await create({ sequence: { kind: 'rally', phases: [] } })).toEqual({
    'drill.sequence.phases': 'Dessinez au moins un coup',
  })
  expect(await create({ sequence: { kind: 'ballet' } })).toEqual({
    'drill.sequence.kind': 'Ce schéma est illisible',
  })
  expect(await create({ objective: 'x'.repeat(301), smash: true })).toEqual({
    'drill.objective': '300 caractères au maximum',
    'drill.smash': 'Valeur invalide',
  })
})
