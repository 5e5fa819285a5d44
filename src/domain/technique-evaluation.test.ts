import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import { techniqueCatalogue } from './technique-catalogue.ts'
import {
  catalogueTechnique,
  type Evaluation,
  exerciseTechnique,
  instantAfter,
  latestEvaluations,
  techniqueStatuses,
  whyNotEvaluate,
} from './technique-evaluation.ts'

const lea: Member = { id: 'lea', role: 'coach', clubId: 'vaise' }
const ines: Member = { id: 'ines', role: 'player', clubId: 'vaise' }
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

const minute = fc.integer({ min: 0, max: 100_000 })

test('of a history each one comes after the one before, also when the clock was put back', () => {
  fc.assert(
    fc.property(minute, minute, (beforeAt, nowAt) => {
      const [before, now] = [new Date(beforeAt), new Date(nowAt)]
      const at = instantAfter(before, now)
      expect(at >= now && at > before).toBe(true)
      expect(at).toEqual(before < now ? now : new Date(beforeAt + 1))
      expect(instantAfter(null, now)).toEqual(now)
    }),
  )
})

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
