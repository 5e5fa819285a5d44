import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import { catalogueTechnique, techniqueCatalogue } from './technique-catalogue.ts'
import {
  type Evaluation,
  exerciseTechnique,
  latestEvaluations,
  newEvaluation,
  techniqueStatuses,
  whyNotEvaluate,
} from './technique-evaluation.ts'

const lea: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const said = { status: 'in_progress', coachNotes: 'Plus bas sur les jambes.' } as const

test('what is evaluated is of the catalogue, or an exercise under the name that cards give it', () => {
  expect(catalogueTechnique('counter-3')).toEqual({
    id: 'counter-3',
    name: 'Contre-Top CD',
    category: 'counter',
  })
  expect(catalogueTechnique('counter-5')).toBeUndefined()
  expect(exerciseTechnique({ id: 'x', type: 'service', technique: 'Marteau', effect: 'Dévié' })).toEqual({
    id: 'x',
    name: 'Marteau - Dévié',
    category: 'service',
  })
})

describe('a coach', () => {
  test('evaluates what was never evaluated, and what was on the screen', () => {
    for (const status of techniqueStatuses) {
      expect(whyNotEvaluate(lea, { ...said, status, was: null }, null)).toBeNull()
      expect(
        whyNotEvaluate(lea, { ...said, status, was: 'first' }, { ...said, evaluationId: 'first' }),
      ).toBeNull()
    }
  })

  test('hears of what was not on the screen, unless it says the same', () => {
    const second = { ...said, evaluationId: 'second' }
    for (const was of [null, 'first']) {
      expect(whyNotEvaluate(lea, { ...said, was }, second)).toBeNull()
      expect(whyNotEvaluate(lea, { ...said, status: 'mastered', was }, second)).toBe('changed-meanwhile')
      expect(whyNotEvaluate(lea, { ...said, coachNotes: '', was }, second)).toBe('changed-meanwhile')
    }
    expect(whyNotEvaluate(lea, { ...said, was: 'never there' }, null)).toBe('changed-meanwhile')
  })
})

test('a player evaluates nobody', () => {
  expect(whyNotEvaluate(ines, { ...said, was: null }, null)).toBe('coach-only')
})

test('what counts from now on says by whom, and since when', () => {
  const now = new Date('2026-11-24T18:00:00.000Z')
  expect(newEvaluation({ ...said, evaluationId: 'new', id: 'service-1' }, null, 'Léa Fontaine', now)).toEqual(
    {
      ...said,
      evaluationId: 'new',
      id: 'service-1',
      lastEvaluation: now.toISOString(),
      evaluatedBy: 'Léa Fontaine',
    },
  )
  const ofExercise = newEvaluation({ ...said, evaluationId: 'next', id: 'an exercise' }, now, null, now)
  expect(ofExercise.lastEvaluation).toBe('2026-11-24T18:00:00.001Z')
})

const minute = fc.integer({ min: 0, max: 100_000 })

const someHistory: fc.Arbitrary<Evaluation[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...techniqueCatalogue.slice(0, 4).map(({ id }) => id)),
    name: fc.constant('Marteau'),
    category: fc.constant('service' as const),
    status: fc.constantFrom(...techniqueStatuses),
    coachNotes: fc.string({ maxLength: 3 }),
    lastEvaluation: minute.map((at) => new Date(at * 60_000).toISOString()),
  }),
  { selector: ({ id, lastEvaluation }) => `${id} ${lastEvaluation}` },
)

describe('the latest of a history', () => {
  test('has each technique that was evaluated once, and none is younger', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const latest = latestEvaluations(history)
        const ids = latest.map(({ id }) => id)
        expect(new Set(ids)).toEqual(new Set(history.map(({ id }) => id)))
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id, lastEvaluation } of latest) {
          const instants = history.filter((each) => each.id === id)
          expect(instants.every((each) => each.lastEvaluation <= lastEvaluation)).toBe(true)
        }
      }),
    )
  })

  test('does not depend on the order in which the history is told', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        expect(new Set(latestEvaluations(history.toReversed()))).toEqual(new Set(latestEvaluations(history)))
      }),
    )
  })
})
