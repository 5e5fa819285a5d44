import type { Exercise } from '../../contract/exercises.ts'
import { categoryTabs } from '../category-names.ts'
import { matchesSearch } from '../matches-search.ts'

/** « Marteau - Lifté ». */
export function exerciseName({ technique, effect }: Pick<Exercise, 'technique' | 'effect'>): string {
  return `${technique} - ${effect}`
}

/** Whether what is searched is in an exercise's name, category, difficulty, duration or description. */
export function isFound(exercise: Exercise, search: string): boolean {
  const { type, difficulty, duration, description } = exercise
  const text = `${exerciseName(exercise)} ${categoryTabs[type]} ${difficulty} ${duration} ${description}`
  return matchesSearch(text, search)
}
