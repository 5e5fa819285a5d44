import { categories, type Category, difficulties, type Difficulty, exerciseMinutes } from './exercise.ts'
import type { Filling } from './planner-fill.ts'
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

/** An exercise of the library, as a group needs it. */
export interface Candidate<E extends PlannerExercise> extends Filling {
  readonly exercise: E
  readonly need: ExerciseNeed
  /** How many levels the exercise is away from what the group can do. */
  readonly levelsAway: number
  /** Since one of them practised this very exercise. */
  readonly daysSincePractised: number
}

interface Group<E extends PlannerExercise> {
  readonly players: readonly PlannerPlayer[]
  readonly library: readonly E[]
  readonly depth: PlannerDepth
}

/** A coach asks again and again for the same players: what each exercise means to them is found once. */
const found = new WeakMap<
  readonly PlannerPlayer[],
  Group<PlannerExercise> & { candidates: readonly unknown[] }
>()

/** In the order of the last resort, so that equal ones are told apart. */
export function candidatesOf<E extends PlannerExercise>(group: Group<E>): readonly Candidate<E>[] {
  const { players, library, depth } = group
  const last = found.get(players)
  if (last?.library === library && last.depth === depth) return last.candidates as readonly Candidate<E>[]
  const candidates = [...eachCandidate(group)]
  found.set(players, { players, library, depth, candidates })
  return candidates
}

/** Finds what each exercise means to a group, one after the other: between two of them a page can do something else. */
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

/** In an order of their own, whichever they came in. */
export function traineesOf({ players, depth }: Omit<Group<PlannerExercise>, 'library'>): readonly Trainee[] {
  const group = players.length > 0 ? players.toSorted((a, b) => ordinal(a.id, b.id)) : [nobody]
  return group.map((player) => trainee(player, depth))
}

/** The same technique with the same effect is the same exercise, however long it takes. */
export function drillKey({ technique, effect }: PlannerExercise): string {
  return `${technique}\n${effect}`
}

/** Stands in for a group that nobody knows yet: everything is needed alike. */
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

/** The difficulty, by its place among them, that a group's mean score calls for. */
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
