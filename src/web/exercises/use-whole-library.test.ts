import { expect, test } from 'vitest'
import { rebondDrills } from '../../content/drills.ts'
import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import { rebondExercise } from './rebond-exercises.ts'
import { wholeLibrary } from './use-whole-library.ts'

const rebondExercises = rebondDrills.map(rebondExercise)
const falkenberg = rebondExercises.find(({ id }) => id === 'falkenberg')!
const none = new Map<string, ExerciseMark>()
const ids = (exercises: readonly { id: string }[]) => exercises.map(({ id }) => id)

test('Each of Rebond’s drills is an exercise, with the specification’s fields.', () => {
  expect(rebondExercises).toHaveLength(rebondDrills.length)
  for (const { technique, effect, duration, description } of rebondExercises) {
    expect([technique, effect, duration, description].every(Boolean)).toBe(true)
  }
})

test('The library shows the club’s exercises before Rebond’s.', () => {
  const own = { ...falkenberg, id: 'own', origin: null, title: 'Zigzag', effect: 'Très placé' }
  expect(ids(wholeLibrary([own], [falkenberg], none).shown)).toEqual(['own', 'falkenberg'])
})

test('A changed copy stands in its original’s place.', () => {
  const copy = { ...falkenberg, id: 'copy', duration: '20 min' as const }
  const { shown, archived } = wholeLibrary([copy], rebondExercises, none)
  const place = (exercises: readonly { id: string }[], id: string) => ids(exercises).indexOf(id)
  const unchanged = wholeLibrary([], rebondExercises, none).shown
  expect(Math.abs(place(shown, 'copy') - place(unchanged, 'falkenberg'))).toBeLessThan(30)
  expect(place(shown, 'copy')).toBeGreaterThan(0)
  expect(ids(shown)).not.toContain('falkenberg')
  expect(archived).toEqual([])
})

test('What was put away is shown only to whoever looks for it.', () => {
  const mark = { exerciseId: 'falkenberg', archived: true, favourite: false, lastDone: null }
  const { shown, archived } = wholeLibrary([], rebondExercises, new Map([['falkenberg', mark]]))
  expect(ids(shown)).not.toContain('falkenberg')
  expect(ids(archived)).toEqual(['falkenberg'])
})
