import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from './category.ts'
import {
  changesSince,
  completionByCategory,
  completionOf,
  defaultProgress,
  isEvaluation,
  masteryOverTime,
  netChanges,
  progressOf,
} from './player-progress.ts'
import { techniqueCatalogue, type TechniqueStatus } from './technique-catalogue.ts'
import { type Evaluation, latestEvaluations, techniqueStatuses } from './technique-evaluation.ts'

const marteau = techniqueCatalogue[0]!
const evaluation = (status: TechniqueStatus, lastEvaluation: string, coachNotes = ''): Evaluation => ({
  id: marteau.id,
  name: marteau.name,
  category: marteau.category,
  status,
  coachNotes,
  lastEvaluation,
})
const ofExercise = (
  status: TechniqueStatus,
  lastEvaluation: string,
  name = 'Pioche - Coupé',
): Evaluation => ({
  ...evaluation(status, lastEvaluation),
  id: name,
  name,
})
const october = '2026-10-13T17:00:00.000Z'
const november = '2026-11-12T17:00:00.000Z'
const latestDay = '2026-11-21T17:00:00.000Z'

const techniques = [...techniqueCatalogue, { id: 'exercise', name: 'Pioche - Coupé', category: 'service' }]
const someHistory: fc.Arbitrary<Evaluation[]> = fc.uniqueArray(
  fc
    .record({
      technique: fc.constantFrom(...techniques),
      status: fc.constantFrom(...techniqueStatuses),
      coachNotes: fc.constantFrom('', 'Belle rotation.'),
      hour: fc.integer({ min: 0, max: 2_000 }),
    })
    .map(
      ({ technique: { id, name, category }, status, coachNotes, hour }) =>
        ({
          id,
          name,
          category,
          status,
          coachNotes,
          lastEvaluation: new Date(hour * 3_600_000).toISOString(),
        }) as Evaluation,
    ),
  { selector: ({ id, lastEvaluation }) => `${id} ${lastEvaluation}`, maxLength: 60 },
)

describe('what the server sends', () => {
  test('is accepted with an id, a name, a category and a status', () => {
    expect(isEvaluation(evaluation('mastered', october))).toBe(true)
    expect(isEvaluation({ id: 'x', name: 'Y', category: 'defense', status: 'in_progress' })).toBe(true)
  })

  test.each([
    ['nothing', null],
    ['a word', 'service-1'],
    ['no id', { ...evaluation('mastered', october), id: undefined }],
    ['an empty id', { ...evaluation('mastered', october), id: ' ' }],
    ['no name', { ...evaluation('mastered', october), name: '' }],
    ['another category', { ...evaluation('mastered', october), category: 'smash' }],
    ['another status', { ...evaluation('mastered', october), status: 'perfect' }],
  ])('is passed over with %s', (_, told) => {
    expect(isEvaluation(told)).toBe(false)
    expect(progressOf([told])).toEqual(defaultProgress)
  })
})

describe('the progress', () => {
  test('is the default catalogue before any evaluation, and after an error', () => {
    expect(progressOf([])).toEqual(defaultProgress)
    expect(defaultProgress).toHaveLength(techniqueCatalogue.length)
    expect(new Set(defaultProgress.map(({ status }) => status))).toEqual(new Set(['not_evaluated']))
  })

  test('overrides the technique of the same id by its latest evaluation', () => {
    const history = [
      evaluation('mastered', november, 'Régulier.'),
      evaluation('in_progress', october, 'Plus bas.'),
    ]
    expect(progressOf(history)[0]).toEqual({
      id: 'service-1',
      name: 'Marteau',
      category: 'service',
      status: 'mastered',
      coachNotes: 'Régulier.',
      lastEvaluation: november,
    })
    expect(progressOf(history).slice(1)).toEqual(defaultProgress.slice(1))
  })

  test('counts the clubs’ exercises that were evaluated, after the catalogue of their category', () => {
    const history = [
      ofExercise('in_progress', october),
      ofExercise('mastered', october, 'Marteau - Dévié'),
      ofExercise('mastered', october, 'Éclair - Coupé'),
    ]
    const services = progressOf(history).filter(({ category }) => category === 'service')
    expect(services.slice(4).map(({ name }) => name)).toEqual([
      'Éclair - Coupé',
      'Marteau - Dévié',
      'Pioche - Coupé',
    ])
    expect(completionOf(services)).toEqual({ mastered: 2, total: 7, percent: 29 })
  })

  test('tells two exercises of one name apart in whatever order they come', () => {
    const alike = ['a', 'b'].map((id) => ({ ...ofExercise('mastered', october), id }))
    expect(progressOf(alike.toReversed())).toEqual(progressOf(alike))
  })

  test('leaves out an exercise that was set back, and keeps a technique of the catalogue that was', () => {
    const history = [
      ofExercise('mastered', october),
      ofExercise('not_evaluated', november),
      evaluation('mastered', october),
      evaluation('not_evaluated', november),
    ]
    const progress = progressOf(history)
    expect(progress).toHaveLength(techniqueCatalogue.length)
    expect(progress[0]).toMatchObject({ status: 'not_evaluated', lastEvaluation: november })
  })

  test('never has fewer than the catalogue, nor anything twice', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const ids = progressOf(history).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => id !== 'exercise')).toEqual(defaultProgress.map(({ id }) => id))
      }),
    )
  })
})

