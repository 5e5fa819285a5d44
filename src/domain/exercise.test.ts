import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from './category.ts'
import {
  defaultDifficulty,
  defaultExerciseDuration,
  difficulties,
  effectsOf,
  exerciseDurations,
  exerciseMinutes,
  programmeMinutes,
  techniquesOf,
} from './exercise.ts'
import { requestedExercise } from './requested-exercise.ts'

test('the categories are the table’s quarters, in their order', () => {
  expect(categories).toEqual(['service', 'initiative', 'counter', 'defense'])
})

test('each category has four techniques, and effects, none twice', () => {
  for (const category of categories) {
    expect(new Set(techniquesOf[category]).size).toBe(4)
    expect(techniquesOf[category]).toHaveLength(4)
    expect(new Set(effectsOf[category]).size).toBe(effectsOf[category].length)
  }
  expect(categories.map((category) => effectsOf[category].length)).toEqual([5, 4, 4, 4])
})

test('the defaults are among the choices', () => {
  expect(difficulties).toContain(defaultDifficulty)
  expect(exerciseDurations).toContain(defaultExerciseDuration)
  expect([defaultDifficulty, defaultExerciseDuration]).toEqual(['débutant', '15 min'])
})

test('a duration is read in minutes', () => {
  expect(exerciseDurations.map(exerciseMinutes)).toEqual([5, 10, 15, 20, 30])
})

test('a programme lasts as long as its exercises, in whatever order', () => {
  const programme = fc.array(fc.record({ duration: fc.constantFrom(...exerciseDurations) }))
  expect(programmeMinutes([])).toBe(0)
  fc.assert(
    fc.property(programme, (exercises) => {
      expect(programmeMinutes(exercises)).toBe(programmeMinutes(exercises.toReversed()))
      expect(programmeMinutes(exercises) % 5).toBe(0)
      expect(programmeMinutes(exercises)).toBeGreaterThanOrEqual(5 * exercises.length)
    }),
  )
})

test('what is asked for goes into the library with the defaults, and without the message', () => {
  const asked = { type: 'service', technique: 'Marteau', effect: 'Coupé', message: 'Pour dimanche.' } as const
  expect(requestedExercise(asked)).toEqual({
    type: 'service',
    technique: 'Marteau',
    effect: 'Coupé',
    difficulty: 'débutant',
    duration: '15 min',
    description: '',
  })
})
