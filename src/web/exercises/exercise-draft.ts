import type { Input } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import type { Category } from '../../domain/category.ts'
import { defaultDifficulty, defaultExerciseDuration, effectsOf, techniquesOf } from '../../domain/exercise.ts'

/** The values of the exercise form. */
export type ExerciseDraft = Omit<WrittenExercise, 'id' | 'title' | 'drill' | 'origin'> & { title: string }

/** An exercise without the fields that the server adds. */
export type WrittenExercise = Input<typeof create>

export function newDraft(type: Category): ExerciseDraft {
  return {
    type,
    technique: '',
    effect: '',
    difficulty: defaultDifficulty,
    duration: defaultExerciseDuration,
    description: '',
    title: '',
  }
}

export function draftOf(exercise: Exercise): ExerciseDraft {
  const { type, technique, effect, difficulty, duration, description, title = '' } = exercise
  return { type, technique, effect, difficulty, duration, description, title }
}

/** The draft in another category. Text that only the former category suggests is cleared, other text stays. */
export function inCategory(draft: ExerciseDraft, type: Category): ExerciseDraft {
  const ifStillValid = (text: string, offered: Readonly<Record<Category, readonly string[]>>) =>
    offered[draft.type].includes(text) && !offered[type].includes(text) ? '' : text
  return {
    ...draft,
    type,
    technique: ifStillValid(draft.technique, techniquesOf),
    effect: ifStillValid(draft.effect, effectsOf),
  }
}

const labels: Readonly<Record<keyof ExerciseDraft, string>> = {
  type: 'catégorie',
  technique: 'technique',
  effect: 'effet',
  difficulty: 'difficulté',
  duration: 'durée',
  description: 'description',
  title: 'titre',
}

/** The French labels of the fields that differ. */
export function differences(a: ExerciseDraft, b: ExerciseDraft): string[] {
  const fields = Object.keys(labels) as (keyof ExerciseDraft)[]
  return fields.filter((field) => a[field] !== b[field]).map((field) => labels[field])
}
