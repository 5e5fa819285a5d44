import { useMemo } from 'react'
import { rallyShapes, tableDrawing } from '../../domain/drills/drawing/rally-drawing.ts'
import { net, tableTop } from '../../domain/drills/drawing/table.ts'
import type { Rally } from '../../domain/drills/rally.ts'

/** As little floor as the strokes behind the table need: the cells are as wide as a thumb on any phone. */
const frame = '-20 -12 314 176.5'

export function TablePicture({ rally }: { rally: Rally }) {
  const shapes = useMemo(() => shapesOf(rally), [rally])
  return (
    <svg
      viewBox={frame}
      className="drill-drawing"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- the text of our own drawing: numbers, and names that it escapes
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

/** The players’ letters stand beside the table, where they take no room from the cells. */
function shapesOf(rally: Rally): string {
  if (rally.steps.length === 0) return tableTop() + net()
  return rallyShapes({ ...tableDrawing(rally), players: [] }, rally)
}
