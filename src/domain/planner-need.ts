import type { Audience } from './audience.ts'
import type { Category } from './category.ts'
import { type ExerciseDrill, practisesItsName } from './drills/exercise-drill.ts'
import type { Composition, Difficulty, ExerciseContent } from './exercise.ts'
import type { ExerciseFit } from './exercise-fit.ts'
import { defaultScore, type PlayerScores } from './player-scores.ts'
import { refreshAfterDays } from './skill-clock.ts'
import { pairId } from './pair-technique.ts'
import { catalogueTechniquesOf, type TechniqueStatus } from './technique-catalogue.ts'

/** Chosen without a source; a simulated season (docs/planner-simulation.md) gave no reason to change them. */
const weights = {
  status: { in_progress: 3, not_evaluated: 2, mastered: 0.5 },
  /** For a mastered technique that needs refreshing. */
  toRefresh: 2,
  /** A need doubles over this many days without practice, then stops growing. */
  days: 21,
  /** What one player's request adds to the need that the exercise answers. */
  request: 30,
  /** Factor when the score of the category has fallen. */
  falling: 1.25,
} as const satisfies { status: Record<TechniqueStatus, number> } & Record<string, unknown>

export interface PlannerExercise extends Practised, Pick<ExerciseContent, 'duration'> {
  readonly difficulty: Difficulty
  readonly title?: string
}

/** An exercise as far as it says what is practised in it. */
export interface Practised extends Composition {
  readonly id: string
  readonly drill?: ExerciseDrill | null
}

/** A player's record of one technique of the catalogue (`service-1`) or of one exercise, by its id. */
export interface KnownTechnique {
  readonly id: string
  readonly status: TechniqueStatus
  /** null when no session is known in which the player practised it. */
  readonly daysSincePractised: number | null
  /** null before a coach has evaluated it. */
  readonly daysSinceEvaluated: number | null
}

export interface PlannerPlayer {
  readonly id: string
  readonly firstName: string
  /** null before a coach has set them. */
  readonly scores: PlayerScores | null
  /** Those in force three months ago, for the trend. */
  readonly earlierScores: PlayerScores | null
  /** Techniques without an entry are unknown. */
  readonly techniques: readonly KnownTechnique[]
  /** Requested by the player and not practised since. */
  readonly requests: readonly Composition[]
  /** Absent where every exercise is for them. */
  readonly fit?: ExerciseFit | undefined
  /** Null where nothing says it; absent from what an earlier version cached. */
  readonly audience?: Audience | null | undefined
}

/** Only `advanced` uses trends and the skill clock. */
export type PlannerDepth = 'personalised' | 'advanced'

/** One player's need of one technique. */
export interface TechniqueNeed {
  readonly status: TechniqueStatus
  readonly daysSincePractised: number | null
  /** Days since it was last practised or evaluated, if it needs refreshing, otherwise null. */
  readonly toRefreshSince: number | null
  readonly falling: boolean
  readonly amount: number
}

/** A player with an index of their techniques. */
export interface Trainee {
  readonly player: PlannerPlayer
  readonly known: ReadonlyMap<string, KnownTechnique>
  readonly depth: PlannerDepth
}

export function trainee(player: PlannerPlayer, depth: PlannerDepth): Trainee {
  return { player, known: new Map(player.techniques.map((technique) => [technique.id, technique])), depth }
}

interface TechniqueIds {
  readonly practised: readonly string[]
  /** Those by which it may have been evaluated itself. */
  readonly own: readonly string[]
}

/** Cached, since it is looked up again for each player. */
const knownIds = new WeakMap<Practised, TechniqueIds>()

function idsOf(exercise: Practised): TechniqueIds {
  const known = knownIds.get(exercise)
  if (known) return known
  const inCatalogue = practisesItsName(exercise) ? catalogueTechniquesOf(exercise).map(({ id }) => id) : []
  const own = [exercise.id, pairId(exercise)]
  const ids = { practised: inCatalogue.length > 0 ? inCatalogue : [exercise.id], own }
  knownIds.set(exercise, ids)
  return ids
}

