import { expect, test } from 'vitest'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { techniqueCatalogue, type TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { standingOut } from './standing-out.ts'

function evaluation(techniqueId: string, status: TechniqueStatus, day: string): Evaluation {
  const { name, category } = techniqueCatalogue.find(({ id }) => id === techniqueId)!
  const evaluatedAt = `2026-11-${day}T18:00:00.000Z`
  return { id: day, techniqueId, name, category, status, notes: '', evaluatedAt, evaluatedBy: 'Léa Fontaine' }
}

const history = [
  evaluation('service-1', 'mastered', '20'),
  evaluation('defense-1', 'in_progress', '19'),
  evaluation('service-1', 'in_progress', '18'),
  evaluation('counter-1', 'mastered', '10'),
]

test('Since the previous visit all that changed stands out, the last change with what was before that visit.', () => {
  const { lastChange, techniqueIds } = standingOut(history, '2026-11-10T18:00:00.000Z')
  expect(lastChange).toMatchObject({ evaluation: { id: '20' }, statusBefore: 'not_evaluated' })
  expect(techniqueIds).toEqual(new Set(['service-1', 'defense-1']))
})

test('At the first visit only the last change stands out.', () => {
  const { lastChange, techniqueIds } = standingOut(history, null)
  expect(lastChange).toMatchObject({ evaluation: { id: '20' }, statusBefore: 'in_progress' })
  expect(techniqueIds).toEqual(new Set(['service-1']))
})

test('Nothing stands out where all was seen, or nothing was said.', () => {
  const nothing = { lastChange: null, techniqueIds: new Set() }
  expect(standingOut(history, '2026-11-20T18:00:00.000Z')).toEqual(nothing)
  expect(standingOut([], null)).toEqual(nothing)
})
