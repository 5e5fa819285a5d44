import {
  type Composition,
  defaultDifficulty,
  defaultExerciseDuration,
  type Difficulty,
  type ExerciseContent,
} from './exercise.ts'

/** What a player asks for, as it goes into the library: the coach says more about it there. */
export function requestedExercise({
  type,
  technique,
  effect,
}: Composition): ExerciseContent & { difficulty: Difficulty } {
  return {
    type,
    technique,
    effect,
    difficulty: defaultDifficulty,
    duration: defaultExerciseDuration,
    // The message is between the player and the coaches.
    description: '',
  }
}
