import { describe, expect, test } from 'vitest'
import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { differences, draftOf } from './evaluation-draft.ts'
import { type EvaluatedPlayer, groupsOfPlayer, groupsOfTable, masteredCounts } from './techniques-of.ts'

const said = (id: string, status: LatestEvaluation['status']): LatestEvaluation => ({
  evaluationId: `${id} ${status}`,
  id,
  status,
  coachNotes: '',
  lastEvaluation: '2026-11-21T12:00:00.000Z',
  evaluatedBy: null,
})
const player = (...evaluations: LatestEvaluation[]): EvaluatedPlayer => ({
  id: 'tom',
  firstName: 'Tom',
  lastName: 'Girard',
  playingStyle: null,
  evaluations,
})
const techniques = [
  { id: 'here', name: 'Revers - Lifté', category: 'service', inLibrary: true },
  { id: 'elsewhere', name: 'Pioche - Coupé', category: 'service', inLibrary: false },
] as const

describe('A player is evaluated on', () => {
  const ids = (of: EvaluatedPlayer) =>
    groupsOfPlayer([...techniques], of).map((group) => group.techniques.map(({ id }) => id))

  test('the catalogue by category, then the club’s exercises.', () => {
    const [services, ...others] = ids(player())
    expect(services).toEqual(['service-1', 'service-2', 'service-3', 'service-4', 'here'])
    const ofCatalogue = techniqueCatalogue.filter(({ category }) => category !== 'service')
    expect(others.flat()).toEqual(ofCatalogue.map(({ id }) => id))
  })

  test('what they were evaluated on elsewhere, as long as that counts for something.', () => {
    expect(ids(player(said('elsewhere', 'in_progress')))[0]).toContain('elsewhere')
    expect(ids(player(said('elsewhere', 'not_evaluated')))[0]).not.toContain('elsewhere')
  })
})

test('A group is shown on the catalogue, or on all of one category.', () => {
  const all = groupsOfTable([...techniques], undefined)
  expect(all.flatMap((group) => group.techniques)).toHaveLength(techniqueCatalogue.length)
  const [services, ...others] = groupsOfTable([...techniques], 'service')
  expect(services?.techniques.map(({ id }) => id).slice(-2)).toEqual(['here', 'elsewhere'])
  expect(others).toEqual([])
})

test('Each technique counts the players who master it.', () => {
  const counts = masteredCounts([
    player(said('service-1', 'mastered'), said('service-2', 'in_progress')),
    player(said('service-1', 'mastered')),
  ])
  expect([...counts]).toEqual([['service-1', 2]])
})

test('What differs is said in the words of the form; spaces around a note are nothing.', () => {
  const none = draftOf(null)
  expect(none).toEqual({ status: 'not_evaluated', coachNotes: '' })
  expect(differences(none, { status: 'mastered', coachNotes: ' ' })).toEqual(['statut'])
  expect(differences(none, { status: 'not_evaluated', coachNotes: 'Bien.' })).toEqual(['notes'])
})
