import type { PlayerFinding } from '../../domain/analyses-players.ts'
import type { AnswerSpan } from '../../domain/analyses-requests.ts'
import type { Category } from '../../domain/category.ts'
import type { Wanted } from './queries.ts'

/** Of which figure, and after a point which part of it: drills that were attended are those that statistics count. */
type Figure =
  | 'presences'
  | 'feedback'
  | `drills.${Category | 'attended'}`
  | 'players'
  | `players.${PlayerFinding}`
  | 'requests'
  | `requests.${AnswerSpan}`

/** The figure that was pressed: its rows are those it is counted from. */
export type WantedRows = Wanted & {
  readonly of: Figure
  /** Of presences: 0 is Monday. */
  readonly weekday?: number
}

export type OpenRows = (rows: WantedRows) => void
