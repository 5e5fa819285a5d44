import { expect, test } from 'vitest'
import { rebondDrills } from '../content/drills.ts'
import { cares, suitsCare } from './care.ts'
import { copiedDrill, type RebondDrill } from './drills/rebond-drill.ts'
import { fitOf } from './exercise-fit.ts'
import { exerciseDurations, exerciseMinutes } from './exercise.ts'
import { drillKey } from './planner-candidates.ts'
import {
  exerciseNeed,
  leadingNeed,
  type PlannerExercise,
  type PlannerPlayer,
  techniqueIdsOf,
  trainee,
  urgency,
} from './planner-need.ts'
import { reasonsFor } from './planner-reasons.ts'
import type { PlannerInput } from './programme-draft.ts'
import { alternativesTo } from './programme-edits.ts'
import { proposeSession } from './session-planner.ts'
import { starterExercises } from './starter-exercises.ts'
import { sessionDurations } from './training-session.ts'

const exerciseOf = (rebond: RebondDrill): PlannerExercise => {
  const { id, title, category, pairs, level, minutes } = rebond
  return {
    id,
    title,
    type: category,
    ...pairs[0]!,
    difficulty: level,
    duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes)!,
    drill: copiedDrill(rebond),
  }
}
const rebonds = rebondDrills.map(exerciseOf)
const named = (id: string) => rebonds.find((exercise) => exercise.id === id)!
const starters = starterExercises.map((content, index) => ({ ...content, id: `starter-${index}` }))
const ines: PlannerPlayer = {
  id: 'ines',
  firstName: 'Inès',
  scores: { service: 4, initiative: 6, counter: 5, defense: 7 },
  earlierScores: null,
  techniques: [],
  requests: [],
}
const input: PlannerInput<PlannerExercise> = {
  players: [ines],
  library: [...starters, ...rebonds],
  duration: '1h30',
  depth: 'personalised',
  audience: 'youth',
  pinned: [],
  excluded: [],
  proposedBefore: [],
}

test.each(sessionDurations)(
  'In %s a drill stands in the phase that its format is for, and none comes twice.',
  (duration) => {
    const { exercises, emptyPhases } = proposeSession({ ...input, library: rebonds, duration })
    expect(emptyPhases).toEqual([])
    const phaseOf = (...formats: readonly string[]) =>
      new Set(
        exercises
          .filter(({ exercise }) => formats.includes(exercise.drill?.format ?? ''))
          .map(({ phase }) => phase),
      )
    for (const [format, phase] of [
      ['jambes', 'welcome'],
      ['echauffement', 'warm-up'],
      ['semi', 'opening'],
      ['irregulier', 'opening'],
      ['service3', 'service'],
      ['match', 'match'],
      ['calme', 'cool-down'],
    ] as const) {
      expect([...phaseOf(format)].filter((other) => other !== phase)).toEqual([])
    }
    expect(phaseOf('calme')).toEqual(new Set(['cool-down']))
    expect(new Set(exercises.map(({ exercise }) => exercise.title)).size).toBe(exercises.length)
  },
)

test('Nothing is proposed that is not for somebody of the group, nor a drill for one to several, or to nobody in particular.', () => {
  const tom: PlannerPlayer = { ...ines, id: 'tom', firstName: 'Tom' }
  const proposed = (...players: readonly PlannerPlayer[]) =>
    sessionDurations.flatMap((duration) =>
      proposeSession({ ...input, players, duration }).exercises.map(({ exercise }) => exercise),
    )
  for (const care of cares) {
    const exercises = proposed(tom, { ...ines, fit: fitOf(input.library, { cares: [care] }) })
    expect(exercises.length).toBeGreaterThan(6)
    expect(exercises.filter((exercise) => !suitsCare(exercise, care)).map(({ title }) => title)).toEqual([])
  }
  for (const players of [[tom, ines], []]) {
    expect(proposed(...players).filter(({ drill }) => drill?.players?.max === 1)).toEqual([])
  }
})

test('What nobody of the group has the rubber for is not proposed; who has not gains nothing from it, and it says what they change.', () => {
  const fit = fitOf(input.library, { backhandRubber: 'long-pips' })!
  const camille: PlannerPlayer = { ...ines, id: 'camille', firstName: 'Camille', fit }
  const proposals = (...players: readonly PlannerPlayer[]) =>
    sessionDurations.flatMap((duration) => proposeSession({ ...input, players, duration }).exercises)
  const alone = proposals(camille)
  expect(alone.length).toBeGreaterThan(6)
  expect(alone.filter(({ exercise }) => fit.idle.has(exercise.id))).toEqual([])

  const pair = { ...input, players: [ines, camille] }
  const reasons = reasonsFor(pair, named('top-rv-bloc'))
  expect(reasons.players.map(({ firstName }) => firstName)).toEqual(['Inès'])
  expect(reasons.changes).toEqual([
    'Picots longs en revers\u00A0: on tourne la raquette, pour jouer ce coup de l’autre face.',
  ])
  const need = (...players: readonly PlannerPlayer[]) =>
    urgency(
      exerciseNeed(
        players.map((player) => trainee(player, 'personalised')),
        named('top-rv-bloc'),
      ),
    )
  expect(need(ines, camille)).toBe(need(ines))
  expect(need(camille)).toBe(0)
})

test('Drills with titles of their own are different drills, of one technique with one effect too.', () => {
  expect(drillKey(named('falkenberg'))).not.toBe(drillKey(named('deux-deux')))
  const { exercises } = proposeSession({ ...input, library: rebonds })
  const replaced = exercises.find(({ phase }) => phase === 'theme')!.exercise
  const others = alternativesTo({ ...input, library: rebonds }, exercises, replaced.id)
  expect(others).toHaveLength(3)
  for (const { programme } of others) {
    expect(programme.map(({ exercise }) => exercise.id)).not.toContain(replaced.id)
    expect(programme).toHaveLength(exercises.length)
  }
})

test('A drill in which nobody plays the technique that names it answers no need of that technique.', () => {
  expect(techniqueIdsOf(named('echauffement-diagonale-cd'))).toEqual(['echauffement-diagonale-cd'])
  expect(techniqueIdsOf(named('top-rv-bloc'))).toEqual(['initiative-2'])
})

test('What was evaluated for all drills by that name counts for each of them.', () => {
  const technique = { id: 'initiative-top-spin-cd-place', status: 'mastered' } as const
  const known = { ...technique, daysSincePractised: null, daysSinceEvaluated: 3 }
  const need = leadingNeed(trainee({ ...ines, techniques: [known] }, 'personalised'), named('falkenberg'))
  expect(need).toMatchObject({ id: technique.id, status: 'mastered' })
  expect(leadingNeed(trainee(ines, 'personalised'), named('falkenberg')).id).toBe('initiative-1')
})
