import type { Category, Composition, Difficulty, ExerciseContent } from './exercise.ts'
import { defaultScore, type PlayerScores } from './player-scores.ts'
import { refreshAfterDays } from './skill-clock.ts'
import { catalogueTechniquesOf, type TechniqueStatus } from './technique-catalogue.ts'

/** Proposals without a source; a simulated season has judged them (docs/planner-simulation.md), and changed none. */
export const weights = {
  status: { in_progress: 3, not_evaluated: 2, mastered: 0.5 },
  /** A mastered technique that waits to be refreshed. */
  toRefresh: 2,
  /** So many days without practice make a need twice as great, and no more. */
  days: 21,
  /** What one player's request adds to the need that the exercise answers. */
  request: 30,
  /** Where the score of the category has fallen. */
  falling: 1.25,
} as const satisfies { status: Record<TechniqueStatus, number> } & Record<string, unknown>

export interface PlannerExercise extends Composition, Pick<ExerciseContent, 'duration'> {
  readonly id: string
  readonly difficulty: Difficulty
}

/** What is known of a player and a technique of the catalogue (`service-1`) or an exercise, by its own id. */
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
  /** Nothing is known of what is missing. */
  readonly techniques: readonly KnownTechnique[]
  /** What the player asked for and nobody has done yet. */
  readonly requests: readonly Composition[]
}

/** With trends and the skill clock, or without. */
export type PlannerDepth = 'personalised' | 'advanced'

/** One player, as one technique concerns them. */
export interface TechniqueNeed {
  readonly status: TechniqueStatus
  readonly daysSincePractised: number | null
  /** Days since it was last practised or evaluated, where the skill clock has run down. */
  readonly toRefreshSince: number | null
  readonly falling: boolean
  readonly amount: number
}

/** A player's record, ready to be asked about many exercises. */
export interface Trainee {
  readonly player: PlannerPlayer
  readonly known: ReadonlyMap<string, KnownTechnique>
  readonly depth: PlannerDepth
}

export function trainee(player: PlannerPlayer, depth: PlannerDepth): Trainee {
  return { player, known: new Map(player.techniques.map((technique) => [technique.id, technique])), depth }
}

/** Asked for each player again. */
const knownIds = new WeakMap<Composition, readonly string[]>()

/** What an exercise trains: techniques of the catalogue, or nothing but itself. */
export function techniqueIdsOf(exercise: Composition & { readonly id: string }): readonly string[] {
  const known = knownIds.get(exercise)
  if (known) return known
  const inCatalogue = catalogueTechniquesOf(exercise).map(({ id }) => id)
  const ids = inCatalogue.length > 0 ? inCatalogue : [exercise.id]
  knownIds.set(exercise, ids)
  return ids
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

/** An exercise that was itself evaluated says more of itself than the technique that it practises. */
export function evaluatedItself({ known }: Trainee, exercise: { readonly id: string }): boolean {
  const own = known.get(exercise.id)
  return own !== undefined && own.status !== 'not_evaluated'
}

export function hasRequested({ player }: Trainee, exercise: Composition): boolean {
  return player.requests.some(
    ({ type, technique, effect }) =>
      type === exercise.type && technique === exercise.technique && effect === exercise.effect,
  )
}

/** What of an exercise a player needs most: one of its techniques, or the exercise itself where it was evaluated. */
export function leadingNeed(
  trainee: Trainee,
  exercise: Composition & { readonly id: string },
): TechniqueNeed & { id: string } {
  const ids = evaluatedItself(trainee, exercise) ? [exercise.id] : techniqueIdsOf(exercise)
  return ids
    .map((id) => ({ id, ...techniqueNeed(trainee, id, exercise.type) }))
    .reduce((most, next) => (next.amount > most.amount ? next : most))
}

/** What a group needs of an exercise. */
export interface ExerciseNeed {
  /** By technique, all players together. */
  readonly techniques: ReadonlyMap<string, number>
  readonly requests: number
}

export function exerciseNeed(
  trainees: readonly Trainee[],
  exercise: Composition & { readonly id: string },
): ExerciseNeed {
  const techniques = techniqueIdsOf(exercise).map((id): [string, number] => [
    id,
    trainees.reduce((sum, trainee) => {
      const asked = evaluatedItself(trainee, exercise) ? exercise.id : id
      return sum + techniqueNeed(trainee, asked, exercise.type).amount
    }, 0),
  ])
  const asking = trainees.filter((trainee) => hasRequested(trainee, exercise)).length
  return { techniques: new Map(techniques), requests: asking * weights.request }
}

/** In one figure: what an exercise would answer in a programme that has nothing else yet. */
export function urgency({ techniques, requests }: ExerciseNeed): number {
  return [...techniques.values()].reduce((sum, amount) => sum + amount, requests)
}
