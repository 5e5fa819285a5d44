import { type Care, suitsCare } from './care.ts'
import type { ExerciseDrill } from './drills/exercise-drill.ts'
import { changesFor } from './exercise-changes.ts'
import type { Composition, Difficulty } from './exercise.ts'
import type { Rubbers } from './player.ts'
import { suitsRubbers } from './rubber.ts'

/** What a library is for one player, by the ids of its exercises. */
export interface ExerciseFit {
  /** Not for them, so not for a group with them either. */
  readonly notFor: ReadonlySet<string>
  /** Their rubber does not give it: they gain nothing from it. */
  readonly idle: ReadonlySet<string>
  /** What they change, a sentence each. */
  readonly changes: ReadonlyMap<string, readonly string[]>
}

export interface FittedExercise extends Composition {
  readonly id: string
  readonly difficulty: Difficulty
  readonly drill?: ExerciseDrill | null | undefined
}

interface FittedPlayer extends Partial<Rubbers> {
  readonly cares?: readonly Care[] | undefined
}

/** Undefined where every exercise is for them as it is. */
export function fitOf(
  library: readonly FittedExercise[],
  { cares = [], forehandRubber = null, backhandRubber = null }: FittedPlayer,
): ExerciseFit | undefined {
  const player = { isPingSante: cares.includes('ping-sante'), forehandRubber, backhandRubber }
  const isSmooth = [forehandRubber, backhandRubber].every((rubber) => (rubber ?? 'backside') === 'backside')
  if (cares.length === 0 && isSmooth) return undefined
  const idsWhere = (is: (exercise: FittedExercise) => boolean) =>
    new Set(library.filter(is).map(({ id }) => id))
  return {
    notFor: idsWhere((exercise) => !cares.every((care) => suitsCare(exercise, care))),
    idle: idsWhere((exercise) => !suitsRubbers(exercise, player)),
    changes: new Map(library.map((exercise) => [exercise.id, changesFor(exercise, player)])),
  }
}
