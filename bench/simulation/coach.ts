import { categories, type Category } from '../../src/domain/category.ts'
import {
  difficulties,
  type Difficulty,
  effectsOf,
  type ExerciseContent,
  exerciseDurations,
  techniquesOf,
} from '../../src/domain/exercise.ts'
import { starterExercises } from '../../src/domain/starter-exercises.ts'
import { techniqueCatalogue, type TechniqueStatus } from '../../src/domain/technique-catalogue.ts'
import { type Draw, normal, shuffled } from './draws.ts'
import { mastery } from './learner.ts'

export interface LibraryExercise extends ExerciseContent {
  readonly id: string
  readonly difficulty: Difficulty
}

export interface Request {
  readonly exerciseId: string
  readonly day: number
}

/** What the coach knows of a player, which is not what the player can do. */
export interface KnownPlayer {
  readonly id: string
  readonly scores: Readonly<Record<Category, number>>
  /** By the catalogue's ids. */
  readonly statuses: ReadonlyMap<string, { readonly status: TechniqueStatus; readonly day: number }>
  /** The day on which each was last practised in a session, by the catalogue's ids and those of exercises. */
  readonly practised: ReadonlyMap<string, number>
  readonly requests: readonly Request[]
}

export interface Situation {
  readonly session: number
  readonly day: number
  readonly minutes: number
  /** The players who have announced that they come. */
  readonly players: readonly KnownPlayer[]
  readonly library: readonly LibraryExercise[]
}

export interface Strategy {
  readonly name: string
  readonly choose: (situation: Situation, draw: Draw) => readonly LibraryExercise[]
}

const additions = 40

/** The starter exercises, and as many more of the tables' pairs as a club adds in its first years. */
export function clubLibrary(draw: Draw): readonly LibraryExercise[] {
  const starters = starterExercises.map((exercise, index) => ({ ...exercise, id: `starter-${index}` }))
  const known = new Set(starters.map(({ technique, effect }) => `${technique} ${effect}`))
  const others = categories.flatMap((type) =>
    techniquesOf[type].flatMap((technique) =>
      effectsOf[type]
        .filter((effect) => !known.has(`${technique} ${effect}`))
        .map((effect) => ({ id: `${technique} ${effect}`, type, technique, effect })),
    ),
  )
  const added = shuffled(others, (id) => draw('library', id)).slice(0, additions)
  return [
    ...starters,
    ...added.map((exercise) => ({
      ...exercise,
      difficulty: one(difficulties, draw('difficulty', exercise.id)),
      duration: one(exerciseDurations, draw('duration', exercise.id)),
      description: '',
    })),
  ]
}

const ballsWatched = 20

/** The coach counts successful balls, and sees a sample. */
export function judge(level: number, draw: Draw, ...key: readonly (string | number)[]): TechniqueStatus {
  let successes = 0
  for (let ball = 0; ball < ballsWatched; ball++) if (draw(...key, ball) < level) successes++
  return successes >= mastery * ballsWatched ? 'mastered' : 'in_progress'
}

const scoreError = 0.08

/** From 1 to 10, by the mean of a category's levels. */
export function score(
  levels: ReadonlyMap<string, number>,
  draw: Draw,
  ...key: readonly (string | number)[]
): Record<Category, number> {
  const scoreOf = (category: Category) => {
    const ofCategory = techniqueCatalogue.filter((technique) => technique.category === category)
    const mean = ofCategory.reduce((sum, { id }) => sum + levels.get(id)!, 0) / ofCategory.length
    const seen = mean + normal(draw, ...key, category) * scoreError
    return Math.min(10, Math.max(1, Math.round(1 + 9 * seen)))
  }
  return {
    service: scoreOf('service'),
    initiative: scoreOf('initiative'),
    counter: scoreOf('counter'),
    defense: scoreOf('defense'),
  }
}

export function one<T>(items: readonly T[], share: number): T {
  return items[Math.floor(share * items.length)]!
}
