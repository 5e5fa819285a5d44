import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Category } from '../../domain/category.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { matchesSearch } from '../ui/matches-search.ts'
import type { Named, WriteWords } from '../offline/outbox/write-description.ts'
import type { ExerciseDraft } from './exercise-draft.ts'

/** « Marteau - Lifté ». */
export function exerciseName({ technique, effect }: Pick<ExerciseDraft, 'technique' | 'effect'>): string {
  return `${technique} - ${effect}`
}

/** Of a queued write; nothing where this device does not know the exercise. */
export function exerciseInWords(exercise: Named[number]): WriteWords['typed'] {
  return exercise ? [['Exercice', exerciseName(exercise as Pick<Exercise, 'technique' | 'effect'>)]] : []
}

/** Whether what is searched is in an exercise's name, category, difficulty, duration or description. */
export function matchesExercise(exercise: ExerciseDraft, search: string): boolean {
  const { type, difficulty, duration, description } = exercise
  const text = `${exerciseName(exercise)} ${categoryTabs[type]} ${difficulty} ${duration} ${description}`
  return matchesSearch(text, search)
}

export interface FoundExercises {
  readonly category: Category
  readonly exercises: readonly Exercise[]
}

/** What matches the search in each category that has any. */
export function foundByCategory(exercises: readonly Exercise[], search: string): readonly FoundExercises[] {
  const found = exercises.filter((exercise) => matchesExercise(exercise, search))
  return categories
    .map((category) => ({ category, exercises: found.filter(({ type }) => type === category) }))
    .filter((each) => each.exercises.length > 0)
}
