import type { ReactNode } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { DrillCard, type PrintedDrill, printedPictures } from './drill-card.tsx'
import { PrintSheet, usePrinting } from './print-sheet.tsx'
import { useDrawing } from './use-drawing.ts'

interface DrillCardsProps {
  /** What the sheet is of: a session, or the library. */
  head: ReactNode
  drills: readonly (PrintedDrill & Pick<Exercise, 'duration'> & Partial<Pick<Exercise, 'difficulty'>>)[]
  /** Of other things than what draws. */
  isReady?: boolean
}

/** Drills on sheets of A4, two in a row. */
export function DrillCards({ head, drills, isReady = true }: DrillCardsProps) {
  const draw = useDrawing()
  usePrinting(isReady && draw !== null)
  return (
    <PrintSheet>
      <header className="sheet-head">{head}</header>
      <ol className="sheet-cards">
        {drills.map((drill) => (
          <li key={drill.id}>
            <DrillCard
              drill={drill}
              facts={[drill.duration, ...(drill.difficulty ? [drill.difficulty] : [])]}
              pictures={printedPictures(drill, draw)}
            />
          </li>
        ))}
      </ol>
    </PrintSheet>
  )
}
