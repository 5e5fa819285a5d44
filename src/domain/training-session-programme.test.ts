import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockDurations } from './training-session-block.ts'
import { partsOf, type ProgrammeBlock, programmeOf } from './training-session-programme.ts'

const exercise = (id: string) => ({ id, type: 'service', technique: 'Marteau' })
const block = (id: string): ProgrammeBlock => ({ id, title: 'Échauffement', duration: '10 min' })

test('A block stands where it was put between the exercises', () => {
  const blocks = [
    { ...block('matchs'), position: 3 },
    { ...block('échauffement'), position: 0 },
  ]
  const programme = programmeOf({ exercises: [exercise('a'), exercise('b')], blocks })
  expect(programme.map(({ id }) => id)).toEqual(['échauffement', 'a', 'b', 'matchs'])
})

test('A block whose place is gone comes at the end', () => {
  const programme = programmeOf({ exercises: [exercise('a')], blocks: [{ ...block('matchs'), position: 7 }] })
  expect(programme.map(({ id }) => id)).toEqual(['a', 'matchs'])
})

test('Without blocks a programme is its exercises', () => {
  expect(programmeOf({ exercises: [exercise('a')] })).toEqual([exercise('a')])
})

test('Any programme comes back from its parts', () => {
  const entries = fc.array(fc.tuple(fc.uuid(), fc.boolean(), fc.constantFrom(...blockDurations)))
  fc.assert(
    fc.property(entries, (drawn) => {
      const programme = drawn.map(([id, isBlock, duration]) =>
        isBlock ? { ...block(id), duration } : exercise(id),
      )
      expect(programmeOf(partsOf<ReturnType<typeof exercise>>(programme))).toEqual(programme)
    }),
  )
})
