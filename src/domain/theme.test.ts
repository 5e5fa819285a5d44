import { expect, test } from 'vitest'
import { categories } from './category.ts'
import type { PlannerExercise } from './planner-need.ts'
import { reasonsFor } from './planner-reasons.ts'
import { exerciseSentence } from './planner-sentences.ts'
import { audiences } from './audience.ts'
import { practising } from './planner-theme.ts'
import { proposeSession } from './session-planner.ts'
import { starterExercises } from './starter-exercises.ts'
import { techniqueCatalogue } from './technique-catalogue.ts'
import { categoryOfSubject, subjectOn, themeAhead, themeSubjects } from './theme.ts'
import { sessionDurations } from './training-session.ts'

const theme = { subject: 'initiative-1', month: '2026-12' }

test('A theme holds in its month, and is ahead until that is over.', () => {
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => subjectOn(theme, day)),
  ).toEqual([null, 'initiative-1', 'initiative-1', null])
  expect(themeAhead(theme, '2026-11-28')).toBe(theme)
  expect(themeAhead(theme, '2026-12-31')).toBe(theme)
  expect(themeAhead(theme, '2027-01-01')).toBeNull()
  expect([subjectOn(null, '2026-12-01'), themeAhead(undefined, '2026-12-01')]).toEqual([null, null])
})

test('It is a category with all that is in it, or one technique.', () => {
  expect(themeSubjects).toHaveLength(categories.length + techniqueCatalogue.length)
  expect(categoryOfSubject('defense-3')).toBe('defense')
  expect(categoryOfSubject('defense')).toBe('defense')
  const push = { id: 'push', type: 'defense', technique: 'Poussette CD', effect: 'Coupé' } as const
  const asked = ['defense', 'defense-3', 'defense-4', 'counter']
  expect(asked.filter((subject) => practising(subject, [push]).has('push'))).toEqual(['defense', 'defense-3'])
})

const library: readonly PlannerExercise[] = starterExercises.map((content, n) => ({ ...content, id: `${n}` }))
const input = {
  players: [],
  library,
  duration: '1h30',
  depth: 'personalised',
  audience: 'youth',
  pinned: [],
  excluded: [],
  proposedBefore: [],
} as const

test('A programme works at the theme, in its own part of the session, for everybody and however long; and says so.', () => {
  for (const audience of audiences)
    for (const duration of sessionDurations)
      for (const subject of ['counter', 'defense', 'initiative', 'initiative-1', 'counter-2', 'defense-3']) {
        const { exercises } = proposeSession({
          ...input,
          audience,
          duration,
          ofTheme: practising(subject, library),
        })
        const worked = exercises.filter(({ phase }) => phase === 'theme').map(({ exercise }) => exercise)
        expect({
          audience,
          duration,
          subject,
          isWorked: worked.some(({ id }) => practising(subject, library).has(id)),
        }).toEqual({
          audience,
          duration,
          subject,
          isWorked: true,
        })
      }
  const { exercises } = proposeSession({ ...input, ofTheme: practising('service', library) })
  expect(exercises.find(({ phase }) => phase === 'service')!.exercise.type).toBe('service')
})

test('The sentence of a drill begins with the theme that it practises.', () => {
  const push = { id: 'push', type: 'defense', technique: 'Poussette CD', effect: 'Coupé' } as const
  const sentence = (theme: string) =>
    exerciseSentence(reasonsFor({ ...input, ofTheme: practising(theme, [push]) }, push))
  expect(sentence('defense')).toBe('C’est le thème du mois')
  expect(sentence('counter')).toBe('Choisi sans connaitre les joueurs, pour équilibrer les catégories')
  const players = [
    { id: 'ines', firstName: 'Inès', scores: null, earlierScores: null, techniques: [], requests: [] },
  ]
  expect(
    exerciseSentence(reasonsFor({ ...input, players, ofTheme: practising('defense-3', [push]) }, push)),
  ).toMatch(/^C’est le thème du mois\u00A0; Inès n’a pas encore d’évaluation/)
})
