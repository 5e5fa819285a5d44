import type { Category } from '../../domain/exercise.ts'

/** What a player has chosen so far. */
export interface Composition {
  readonly type: Category
  readonly technique: string | null
  readonly effect: string | null
}

export const nothingComposed: Composition = { type: 'service', technique: null, effect: null }

export function isComposed({ technique, effect }: Composition): boolean {
  return technique !== null && effect !== null
}

/** « Marteau - Coupé ». */
export function composedName({ technique, effect }: Composition): string {
  return `${technique ?? '…'} - ${effect ?? '…'}`
}