describe('the percentage', () => {
  test('is rounded, and of nothing is none', () => {
    const of = (...statuses: TechniqueStatus[]) =>
      completionOf(statuses.map((status) => ({ status }))).percent
    expect(of()).toBe(0)
    expect(of('mastered', 'in_progress', 'not_evaluated')).toBe(33)
    expect(of('mastered', 'mastered', 'not_evaluated')).toBe(67)
    expect(of('mastered')).toBe(100)
  })

  test('of the categories add up to the whole', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const progress = progressOf(history)
        const each = Object.values(completionByCategory(progress))
        const sum = (of: (one: (typeof each)[number]) => number) =>
          each.reduce((total, one) => total + of(one), 0)
        expect(sum(({ mastered }) => mastered)).toBe(completionOf(progress).mastered)
        expect(sum(({ total }) => total)).toBe(progress.length)
        expect(Object.keys(completionByCategory(progress))).toEqual([...categories])
      }),
    )
  })

  test('never falls by mastering one technique more', () => {
    fc.assert(
      fc.property(someHistory, fc.constantFrom(...techniqueCatalogue), (history, { id, name, category }) => {
        const before = completionByCategory(progressOf(history))[category]
        const mastered = { id, name, category, status: 'mastered', coachNotes: '' } as const
        const later = { ...mastered, lastEvaluation: '2030-01-01T00:00:00.000Z' }
        const after = completionByCategory(progressOf([...history, later]))[category]
        expect(after.total).toBe(before.total)
        expect(after.percent).toBeGreaterThanOrEqual(before.percent)
        expect(after.mastered - before.mastered).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('mastery over time', () => {
  const dayOf = (instant: string) => instant.slice(0, 10)

  test('is a step for each day on which the number became another', () => {
    const history = [
      evaluation('in_progress', '2026-09-01T17:00:00.000Z'),
      evaluation('mastered', october),
      ofExercise('mastered', november),
      evaluation('in_progress', '2026-11-12T17:30:00.000Z'),
      evaluation('mastered', latestDay),
    ]
    // On 12 November one technique became mastered and another no longer was.
    expect(masteryOverTime(history, dayOf)).toEqual([
      { day: '2026-10-13', mastered: 1 },
      { day: '2026-11-21', mastered: 2 },
    ])
    expect(masteryOverTime([], dayOf)).toEqual([])
  })

  test('climbs day after day to what is mastered now, in whatever order the history is told', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const steps = masteryOverTime(history, dayOf)
        const days = steps.map(({ day }) => day)
        expect(days).toEqual([...new Set(days)].toSorted())
        const masteredNow = latestEvaluations(history).filter(({ status }) => status === 'mastered')
        expect(steps.at(-1)?.mastered ?? 0).toBe(masteredNow.length)
        const counts = [0, ...steps.map(({ mastered }) => mastered)]
        expect(counts.every((count, n) => n === 0 || count !== counts[n - 1])).toBe(true)
        expect(masteryOverTime(history.toReversed(), dayOf)).toEqual(steps)
      }),
    )
  })
})

describe('what changed since the previous visit', () => {
  const history = [
    evaluation('in_progress', october, 'Plus bas.'),
    evaluation('in_progress', november, 'Plus bas.'),
    evaluation('mastered', latestDay, 'Bravo !'),
  ]

  test('is what came after it, with what it was before', () => {
    expect(changesSince(history, november)).toEqual([
      { evaluation: history[2], statusBefore: 'in_progress', notesBefore: 'Plus bas.' },
    ])
    expect(changesSince(history, latestDay)).toEqual([])
  })

  test('is everything for whoever never looked, the last first; what was only said again is no change', () => {
    expect(changesSince(history, null).map(({ evaluation }) => evaluation)).toEqual([history[2], history[0]])
  })

  test('is nothing in the end where it became again what it was', () => {
    const undone = [...history, evaluation('in_progress', '2026-11-21T17:00:05.000Z', 'Plus bas.')]
    expect(changesSince(undone, november)).toHaveLength(2)
    expect(netChanges(changesSince(undone, november))).toEqual([])
    expect(netChanges(changesSince(history, october))).toEqual([
      { evaluation: history[2], statusBefore: 'in_progress', notesBefore: 'Plus bas.' },
    ])
  })

  test('is a part of the history, and the later the visit the smaller', () => {
    fc.assert(
      fc.property(someHistory, fc.integer({ min: 0, max: 2_000 }), (history, hour) => {
        const visit = new Date(hour * 3_600_000).toISOString()
        const since = changesSince(history, visit)
        const all = changesSince(history, null)
        expect(since).toEqual(all.filter((change) => change.evaluation.lastEvaluation > visit))
        const instants = all.map((change) => change.evaluation.lastEvaluation)
        expect(instants).toEqual(instants.toSorted().toReversed())
      }),
    )
  })
})
