import type { Category } from './category.ts'
import type { Composition } from './exercise.ts'
import { traineesOf } from './planner-candidates.ts'
import {
  hasRequested,
  leadingNeed,
  type PlannerExercise,
  type Practised,
  type Trainee,
} from './planner-need.ts'
import type { PlannerInput } from './programme-draft.ts'
import { techniqueCatalogue, type TechniqueStatus } from './technique-catalogue.ts'

/** A fact about a player that spoke for an exercise. */
export type PlannerFact =
  | { readonly kind: 'status'; readonly status: TechniqueStatus; readonly technique: string }
  | { readonly kind: 'score'; readonly category: Category; readonly score: number }
  | { readonly kind: 'falling'; readonly category: Category; readonly from: number; readonly to: number }
  | { readonly kind: 'practised'; readonly days: number }
  /** The player's sessions are known, and none of them contained it. */
  | { readonly kind: 'never-practised' }
  /** Since it was last practised or evaluated. */
  | { readonly kind: 'to-refresh'; readonly days: number }
  | { readonly kind: 'requested' }

export interface PlayerReason {
  readonly playerId: string
  readonly firstName: string
  /** Never empty. */
  readonly facts: readonly PlannerFact[]
}

export interface ExerciseReasons {
  /** The player who needs it most comes first. */
  readonly players: readonly PlayerReason[]
  /** Whether it practises the theme of the month. */
  readonly ofTheme: boolean
  /** What somebody of them changes in it, a sentence each. */
  readonly changes: readonly string[]
}

/** Why an exercise is proposed: for each player, the facts about what they need most in it. */
export function reasonsFor(
  { players, depth, ofTheme }: Pick<PlannerInput<PlannerExercise>, 'players' | 'depth' | 'ofTheme'>,
  exercise: Practised,
): ExerciseReasons {
  const trainees = players.length > 0 ? traineesOf({ players, depth }) : []
  const playing = trainees.filter(({ player }) => !player.fit?.idle.has(exercise.id))
  const reasons = playing.map((trainee) => {
    const need = leadingNeed(trainee, exercise)
    const { id: playerId, firstName } = trainee.player
    return { amount: need.amount, reason: { playerId, firstName, facts: factsOf(trainee, exercise, need) } }
  })
  // The sort is stable: players with equal needs stay in order.
  return {
    players: reasons.toSorted((a, b) => b.amount - a.amount).map(({ reason }) => reason),
    ofTheme: ofTheme?.has(exercise.id) ?? false,
    changes: [...new Set(trainees.flatMap(({ player }) => player.fit?.changes.get(exercise.id) ?? []))],
  }
}

function factsOf(
  trainee: Trainee,
  exercise: Practised,
  { id, status, daysSincePractised, toRefreshSince, falling }: ReturnType<typeof leadingNeed>,
): readonly PlannerFact[] {
  const { scores, earlierScores } = trainee.player
  const category = exercise.type
  const facts: PlannerFact[] = [{ kind: 'status', status, technique: nameOf(id, exercise) }]
  if (hasRequested(trainee, exercise)) facts.push({ kind: 'requested' })
  if (scores) facts.push({ kind: 'score', category, score: scores[category] })
  if (falling && scores && earlierScores) {
    facts.push({ kind: 'falling', category, from: earlierScores[category], to: scores[category] })
  }
  if (toRefreshSince !== null) facts.push({ kind: 'to-refresh', days: toRefreshSince })
  else if (daysSincePractised !== null) facts.push({ kind: 'practised', days: daysSincePractised })
  else if (hasTrained(trainee)) facts.push({ kind: 'never-practised' })
  return facts
}

function hasTrained({ player }: Trainee): boolean {
  return player.techniques.some(({ daysSincePractised }) => daysSincePractised !== null)
}

const catalogueNames = new Map(techniqueCatalogue.map(({ id, name }) => [id, name]))

function nameOf(techniqueId: string, { technique, effect }: Composition): string {
  return catalogueNames.get(techniqueId) ?? `${technique} - ${effect}`
}
