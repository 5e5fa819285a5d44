import { lazy, Suspense } from 'react'
import type { Category } from '../../domain/category.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/states.tsx'
import type { Wanted } from './queries.ts'

const PresenceRows = lazy(async () => ({ default: (await import('./presence-rows.tsx')).PresenceRows }))
const DrillRows = lazy(async () => ({ default: (await import('./drill-rows.tsx')).DrillRows }))
const FeedbackRows = lazy(async () => ({ default: (await import('./feedback-rows.tsx')).FeedbackRows }))
const RequestRows = lazy(async () => ({ default: (await import('./request-rows.tsx')).RequestRows }))

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
      <Suspense fallback={<Skeleton label="Chargement des lignes" rows={5} />}>
        {rows.kind === 'presences' && <PresenceRows wanted={rows} timeZone={timeZone} />}
        {rows.kind === 'drills' && <DrillRows wanted={rows} category={rows.category} timeZone={timeZone} />}
        {rows.kind === 'feedback' && <FeedbackRows wanted={rows} timeZone={timeZone} />}
        {rows.kind === 'requests' && <RequestRows wanted={rows} timeZone={timeZone} />}
      </Suspense>
    </Dialog>
  )
}
