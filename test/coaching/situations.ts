import { rebondDrills } from '../../src/content/drills.ts'
import type { Audience } from '../../src/domain/audience.ts'
import type { Care } from '../../src/domain/care.ts'
import type { Category } from '../../src/domain/category.ts'
import { fitOf } from '../../src/domain/exercise-fit.ts'
import { strokesBy } from '../../src/domain/drills/drill.ts'
import { copiedDrill, type RebondDrill } from '../../src/domain/drills/rebond-drill.ts'
import { difficulties, exerciseDurations, exerciseMinutes } from '../../src/domain/exercise.ts'
import type { KnownTechnique, PlannerExercise, PlannerPlayer } from '../../src/domain/planner-need.ts'
import { inOrder, type SessionProposal } from '../../src/domain/programme-draft.ts'
import { starterExercises } from '../../src/domain/starter-exercises.ts'
import { techniqueCatalogue } from '../../src/domain/technique-catalogue.ts'
import { type SessionDuration, sessionMinutes } from '../../src/domain/training-session.ts'
import type { DrillFacts, Entry, Occasion } from './checklist.ts'

const rebonds = rebondDrills.map(
  ({ id, title, category, pairs, level, minutes, ...drill }: RebondDrill): PlannerExercise => ({
    id,
    title,
    type: category,
    ...pairs[0]!,
    difficulty: level,
    duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes)!,
    drill: copiedDrill({ id, title, category, pairs, level, minutes, ...drill }),
  }),
)
const starters = starterExercises.map((content, n) => ({ ...content, id: `starter-${n}` }))
export const library: readonly PlannerExercise[] = [...starters, ...rebonds]

/** A score in every category; null where nobody has set any. */
type Scores = number | null

export interface Situation {
  readonly audience: Audience
  readonly duration: SessionDuration
  readonly scores: readonly Scores[]
  readonly care?: Care
  readonly techniques?: readonly KnownTechnique[]
  readonly asksFor?: PlannerExercise
}

const group = (...scores: readonly Scores[]) => scores
const of = (count: number, score: Scores): readonly Scores[] => Array.from({ length: count }, () => score)
const known = (status: KnownTechnique['status'], daysSincePractised: number): readonly KnownTechnique[] =>
  techniqueCatalogue.map(({ id }) => ({
    id,
    status,
    daysSincePractised,
    daysSinceEvaluated: daysSincePractised,
  }))
const named = (id: string) => rebonds.find((exercise) => exercise.id === id)!

export const situations: Readonly<Record<string, Situation>> = {
  'baby-ping, eight children, an hour': {
    audience: 'school',
    duration: '1h',
    scores: of(8, null),
    care: 'under-nine',
  },
  'baby-ping, eight children, an hour and a half': {
    audience: 'school',
    duration: '1h30',
    scores: of(8, 1),
    care: 'under-nine',
  },
  'school of ping, fourteen, an hour': { audience: 'school', duration: '1h', scores: of(14, 2) },
  'school of ping, fourteen, an hour and a half': { audience: 'school', duration: '1h30', scores: of(14, 3) },
  'school of ping on a holiday, two hours': { audience: 'school', duration: '2h', scores: of(10, 3) },
  'school of ping, nobody known': { audience: 'school', duration: '1h', scores: of(12, null) },
  'school of ping, a strong one among beginners': {
    audience: 'school',
    duration: '1h30',
    scores: group(1, 2, 2, 3, 8),
  },
  'two children': { audience: 'school', duration: '1h', scores: of(2, 2) },
  'youth, twelve, an hour': { audience: 'youth', duration: '1h', scores: of(12, 5) },
  'youth, fourteen, an hour and a half': { audience: 'youth', duration: '1h30', scores: of(14, 5) },
  'youth, ten, two hours': { audience: 'youth', duration: '2h', scores: of(10, 6) },
  'youth, nobody known': { audience: 'youth', duration: '1h30', scores: of(14, null) },
  'youth, an odd number': { audience: 'youth', duration: '1h30', scores: of(11, 5) },
  'youth, from beginner to advanced': {
    audience: 'youth',
    duration: '1h30',
    scores: group(1, 3, 5, 7, 9, 10),
  },
  'youth, all masters of all': {
    audience: 'youth',
    duration: '1h30',
    scores: of(6, 9),
    techniques: known('mastered', 3),
  },
  'youth, all in progress, long without training': {
    audience: 'youth',
    duration: '2h',
    scores: of(8, 4),
    techniques: known('in_progress', 60),
  },
  'youth, one asks for a flip': {
    audience: 'youth',
    duration: '1h30',
    scores: of(8, 5),
    asksFor: named('flip-rv'),
  },
  'leisure, six, an hour': { audience: 'leisure', duration: '1h', scores: of(6, 4) },
  'leisure, sixteen, an hour and a half': { audience: 'leisure', duration: '1h30', scores: of(16, 5) },
  'leisure, sixteen, two hours': { audience: 'leisure', duration: '2h', scores: of(16, 5) },
  'leisure, beginners of all ages': { audience: 'leisure', duration: '1h30', scores: of(9, 1) },
  'leisure, nobody known, two hours': { audience: 'leisure', duration: '2h', scores: of(20, null) },
  'leisure with somebody for whom it is Ping Santé': {
    audience: 'leisure',
    duration: '1h30',
    scores: of(7, 4),
    care: 'ping-sante',
  },
  'leisure, one alone': { audience: 'leisure', duration: '1h', scores: group(5) },
  'competition, eight, an hour': { audience: 'competition', duration: '1h', scores: of(8, 8) },
  'competition, ten, an hour and a half': { audience: 'competition', duration: '1h30', scores: of(10, 8) },
  'competition, twelve, two hours': { audience: 'competition', duration: '2h', scores: of(12, 9) },
  'competition, nobody known': { audience: 'competition', duration: '2h', scores: of(12, null) },
  'competition, a beginner came along': {
    audience: 'competition',
    duration: '1h30',
    scores: group(9, 9, 8, 8, 2),
  },
  'competition, four with one coach': { audience: 'competition', duration: '1h30', scores: of(4, 8) },
  'competition, two': { audience: 'competition', duration: '2h', scores: of(2, 9) },
  'competition, one alone, two hours': { audience: 'competition', duration: '2h', scores: group(9) },
  'competition, all mastered, to be refreshed': {
    audience: 'competition',
    duration: '2h',
    scores: of(8, 10),
    techniques: known('mastered', 80),
  },
  'Ping Santé, six, an hour': {
    audience: 'ping-sante',
    duration: '1h',
    scores: of(6, null),
    care: 'ping-sante',
  },
  'Ping Santé, ten, an hour and a half': {
    audience: 'ping-sante',
    duration: '1h30',
    scores: of(10, 2),
    care: 'ping-sante',
  },
  'Ping Santé, ten, two hours': {
    audience: 'ping-sante',
    duration: '2h',
    scores: of(10, 3),
    care: 'ping-sante',
  },
  'Ping Santé, who played well once': {
    audience: 'ping-sante',
    duration: '1h30',
    scores: of(5, 9),
    care: 'ping-sante',
  },
  'Ping Santé, one alone': {
    audience: 'ping-sante',
    duration: '1h',
    scores: group(null),
    care: 'ping-sante',
  },
  'nobody chosen, an hour and a half': { audience: 'youth', duration: '1h30', scores: [] },
  'nobody chosen, leisure, an hour': { audience: 'leisure', duration: '1h', scores: [] },
}

