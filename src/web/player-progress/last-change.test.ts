import { describe, expect, test } from 'vitest'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { catalogueTechnique, type TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { newSinceVisit } from './last-change.tsx'

function evaluation(id: string, status: TechniqueStatus, day: string): Evaluation {
  const { name, category } = catalogueTechnique(id)!
  const lastEvaluation = `2026-11-${day}T18:00:00.000Z`
  return {
    evaluationId: day,
    id,
    name,
    category,
    status,
    coachNotes: '',
    lastEvaluation,
    evaluatedBy: 'Léa Fontaine',
  }
}

const history = [
  evaluation('service-1', 'mastered', '20'),
  evaluation('defense-1', 'in_progress', '19'),
  evaluation('service-1', 'in_progress', '18'),
  evaluation('counter-1', 'mastered', '10'),
]

const nothing = { lastChange: null, techniqueIds: new Set(), others: 0 }

test('All changes since the previous visit stand out, the last one with the status before that visit.', () => {
  const { lastChange, techniqueIds } = newSinceVisit(history, '2026-11-10T18:00:00.000Z')
  expect(lastChange).toMatchObject({ evaluation: { evaluationId: '20' }, statusBefore: 'not_evaluated' })
  expect(techniqueIds).toEqual(new Set(['service-1', 'defense-1']))
})

test('At the first visit only the last change stands out.', () => {
  const { lastChange, techniqueIds } = newSinceVisit(history, null)
  expect(lastChange).toMatchObject({ evaluation: { evaluationId: '20' }, statusBefore: 'in_progress' })
  expect(techniqueIds).toEqual(new Set(['service-1']))
})

describe('A status that was changed back', () => {
  const visit = '2026-11-20T18:00:00.000Z'
  const slip = evaluation('counter-1', 'not_evaluated', '21')
  const undone = evaluation('counter-1', 'mastered', '22')

  test('does not stand out.', () => {
    expect(newSinceVisit([undone, slip, ...history], visit)).toEqual(nothing)
  })

  test('does not hide other changes, and is not counted.', () => {
    const before = '2026-11-18T18:00:00.000Z'
    expect(newSinceVisit([undone, slip, ...history], before)).toMatchObject({
      lastChange: { evaluation: { evaluationId: '20' }, statusBefore: 'in_progress' },
      techniqueIds: new Set(['service-1', 'defense-1']),
      others: 1,
    })
  })

  test('is not the last change at the first visit either.', () => {
    const first = evaluation('counter-2', 'in_progress', '21')
    const takenBack = evaluation('counter-2', 'not_evaluated', '22')
    expect(newSinceVisit([takenBack, first, ...history], null)).toEqual(newSinceVisit(history, null))
  })
})

describe('A club’s exercise that was reset to « not evaluated »', () => {
  const ofClub = (status: TechniqueStatus, day: string): Evaluation => ({
    ...evaluation('service-1', status, day),
    id: 'exercise',
    name: 'Pioche - Coupé',
  })
  const [setBack, begun] = [ofClub('not_evaluated', '21'), ofClub('in_progress', '10')]

  test('is the last change, but not marked, because it is no longer in the list.', () => {
    expect(newSinceVisit([setBack, begun], begun.lastEvaluation)).toMatchObject({
      lastChange: { evaluation: { name: 'Pioche - Coupé', status: 'not_evaluated' } },
      techniqueIds: new Set(),
      others: 0,
    })
  })

  test('is not counted among the marked ones.', () => {
    const later = evaluation('defense-2', 'mastered', '22')
    expect(newSinceVisit([later, setBack, begun], begun.lastEvaluation)).toMatchObject({
      techniqueIds: new Set(['defense-2']),
      others: 0,
    })
  })
})

test('Nothing stands out if all was seen or nothing was evaluated.', () => {
  expect(newSinceVisit(history, '2026-11-20T18:00:00.000Z')).toEqual(nothing)
  expect(newSinceVisit([], null)).toEqual(nothing)
})
