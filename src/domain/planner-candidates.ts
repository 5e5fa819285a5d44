import { categories, type Category } from './category.ts'
import { difficulties, type Difficulty, exerciseMinutes } from './exercise.ts'
import type { FillItem } from './planner-fill.ts'
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
export interface Candidate<E extends PlannerExercise> extends FillItem {
  readonly exercise: E
  readonly need: ExerciseNeed
  /** How many levels the exercise is away from what the group can do. */
  readonly levelsAway: number
  /** Since any player of the group practised this very exercise. */
  readonly daysSincePractised: number
}

interface Group<E extends PlannerExercise> {
  readonly players: readonly PlannerPlayer[]
  readonly library: readonly E[]
  readonly depth: PlannerDepth
}

/** Cached, since a coach asks for several proposals for the same players. */
const found = new WeakMap<
  readonly PlannerPlayer[],
  Group<PlannerExercise> & { candidates: readonly unknown[] }
>()

/** In a stable order, which decides ties. */
export function candidatesOf<E extends PlannerExercise>(group: Group<E>): readonly Candidate<E>[] {
  const { players, library, depth } = group
  const last = found.get(players)
  if (last?.library === library && last.depth === depth) return last.candidates as readonly Candidate<E>[]
  const candidates = [...eachCandidate(group)]
  found.set(players, { players, library, depth, candidates })
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
  const levels = groupLevels(trainees)
  for (const exercise of group.library.toSorted(byStableKeys)) {
    yield {
      exercise,
      drill: drillKey(exercise),
      minutes: exerciseMinutes(exercise.duration),
      need: exerciseNeed(trainees, exercise),
      levelsAway: Math.abs(difficulties.indexOf(exercise.difficulty) - levels[exercise.type]),
      daysSincePractised: daysSince(trainees, exercise.id),
    }
  }
}

/** Sorted, so that the order of the input does not matter. */
export function traineesOf({ players, depth }: Omit<Group<PlannerExercise>, 'library'>): readonly Trainee[] {
  const group = players.length > 0 ? players.toSorted((a, b) => ordinal(a.id, b.id)) : [nobody]
  return group.map((player) => trainee(player, depth))
}

/** The same technique with the same effect is the same drill, whatever its duration. */
export function drillKey({ technique, effect }: PlannerExercise): string {
  return `${technique}\n${effect}`
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

/** By category, the index of the difficulty that suits the group's mean score. */
function groupLevels(trainees: readonly Trainee[]): Readonly<Record<Category, number>> {
  const levelOf = (category: Category) => {
    const sum = trainees.reduce((total, { player }) => total + (player.scores?.[category] ?? defaultScore), 0)
    const mean = sum / trainees.length
    const difficulty: Difficulty = mean < 4 ? 'débutant' : mean < 7.5 ? 'intermédiaire' : 'avancé'
    return difficulties.indexOf(difficulty)
  }
  return {
    service: levelOf('service'),
    initiative: levelOf('initiative'),
    counter: levelOf('counter'),
    defense: levelOf('defense'),
  }
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
