import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { categories } from '../../domain/category.ts'
import { completionByCategory, completionOf, progressOf } from '../../domain/player-progress.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { latestEvaluations, techniqueStatuses } from '../../domain/technique-evaluation.ts'
import { withServerEvaluations } from './cache-evaluation.ts'
import { differences, draftOf } from './evaluation-draft.ts'
import {
  countedOf,
  type EvaluatedPlayer,
  groupsOfPlayer,
  groupsOfTable,
  masteredCounts,
} from './techniques-of.ts'

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
const ofRebond = {
  id: 'service-lance-coupe',
  name: 'Lancé - Coupé',
  category: 'service',
  inLibrary: true,
  ofRebond: true,
} as const

describe('A player is evaluated on', () => {
  const ids = (of: EvaluatedPlayer) =>
    groupsOfPlayer([...techniques], of).map((group) => group.techniques.map(({ id }) => id))

  test('the catalogue by category, then the club’s exercises.', () => {
    const [services, ...others] = ids(player())
    expect(services).toEqual(['service-1', 'service-2', 'service-3', 'service-4', 'here'])
    const ofCatalogue = techniqueCatalogue.filter(({ category }) => category !== 'service')
    expect(others.flat()).toEqual(ofCatalogue.map(({ id }) => id))
  })

  test('what Rebond’s drills practise, which are columns of a whole group once somebody was evaluated on it, or where asked for.', () => {
    const all = [...techniques, ofRebond]
    expect(groupsOfPlayer(all, player())[0]!.techniques).toContainEqual(ofRebond)
    expect(groupsOfTable(all, 'service')[0]!.techniques).not.toContainEqual(ofRebond)
    expect(groupsOfTable(all, 'service', true)[0]!.techniques).toContainEqual(ofRebond)
    expect(groupsOfTable(all, undefined, true)[0]!.techniques).not.toContainEqual(ofRebond)
  })

  test('what they were evaluated on elsewhere, as long as that counts for something.', () => {
    expect(ids(player(said('elsewhere', 'in_progress')))[0]).toContain('elsewhere')
    expect(ids(player(said('elsewhere', 'not_evaluated')))[0]).not.toContain('elsewhere')
  })
})

describe('A coach reads of a player what the player reads', () => {
  const exercise = { id: '0199aaaa-0000-7000-8000-000000000001', name: 'Pioche - Coupé' }
  const someEvaluation = fc.record({
    technique: fc.constantFrom(
      ...techniqueCatalogue,
      // Its category was changed since, or not yet.
      ...categories.map((category) => ({ ...exercise, category })),
    ),
    status: fc.constantFrom(...techniqueStatuses),
  })

  test('in total and in each category, also of exercises that are no column or changed their category.', () => {
    fc.assert(
      fc.property(fc.array(someEvaluation), fc.constantFrom(...categories), (history, category) => {
        const evaluations = history.map(({ technique, status }, n) => ({
          ...said(technique.id, status),
          ...technique,
          lastEvaluation: new Date(n).toISOString(),
        }))
        const server = [{ playerId: 'tom', evaluations: latestEvaluations(evaluations) }]
        const library = [...techniques, { ...exercise, category, inLibrary: true }]
        const table = withServerEvaluations({ players: [player()], techniques: library }, server)
        const counted = countedOf(table.techniques, table.players[0]!)
        const own = progressOf(evaluations)
        expect(completionOf(counted)).toEqual(completionOf(own))
        expect(completionByCategory(counted)).toEqual(completionByCategory(own))
      }),
    )
  })

  test('an exercise that nobody evaluated them on is on the form, and counts for nothing.', () => {
    const tom = player(said('service-1', 'mastered'))
    expect(groupsOfPlayer([...techniques], tom)[0]?.techniques).toHaveLength(5)
    expect(completionByCategory(countedOf([...techniques], tom)).service).toEqual({
      mastered: 1,
      total: 4,
      percent: 25,
    })
  })

  test('an exercise that changed its category stands where the library has it, and counts where it was evaluated.', () => {
    const tom = player({ ...said('here', 'mastered'), category: 'defense' })
    expect(groupsOfPlayer([...techniques], tom)[0]?.techniques.map(({ id }) => id)).toContain('here')
    expect(completionByCategory(countedOf([...techniques], tom)).defense.mastered).toBe(1)
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
