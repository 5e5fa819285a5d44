import type { Category } from './category.ts'

export const difficulties = ['débutant', 'intermédiaire', 'avancé'] as const
export type Difficulty = (typeof difficulties)[number]

export const exerciseDurations = ['5 min', '10 min', '15 min', '20 min', '30 min'] as const
export type ExerciseDuration = (typeof exerciseDurations)[number]

export const defaultDifficulty: Difficulty = 'débutant'
export const defaultExerciseDuration: ExerciseDuration = '15 min'

export const techniquesOf: Readonly<Record<Category, readonly string[]>> = {
  service: ['Marteau', 'Lancé', 'Revers', 'Pioche'],
  initiative: ['Top Spin CD', 'Top Spin RV', 'Flip CD', 'Flip RV'],
  counter: ['Block CD', 'Block RV', 'Contre Top CD', 'Contre Top RV'],
  defense: ['Poussette CD', 'Poussette RV', 'Défense Coupée CD', 'Défense Coupée RV'],
}

export const effectsOf: Readonly<Record<Category, readonly string[]>> = {
  service: ['Lifté', 'Coupé', 'Latéral Gauche', 'Latéral Droit', 'Dévié'],
  initiative: ['Rapide', 'Avec Rotation', 'Placé', 'Puissant'],
  counter: ['Actif', 'Passif', 'Avec Angle', 'Dans le Coup'],
  defense: ['Coupé', 'Amorti', 'Float', 'Avec Placement'],
}

/** What an exercise is, in the library or copied into a session's programme. */
export interface ExerciseContent {
  readonly type: Category
  readonly technique: string
  readonly effect: string
  readonly duration: ExerciseDuration
  readonly description: string
}

/** What tells one exercise from another: « Marteau - Coupé », a service. */
export type Composition = Pick<ExerciseContent, 'type' | 'technique' | 'effect'>

export function sameComposition(a: Composition, b: Composition): boolean {
  return a.type === b.type && a.technique === b.technique && a.effect === b.effect
}

/** « 15 min », also of a block that is no exercise. */
type Minutes = `${number} min`

export function exerciseMinutes(duration: Minutes): number {
  return Number.parseInt(duration, 10)
}

export function programmeMinutes(programme: readonly { duration: Minutes }[]): number {
  return programme.reduce((sum, { duration }) => sum + exerciseMinutes(duration), 0)
}
