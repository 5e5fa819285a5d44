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

/** Its title, where it has one. */
export function shownName({ title, ...exercise }: Pick<Exercise, 'technique' | 'effect' | 'title'>): string {
  return title || exerciseName(exercise)
}

/** One of Rebond’s own, which every club has: its origin is itself. A changed copy is the club’s. */
export function isRebonds({ id, origin }: Pick<Exercise, 'id' | 'origin'>): boolean {
  return origin === id
}

/** The button of an exercise’s row, which gets the focus back when the form is closed. */
export function editButtonId(id: string): string {
  return `edit-exercise-${id}`
}

/** Of a queued write; nothing where this device does not know the exercise. */
export function exerciseInWords(exercise: Named[number]): WriteWords['typed'] {
  if (!exercise) return []
  const { title, ...named } = exercise as Pick<Exercise, 'technique' | 'effect' | 'title'>
  return [['Exercice', title || exerciseName(named)]]
}

type Searched = Omit<ExerciseDraft, 'title'> & Pick<Exercise, 'title'>

/** Whether what is searched is in an exercise's title, name, category, difficulty, duration or description. */
export function matchesExercise(exercise: Searched, search: string): boolean {
  const { type, difficulty, duration, description, title = '' } = exercise
  const text = `${title} ${exerciseName(exercise)} ${categoryTabs[type]} ${difficulty} ${duration} ${description}`
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
