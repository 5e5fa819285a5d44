import { expect, test } from 'vitest'
import { rebondDrills } from '../../content/drills.ts'
import { categories } from '../category.ts'
import { practisesItsName } from '../drills/exercise-drill.ts'
import { effectsOf, techniquesOf } from '../exercise.ts'
import { requestedDrill } from './requested-drill.ts'

const pairs = categories.flatMap((type) =>
  techniquesOf[type].flatMap((technique) => effectsOf[type].map((effect) => ({ type, technique, effect }))),
)

test('Whatever a player can ask for comes as one of Rebond’s drills, with a title and a text, and a drawing plays it.', () => {
  for (const pair of pairs) {
    const exercise = requestedDrill(pair, rebondDrills)!
    expect(exercise).toMatchObject(pair)
    expect(exercise.title).toMatch(/^.{3,60}$/)
    expect(exercise.description).toMatch(/^.{20,2000}$/s)
    expect([pair, practisesItsName(exercise)]).toEqual([pair, true])
    expect(exercise.origin).toBeDefined()
  }
})

test('What a coach once named otherwise is none of them.', () => {
  const own = { type: 'service', technique: 'Bombe', effect: 'Coupé' } as const
  expect(requestedDrill(own, rebondDrills)).toBeUndefined()
})
