import type { Input } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import {
  type Category,
  defaultDifficulty,
  defaultExerciseDuration,
  effectsOf,
  techniquesOf,
} from '../../domain/exercise.ts'

/** What the exercise form holds while it is being filled. */
export type ExerciseDraft = Omit<WrittenExercise, 'id'>

/** As it was written: what only the server knows of it may still be on its way. */
export type WrittenExercise = Input<typeof create>

export function newDraft(type: Category): ExerciseDraft {
  return {
    type,
    technique: '',
    effect: '',
    difficulty: defaultDifficulty,
    duration: defaultExerciseDuration,
    description: '',
  }
}

export function draftOf(exercise: Exercise): ExerciseDraft {
  const { type, technique, effect, difficulty, duration, description } = exercise
  return { type, technique, effect, difficulty, duration, description }
}

/** In another category. What only the former one's tables offer means nothing there; what one wrote oneself stays. */
export function inCategory(draft: ExerciseDraft, type: Category): ExerciseDraft {
  const kept = (text: string, offered: Readonly<Record<Category, readonly string[]>>) =>
    offered[draft.type].includes(text) && !offered[type].includes(text) ? '' : text
  return {
    ...draft,
    type,
    technique: kept(draft.technique, techniquesOf),
    effect: kept(draft.effect, effectsOf),
  }
}

const names: Readonly<Record<keyof ExerciseDraft, string>> = {
  type: 'catégorie',
  technique: 'technique',
  effect: 'effet',
  difficulty: 'difficulté',
  duration: 'durée',
  description: 'description',
}

/** What differs between two versions, in the words of the form. */
export function differences(a: ExerciseDraft, b: ExerciseDraft): string[] {
  const fields = Object.keys(names) as (keyof ExerciseDraft)[]
  return fields.filter((field) => a[field] !== b[field]).map((field) => names[field])
}
