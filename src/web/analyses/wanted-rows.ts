import type { Category } from '../../domain/category.ts'
import type { Wanted } from './queries.ts'

/** The figure that was pressed: its rows are those it is counted from. */
export type WantedRows = Wanted &
  (
    | { readonly of: 'presences'; readonly weekday?: number }
    | { readonly of: 'drills'; readonly category: Category }
    | { readonly of: 'feedback' | 'requests' }
  )

export type OpenRows = (rows: WantedRows) => void
