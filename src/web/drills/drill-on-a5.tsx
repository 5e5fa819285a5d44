import { useEffect, useRef } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { LeftHanded } from '../../domain/drills/geometry.ts'
import { DrillCard, printedPictures } from './drill-card.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useDrawing } from './use-drawing.ts'

interface DrillOnA5Props {
  exercise: Exercise
  /** What is known of it besides, in words. */
  facts: readonly string[]
  hands: LeftHanded
  /** What whoever reads it changes in it. */
  changes: readonly string[]
}

/** One drill on one side of A5. */
export function DrillOnA5({ exercise, facts, hands, changes }: DrillOnA5Props) {
  const draw = useDrawing()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fit = () => sheet.current && fitOnSide(sheet.current)
    addEventListener('beforeprint', fit)
    return () => removeEventListener('beforeprint', fit)
  }, [])
  return (
    <PrintSheet ref={sheet} className="sheet-a5">
      <DrillCard drill={exercise} facts={facts} pictures={printedPictures(exercise, draw, hands)} />
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </PrintSheet>
  )
}

/** Of a side of 194 mm, in pixels of 1/96 inch, less a line for what printers round. */
const sideHeight = (190 / 25.4) * 96
const [largest, smallest, step] = [13, 6, 0.25]

/** Letters, in points, and the drawings with them get smaller until all of it fits. */
function fitOnSide(sheet: HTMLElement): void {
  sheet.classList.add('sheet-a5-fitting')
  for (let size = largest; size >= smallest; size -= step) {
    sheet.style.fontSize = `${size}pt`
    if (sheet.scrollHeight <= sideHeight) break
  }
  sheet.classList.remove('sheet-a5-fitting')
}
