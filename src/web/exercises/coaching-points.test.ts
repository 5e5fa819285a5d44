import { expect, test } from 'vitest'
import { rebondDrills } from '../../content/drills.ts'
import { coachingPoints } from './coaching-points.ts'
import { rebondExercise } from './rebond-exercises.ts'

test('The page of each of Rebond’s drills has three points, a criterion, and is made easier and harder.', () => {
  const halfEmpty = rebondDrills.map(rebondExercise).filter((exercise) => {
    const { success, easier, harder } = exercise.drill!
    return coachingPoints(exercise).length !== 3 || !success?.text || !easier || !harder
  })
  expect(halfEmpty.map(({ id }) => id)).toEqual([])
})

test('A club’s own exercise has the points that its coach wrote, or none.', () => {
  const own = { technique: 'Marteau', origin: null, drill: null }
  expect(coachingPoints(own)).toEqual([])
  expect(coachingPoints({ ...own, drill: { coaching: ['Servir court'] } })).toEqual(['Servir court'])
})
