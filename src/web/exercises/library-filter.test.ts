import { expect, test } from 'vitest'
import { rebondDrills } from '../../content/drills.ts'
import { filterCount, filtered, type LibraryFilter, sorted } from './library-filter.ts'
import { rebondExercise } from './rebond-exercises.ts'

const rebondExercises = rebondDrills.map(rebondExercise)
const none = new Map()
const mark = (exerciseId: string, part: object) =>
  new Map([[exerciseId, { exerciseId, archived: false, favourite: false, lastDone: null, ...part }]])
const ids = (filter: LibraryFilter, marks = none) =>
  filtered(rebondExercises, filter, marks).map(({ id }) => id)

test('Without a filter everything is there.', () => {
  expect(filtered(rebondExercises, {}, none)).toBe(rebondExercises)
  expect(filterCount({ format: undefined })).toBe(0)
})

test('Filters narrow together.', () => {
  const found = filtered(rebondExercises, { format: 'panier', level: 'débutant', minutes: 15 }, none)
  expect(found.length).toBeGreaterThan(0)
  for (const { drill, difficulty, duration } of found) {
    expect([drill?.format, difficulty]).toEqual(['panier', 'débutant'])
    expect(['5 min', '10 min', '15 min']).toContain(duration)
  }
})

test('How many players stand at a table is between the least and the most.', () => {
  expect(ids({ players: 4 })).toContain('double-tournant')
  expect(ids({ players: 3 })).not.toContain('falkenberg')
  expect(ids({ players: 2 })).toContain('falkenberg')
})

test('An exercise without a drawing has neither format nor players.', () => {
  const { drill: _, ...plain } = rebondExercises[0]!
  expect(filtered([plain], { players: 2 }, none)).toEqual([])
  expect(filtered([plain], { level: plain.difficulty }, none)).toEqual([plain])
})

test('Favourites, and what was never done here.', () => {
  expect(ids({ only: 'favourites' }, mark('falkenberg', { favourite: true }))).toEqual(['falkenberg'])
  const undone = ids({ only: 'never' }, mark('falkenberg', { lastDone: '2026-03-03' }))
  expect(undone).toHaveLength(rebondExercises.length - 1)
  expect(undone).not.toContain('falkenberg')
})

test('Sorted by what was done, the never done comes first.', () => {
  const last = sorted(rebondExercises, 'done', mark('falkenberg', { lastDone: '2026-03-03' })).at(-1)
  expect(last?.id).toBe('falkenberg')
  expect(sorted(rebondExercises, undefined, none)).toBe(rebondExercises)
})
