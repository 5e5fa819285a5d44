import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'
import { alternativesTo, type ProgrammeEdit, resized } from '../../domain/programme-edits.ts'
import { withAnother, withDurations } from './drill-changes.ts'
import {
  inputOf,
  isOutdated,
  noChoices,
  type PlanningInput,
  type Proposal,
  proposalAfter,
  replanned,
  withAudience,
  withoutExclusions,
  withPinToggled,
  withRemoved,
} from './proposal-choices.ts'

const library: Exercise[] = starterExercises.map((content, n) => ({
  ...content,
  id: `starter-${n}`,
  clubId: 'vaise',
  createdBy: 'lea',
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
  version: 1,
}))
const facts: PlanningFacts = { depth: 'personalised', drills: [], players: [] }
const occasion: PlanningInput = {
  audience: 'youth',
  players: [],
  library,
  duration: '1h30',
  depth: 'personalised',
  facts,
}
const first = proposalAfter(occasion, noChoices)
const idsOf = ({ exercises }: Proposal) => exercises.map(({ exercise }) => exercise.id)
const [one, two, three] = idsOf(first) as [string, string, string]

describe('A proposal', () => {
  test('is the same for the same players, library and duration.', () => {
    const again = { ...occasion, library: library.toReversed() }
    expect(idsOf(proposalAfter(again, noChoices))).toEqual(idsOf(first))
  })

  test('stays the same when an exercise is pinned, which stays when it is proposed again.', () => {
    const kept = withPinToggled(noChoices, first, two)
    const shown = proposalAfter(occasion, kept)
    expect(idsOf(shown)).toEqual(idsOf(first))
    expect(shown.exercises.filter(({ pinned }) => pinned).map(({ exercise }) => exercise.id)).toEqual([two])
    const without = withRemoved(kept, shown, one)
    expect(idsOf(proposalAfter(occasion, replanned(without, shown)))).toContain(two)
  })

  test('unpins an exercise at the second press.', () => {
    const kept = withPinToggled(noChoices, first, two)
    const loose = withPinToggled(kept, proposalAfter(occasion, kept), two)
    expect(proposalAfter(occasion, loose).exercises.some(({ pinned }) => pinned)).toBe(false)
  })

  test('leaves the time of a removed exercise free, until it is proposed again without it.', () => {
    const without = withRemoved(noChoices, first, two)
    const shown = proposalAfter(occasion, without)
    expect(idsOf(shown)).toEqual(idsOf(first).filter((id) => id !== two))
    expect(shown.minutesLeft).toBeGreaterThan(0)
    const again = proposalAfter(occasion, replanned(without, shown))
    expect(idsOf(again).length).toBeGreaterThan(3)
    expect(idsOf(again)).not.toContain(two)
  })

  test('has another exercise in the place of one that is replaced, which does not come back.', () => {
    const kept = withPinToggled(noChoices, first, three)
    const [other] = alternativesTo(inputOf(occasion, kept), first.exercises, three)
    const replaced = withAnother(kept, first, three, other!)
    const shown = proposalAfter(occasion, replaced)
    expect(idsOf(shown).toSpliced(2, 1)).toEqual(idsOf(first).toSpliced(2, 1))
    expect(idsOf(shown)[2]).not.toBe(three)
    expect(shown.exercises.some(({ pinned }) => pinned)).toBe(false)
    expect(idsOf(proposalAfter(occasion, replanned(replaced, shown)))).not.toContain(three)
    const allowed = withoutExclusions({ ...replaced, edited: null })
    expect(idsOf(proposalAfter(occasion, allowed))).toEqual(idsOf(first))
  })

  test('has a longer drill as long as the coach keeps it, whatever the library says of its minutes.', () => {
    const kept = withPinToggled(noChoices, first, one)
    const shown = proposalAfter(occasion, kept)
    const longer = resized(inputOf(occasion, kept), shown.exercises, one, 'longer') as ProgrammeEdit<Exercise>
    const changed = withDurations(kept, longer)
    const durationOf = ({ exercises }: Proposal) =>
      exercises.find(({ exercise }) => exercise.id === one)!.exercise.duration
    const after = proposalAfter(occasion, changed)
    expect(durationOf(after)).not.toBe(durationOf(shown))
    expect(after).toEqual(longer.proposal)
    expect(durationOf(proposalAfter(occasion, replanned(changed, after)))).toBe(durationOf(after))
  })

  test('asked again gives others, and begins anew for others whom the coach names.', () => {
    const again = replanned(noChoices, first)
    expect(idsOf(proposalAfter(occasion, again)).filter((id) => idsOf(first).includes(id))).toEqual([])
    const forChildren = withAudience(again, 'school')
    expect(forChildren.before).toEqual([])
    expect(idsOf(proposalAfter(occasion, forChildren))).toEqual(
      idsOf(proposalAfter({ ...occasion, audience: 'school' }, noChoices)),
    )
  })

  test('is outdated once the data has changed, but not by a refetch of equal data on a later day.', () => {
    const kept = { ...withPinToggled(noChoices, first, one), basedOn: occasion }
    const later = { ...occasion, ...structuredClone({ facts, library }) }
    expect(isOutdated(later, kept)).toBe(false)
    const nadia = {
      scores: null,
      earlierScores: null,
      evaluations: [],
      practised: [],
      requests: [],
      cares: [],
      audience: null,
      forehandRubber: null,
      backhandRubber: null,
    }
    const players = [{ id: 'nadia', firstName: 'Nadia', lastName: 'Benali', ...nadia }]
    expect(isOutdated({ ...later, facts: { ...facts, players } }, kept)).toBe(true)
    expect(isOutdated({ ...later, library: library.slice(1) }, kept)).toBe(true)
    expect(isOutdated({ ...later, library: [] }, replanned(kept, first))).toBe(false)
  })

  test('follows the library, and keeps what is no longer in it.', () => {
    const kept = withPinToggled(noChoices, first, one)
    const edited = library.map((each) => (each.id === one ? { ...each, description: 'Deux tables' } : each))
    const described = proposalAfter({ ...occasion, library: edited }, kept)
    expect(described.exercises[0]?.exercise.description).toBe('Deux tables')
    const emptied = { ...occasion, library: library.filter(({ id }) => id !== one) }
    expect(idsOf(proposalAfter(emptied, replanned(kept, described)))).toContain(one)
  })
})
