import { describe, expect, test } from 'vitest'
import { techniqueStatuses } from '../../domain/technique-evaluation.ts'
import { isTakeBack, nextPosition, statusAfter } from './grid-steps.ts'

test('Pressing a cell goes one further each time, stays at « Maîtrisé », and never erases.', () => {
  const pressed = techniqueStatuses.map(statusAfter)
  expect(pressed).toEqual(['in_progress', 'mastered', 'mastered'])
})

test('Ctrl+Z takes back, and a Mac’s ⌘Z; neither a bare Z nor what Shift makes of it.', () => {
  const press = { key: 'z', ctrlKey: false, metaKey: false, shiftKey: false }
  expect(isTakeBack({ ...press, ctrlKey: true })).toBe(true)
  expect(isTakeBack({ ...press, metaKey: true })).toBe(true)
  expect(isTakeBack(press)).toBe(false)
  expect(isTakeBack({ ...press, metaKey: true, shiftKey: true })).toBe(false)
  expect(isTakeBack({ ...press, key: 'a', metaKey: true })).toBe(false)
})

describe('In a grid of 3 rows and 4 columns', () => {
  const from =
    (row: number, column: number) =>
    (key: string, ctrlKey = false) => {
      const place = nextPosition({ key, ctrlKey }, { row, column }, 3, 4)
      return place && [place.row, place.column]
    }

  test('arrows move by one, and stop at the edges.', () => {
    expect(from(1, 1)('ArrowUp')).toEqual([0, 1])
    expect(from(1, 1)('ArrowDown')).toEqual([2, 1])
    expect(from(1, 1)('ArrowLeft')).toEqual([1, 0])
    expect(from(1, 1)('ArrowRight')).toEqual([1, 2])
    expect(from(0, 0)('ArrowUp')).toEqual([0, 0])
    expect(from(2, 3)('ArrowRight')).toEqual([2, 3])
  })

  test('Home and End lead to the ends of the row, with Ctrl to those of the grid.', () => {
    expect(from(1, 2)('Home')).toEqual([1, 0])
    expect(from(1, 2)('End')).toEqual([1, 3])
    expect(from(1, 2)('Home', true)).toEqual([0, 0])
    expect(from(1, 2)('End', true)).toEqual([2, 3])
  })

  test('any other key leads nowhere.', () => {
    expect(from(1, 2)('Enter')).toBeNull()
    expect(from(1, 2)('toString')).toBeNull()
  })
})