/** The ids of the catalogue's techniques that an exercise trains; without any, its own id. */
export function techniqueIdsOf(exercise: Practised): readonly string[] {
  return idsOf(exercise).practised
}

/**
 * How much a player needs a technique: more while it is in progress, the weaker the category is, and the longer it was not
 * practised.
 */
export function techniqueNeed(
  { player, known, depth }: Trainee,
  techniqueId: string,
  category: Category,
): TechniqueNeed {
  const technique = known.get(techniqueId) ?? unknown
  const { status, daysSincePractised } = technique
  const score = player.scores?.[category] ?? defaultScore
  const toRefreshSince = depth === 'advanced' ? overdue(technique) : null
  const earlier = depth === 'advanced' && player.scores ? player.earlierScores?.[category] : undefined
  const falling = earlier !== undefined && score < earlier
  const amount =
    (toRefreshSince !== null ? weights.toRefresh : weights.status[status]) *
    (11 - score) *
    (1 + Math.min(1, (daysSincePractised ?? weights.days) / weights.days)) *
    (falling ? weights.falling : 1)
  return { status, daysSincePractised, toRefreshSince, falling, amount }
}

const unknown = { status: 'not_evaluated', daysSincePractised: null, daysSinceEvaluated: null } as const

function overdue({ status, ...days }: Omit<KnownTechnique, 'id'>): number | null {
  const since = Math.min(days.daysSincePractised ?? Infinity, days.daysSinceEvaluated ?? Infinity)
  return status === 'mastered' && since >= refreshAfterDays && since < Infinity ? since : null
}

/** An exercise's own evaluation takes precedence over those of the techniques that it practises. */
function evaluatedAs({ known }: Trainee, exercise: Practised): string | undefined {
  return idsOf(exercise).own.find((id) => (known.get(id)?.status ?? 'not_evaluated') !== 'not_evaluated')
}

export function hasRequested({ player }: Trainee, exercise: Composition): boolean {
  return player.requests.some(
    ({ type, technique, effect }) =>
      type === exercise.type && technique === exercise.technique && effect === exercise.effect,
  )
}

/** What a player needs most in an exercise: one of its techniques, or the exercise itself if it was evaluated. */
export function leadingNeed(trainee: Trainee, exercise: Practised): TechniqueNeed & { id: string } {
  const own = evaluatedAs(trainee, exercise)
  const ids = own === undefined ? techniqueIdsOf(exercise) : [own]
  return ids
    .map((id) => ({ id, ...techniqueNeed(trainee, id, exercise.type) }))
    .reduce((most, next) => (next.amount > most.amount ? next : most))
}

/** How much a group needs an exercise. */
export interface ExerciseNeed {
  /** By technique, summed over the players. */
  readonly techniques: ReadonlyMap<string, number>
  readonly requests: number
}

export function exerciseNeed(trainees: readonly Trainee[], exercise: Practised): ExerciseNeed {
  const playing = trainees.filter(({ player }) => !player.fit?.idle.has(exercise.id))
  const techniques = techniqueIdsOf(exercise).map((id): [string, number] => [
    id,
    playing.reduce((sum, trainee) => {
      const asked = evaluatedAs(trainee, exercise) ?? id
      return sum + techniqueNeed(trainee, asked, exercise.type).amount
    }, 0),
  ])
  const asking = playing.filter((trainee) => hasRequested(trainee, exercise)).length
  return { techniques: new Map(techniques), requests: asking * weights.request }
}

/** The total need that an exercise would meet in an empty programme. */
export function urgency({ techniques, requests }: ExerciseNeed): number {
  return [...techniques.values()].reduce((sum, amount) => sum + amount, requests)
}
