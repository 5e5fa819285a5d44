import type { Audience } from './audience.ts'
import { categories, type Category } from './category.ts'
import { difficulties, exerciseMinutes } from './exercise.ts'
import {
  type ExerciseNeed,
  exerciseNeed,
  type PlannerDepth,
  type PlannerExercise,
  type PlannerPlayer,
  type Trainee,
  trainee,
} from './planner-need.ts'
import { defaultScore } from './player-scores.ts'

/** An exercise of the library with a group's need of it. */
export interface Candidate<E extends PlannerExercise> {
  readonly exercise: E
  /** A programme takes each drill at most once. */
  readonly drill: string
  readonly minutes: number
  readonly need: ExerciseNeed
  /** How many levels the exercise is away from what the weakest can do. */
  readonly levelsAway: number
  /** Since any player of the group practised this very exercise. */
  readonly daysSincePractised: number
}

interface Group<E extends PlannerExercise> {
  readonly players: readonly PlannerPlayer[]
  readonly library: readonly E[]
  readonly depth: PlannerDepth
  readonly audience: Audience
}

/** Cached, since a coach asks for several proposals for the same players. */
const found = new WeakMap<
  readonly PlannerPlayer[],
  Group<PlannerExercise> & { candidates: readonly unknown[] }
>()

/** In a stable order, which decides ties. */
export function candidatesOf<E extends PlannerExercise>(group: Group<E>): readonly Candidate<E>[] {
  const { players, library, depth, audience } = group
  const last = found.get(players)
  if (last?.library === library && last.depth === depth && last.audience === audience)
    return last.candidates as readonly Candidate<E>[]
  const candidates = [...eachCandidate(group)]
  found.set(players, { players, library, depth, audience, candidates })
  return candidates
}

/** Fills the cache one exercise at a time, so that the page can do other work between two. */
export function* findingCandidates(group: Group<PlannerExercise>): Generator<void> {
  const candidates: Candidate<PlannerExercise>[] = []
  for (const candidate of eachCandidate(group)) {
    candidates.push(candidate)
    yield
  }
  found.set(group.players, { ...group, candidates })
}

function* eachCandidate<E extends PlannerExercise>(group: Group<E>): Generator<Candidate<E>> {
  const trainees = traineesOf(group)
  for (const exercise of group.library.toSorted(byStableKeys)) {
    if (!isForSoMany(exercise, group.players.length)) continue
    const above = difficulties.indexOf(exercise.difficulty) - weakestLevel(group, exercise.type)
    if (above > stepsAllowed(exercise, group.audience)) continue
    if (!isFor(group.players, exercise)) continue
    yield {
      exercise,
      drill: drillKey(exercise),
      minutes: exerciseMinutes(exercise.duration),
      need: exerciseNeed(trainees, exercise),
      levelsAway: Math.abs(above),
      daysSincePractised: daysSince(trainees, exercise.id),
    }
  }
}

/** For none where it is not for somebody of them, or where nobody has the rubber for it. */
function isFor(players: readonly PlannerPlayer[], { id }: PlannerExercise): boolean {
  const isIdle = players.length > 0 && players.every(({ fit }) => fit?.idle.has(id))
  return !isIdle && !players.some(({ fit }) => fit?.notFor.has(id))
}

/** One alone trains alone or with a partner; a basket is for the few whom one coach can feed. */
function isForSoMany({ drill }: PlannerExercise, players: number): boolean {
  if (drill?.format === 'panier') return players > 0 && players <= maxAtOneBasket
  const { min = 1, max = 2 } = drill?.players ?? {}
  if (players > 0 && min > Math.max(players, 2)) return false
  return max !== 1 || players === 1
}

const maxAtOneBasket = 4

/**
 * Nothing above the weakest by more than one step, and one step only with an easier variant at hand; children and Ping Santé
 * stay at the level that they have.
 */
function stepsAllowed({ drill }: PlannerExercise, audience: Audience): number {
  return drill?.easier && !isGentle(audience) ? 1 : 0
}

function isGentle(audience: Audience): boolean {
  return audience === 'school' || audience === 'ping-sante'
}

/** Sorted, so that the order of the input does not matter. */
export function traineesOf({
  players,
  depth,
}: Pick<Group<PlannerExercise>, 'players' | 'depth'>): readonly Trainee[] {
  const group = players.length > 0 ? players.toSorted((a, b) => ordinal(a.id, b.id)) : [nobody]
  return group.map((player) => trainee(player, depth))
}

/** What has a title is a drill of its own; otherwise the same technique with the same effect is the same drill, however long. */
export function drillKey({ title, technique, effect }: PlannerExercise): string {
  return title || `${technique}\n${effect}`
}

/** Used when no player is chosen: needs every exercise equally. */
const nobody: PlannerPlayer = {
  id: '',
  firstName: '',
  scores: null,
  earlierScores: null,
  techniques: [],
  requests: [],
}

/** More days than anybody has trained. */
const longAgo = 36_500

function daysSince(trainees: readonly Trainee[], exerciseId: string): number {
  return Math.min(...trainees.map(({ known }) => known.get(exerciseId)?.daysSincePractised ?? longAgo))
}

/** The index of the difficulty that suits the weakest in a category; children and Ping Santé begin as beginners. */
function weakestLevel({ players, audience }: Group<PlannerExercise>, category: Category): number {
  const unknown = isGentle(audience) ? 1 : defaultScore
  const scores = players.map((player) => player.scores?.[category] ?? unknown)
  const weakest = Math.min(...(scores.length > 0 ? scores : [unknown]))
  return weakest < 4 ? 0 : weakest < 7.5 ? 1 : 2
}

function byStableKeys(a: PlannerExercise, b: PlannerExercise): number {
  return (
    categories.indexOf(a.type) - categories.indexOf(b.type) ||
    ordinal(a.technique, b.technique) ||
    ordinal(a.effect, b.effect) ||
    ordinal(a.id, b.id)
  )
}

function ordinal(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