export const playersOf = ({ scores, care, techniques = [], asksFor }: Situation): PlannerPlayer[] =>
  scores.map((score, n) => ({
    id: `player-${n}`,
    firstName: `Joueur ${n}`,
    scores: score === null ? null : { service: score, initiative: score, counter: score, defense: score },
    earlierScores: null,
    techniques,
    requests: asksFor && n === 0 ? [asksFor] : [],
    fit: care && n === 0 ? fitOf(library, { cares: [care] }) : undefined,
  }))

export function occasionOf({ audience, duration, scores, care }: Situation): Occasion {
  const unknown = audience === 'school' || audience === 'ping-sante' ? 1 : 5
  const weakest = Math.min(...scores.map((score) => score ?? unknown), scores.length > 0 ? 10 : unknown)
  const level = weakest < 4 ? 0 : weakest < 7.5 ? 1 : 2
  return {
    minutes: sessionMinutes(duration),
    weakest: { service: level, initiative: level, counter: level, defense: level },
    players: scores.length,
    feeders: 1,
    hasPingSante: care === 'ping-sante',
    hasUnderNine: care === 'under-nine',
  }
}

const straining = ['contre-top', 'défense', 'lob', 'smash']

function factsOf({ technique, type, difficulty, drill, effect }: PlannerExercise): DrillFacts {
  const sequence = drill?.sequence
  const strokes = sequence ? strokesBy({ sequence }, (by) => by === 'A' || by === 'C') : []
  return {
    technique,
    category: type satisfies Category,
    level: difficulties.indexOf(difficulty) as DrillFacts['level'],
    hasEasier: Boolean(drill?.easier),
    format: drill?.format ?? null,
    uncertainty: drill?.uncertainty ?? null,
    minPlayers: drill?.players?.min ?? null,
    maxPlayers: drill?.players?.max ?? null,
    pingSante: drill?.adaptations?.pingSante.status ?? null,
    straining:
      strokes.some(({ stroke }) => straining.includes(stroke)) || /^(Puissant|Dans le Coup)$/.test(effect),
  }
}

/** A programme in the words of the checklist. */
export function entriesOf(proposal: SessionProposal<PlannerExercise>): readonly Entry[] {
  return inOrder(proposal).map((entry) =>
    'exercise' in entry
      ? {
          title: entry.exercise.title ?? `${entry.exercise.technique} - ${entry.exercise.effect}`,
          minutes: exerciseMinutes(entry.exercise.duration),
          drill: factsOf(entry.exercise),
        }
      : { title: entry.title, minutes: entry.minutes, drill: null },
  )
}
