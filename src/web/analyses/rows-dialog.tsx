import type { Category } from '../../domain/category.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DrillRows } from './drill-rows.tsx'
import { FeedbackRows } from './feedback-rows.tsx'
import { PresenceRows } from './presence-rows.tsx'
import type { Wanted } from './queries.ts'
import { RequestRows } from './request-rows.tsx'

interface OfFigure extends Wanted {
  readonly title: string
}

/** The figure that was pressed: its rows are those it is counted from. */
export type WantedRows =
  | (OfFigure & { readonly kind: 'presences'; readonly weekday?: string })
  | (OfFigure & { readonly kind: 'drills'; readonly category: Category })
  | (OfFigure & { readonly kind: 'feedback' | 'requests' })

export type OpenRows = (rows: WantedRows) => void

interface RowsDialogProps {
  rows: WantedRows
  timeZone: string
  onClose: () => void
}

export function RowsDialog({ rows, timeZone, onClose }: RowsDialogProps) {
  return (
    <Dialog title={rows.title} size="large" onClose={onClose}>
      {rows.kind === 'presences' && <PresenceRows wanted={rows} timeZone={timeZone} />}
      {rows.kind === 'drills' && <DrillRows wanted={rows} category={rows.category} timeZone={timeZone} />}
      {rows.kind === 'feedback' && <FeedbackRows wanted={rows} timeZone={timeZone} />}
      {rows.kind === 'requests' && <RequestRows wanted={rows} timeZone={timeZone} />}
    </Dialog>
  )
}
