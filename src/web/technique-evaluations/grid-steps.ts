import { type TechniqueStatus } from '../../domain/technique-catalogue.ts'

/** What a press makes of a cell: one further, and no further than « Maîtrisé ». It never erases. */
export function statusAfter(status: TechniqueStatus): TechniqueStatus {
  return next[status]
}

const next = {
  not_evaluated: 'in_progress',
  in_progress: 'mastered',
  mastered: 'mastered',
} as const satisfies Record<TechniqueStatus, TechniqueStatus>

/** The letter of each status, as its name says it: Non, en Progression, Maîtrisé. */
export const statusLetters: Readonly<Record<string, TechniqueStatus>> = {
  n: 'not_evaluated',
  p: 'in_progress',
  m: 'mastered',
}

export interface GridPosition {
  readonly row: number
  readonly column: number
}

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
}

/** Ctrl+Z, or ⌘Z on a Mac; with Shift it would be the contrary. */
export function isTakeBack({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress & { readonly metaKey: boolean; readonly shiftKey: boolean }): boolean {
  return key === 'z' && (ctrlKey || metaKey) && !shiftKey
}

/** Where a key leads in a grid of this size, as the WAI-ARIA pattern has it; null for any other key. */
export function nextPosition(
  { key, ctrlKey }: KeyPress,
  { row, column }: GridPosition,
  rows: number,
  columns: number,
): GridPosition | null {
  const moves = new Map<string, GridPosition>([
    ['ArrowUp', { row: row - 1, column }],
    ['ArrowDown', { row: row + 1, column }],
    ['ArrowLeft', { row, column: column - 1 }],
    ['ArrowRight', { row, column: column + 1 }],
    ['Home', { row: ctrlKey ? 0 : row, column: 0 }],
    ['End', { row: ctrlKey ? rows - 1 : row, column: columns - 1 }],
  ])
  const place = moves.get(key)
  if (!place) return null
  return {
    row: Math.min(Math.max(place.row, 0), rows - 1),
    column: Math.min(Math.max(place.column, 0), columns - 1),
  }
}
