import { expect, test } from 'vitest'
import { starterExercises } from '../../domain/starter-exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { ProgrammeEdit } from '../../domain/programme-edits.ts'
import { resized } from '../../domain/programme-edits.ts'
import { changedMinutes, minutesOfAnother, minutesThatStay } from './change-words.ts'
import { inputOf, noChoices, type PlanningInput, proposalAfter } from './proposal-choices.ts'

const library: Exercise[] = starterExercises.map((content, n) => ({
  ...content,
  id: `starter-${n}`,
  clubId: 'vaise',
  createdBy: 'lea',
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
  version: 1,
}))
const occasion: PlanningInput = {
  audience: 'youth',
  players: [],
  library,
  duration: '1h30',
  depth: 'personalised',
  facts: { depth: 'personalised', drills: [], players: [] },
}

test('What changes of a session’s minutes is said: of the drill, of the matches, of what stays free.', () => {
  const before = proposalAfter(occasion, noChoices)
  const theme = before.exercises.find(({ phase }) => phase === 'theme')!.exercise
  const name = `${theme.technique} - ${theme.effect}`
  const resize = (to: 'longer' | 'shorter') =>
    (resized(inputOf(occasion, noChoices), before.exercises, theme.id, to) as ProgrammeEdit<Exercise>)
      .proposal
  const longer = resize('longer')
  expect(changedMinutes(before, longer)).toEqual([
    `${name}\u00A0: 20\u00A0min au lieu de 15.`,
    'Matchs\u00A0: 10\u00A0min au lieu de 15.',
  ])
  expect(minutesThatStay(longer)).toBe(
    'Il reste 5\u00A0min pour l’eau, les consignes et les changements de table.',
  )
  expect(minutesOfAnother(before, resize('shorter'))).toBe(
    `${name}\u00A0: 10\u00A0min au lieu de 15. 5\u00A0min de plus restent libres.`,
  )
  expect(minutesOfAnother(before, before)).toBe('Le reste de la séance ne change pas.')
})
