import { expect, test } from 'vitest'
import { categories } from '../../domain/category.ts'
import { effectsOf, techniquesOf } from '../../domain/exercise.ts'
import { practisesItsName } from '../../domain/drills/exercise-drill.ts'
import { withRebondsWords } from './requested-exercise.ts'

const pairs = categories.flatMap((type) =>
  techniquesOf[type].flatMap((technique) => effectsOf[type].map((effect) => ({ type, technique, effect }))),
)

test('Whatever a player can ask for comes as one of Rebond’s drills, with a title and a text, and a drawing plays it.', () => {
  for (const pair of pairs) {
    const exercise = withRebondsWords(pair)
    expect(exercise).toMatchObject(pair)
    expect(exercise.title).toMatch(/^.{3,60}$/)
    expect(exercise.description).toMatch(/^.{20,2000}$/s)
    expect([pair, practisesItsName(exercise)]).toEqual([pair, true])
    expect(exercise.origin).toBeDefined()
  }
})

test('What a coach once named otherwise comes as it was asked for.', () => {
  const own = { type: 'service', technique: 'Bombe', effect: 'Coupé' } as const
  expect(withRebondsWords(own)).toMatchObject({ ...own, description: '', duration: '15 min' })
})
