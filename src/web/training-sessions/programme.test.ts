import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { moved } from './programme-order.ts'
import { programmeEntry, type ProgrammePart, programmeTotal } from './programme.ts'

function entry(id: string): ProgrammeEntry {
  return { id, type: 'counter', technique: 'Block CD', effect: 'Actif', duration: '20 min', description: '' }
}
const ids = (programme: readonly ProgrammePart[]) => programme.map(({ id }) => id).join('')
const abc = ['a', 'b', 'c'].map(entry)

describe('Moving an exercise', () => {
  test('It changes places with its neighbour.', () => {
    expect(ids(moved(abc, 'b', -1))).toBe('bac')
    expect(ids(moved(abc, 'b', 1))).toBe('acb')
  })

  test('The first one does not go up, the last one not down, an unknown one nowhere.', () => {
    expect(moved(abc, 'a', -1)).toBe(abc)
    expect(moved(abc, 'c', 1)).toBe(abc)
    expect(moved(abc, 'x', 1)).toBe(abc)
  })

  test('Nothing is ever lost or doubled, and going back restores the order.', () => {
    const someMove = fc.record({ index: fc.nat(9), step: fc.constantFrom(-1 as const, 1 as const) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), someMove, (length, { index, step }) => {
        const programme = Array.from({ length }, (_, each) => entry(String(each)))
        const id = String(index % length)
        const after = moved(programme, id, step)
        expect(new Set(after)).toEqual(new Set(programme))
        const back = after === programme ? after : moved(after, id, step === 1 ? -1 : 1)
        expect(back).toEqual(programme)
      }),
    )
  })
})

test('The total says what is used, what there is, and what is too much.', () => {
  expect(programmeTotal(abc, '1h30')).toEqual({ minutes: 60, available: 90, tooMuch: 0 })
  expect(programmeTotal([...abc, entry('d')], '1h')).toEqual({ minutes: 80, available: 60, tooMuch: 20 })
})

test('An exercise of the library is copied without what only the library knows.', () => {
  const kept = { clubId: 'vaise', createdBy: null, createdAt: '', updatedAt: '', version: 3 }
  const exercise = { ...entry('lib'), ...kept, difficulty: 'avancé' } as const
  expect(programmeEntry(exercise, 'copy')).toEqual({ ...entry('copy'), exerciseId: 'lib' })
})
