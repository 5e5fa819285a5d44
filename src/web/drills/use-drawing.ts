import { useEffect, useState } from 'react'
import type { drillPictures } from '../../domain/drills/drawing/drill-drawing.ts'
import './drills.css'

export type DrawDrill = typeof drillPictures

let loaded: DrawDrill | null = null

export async function loadDrawing(): Promise<DrawDrill> {
  return (loaded ??= (await import('../../domain/drills/drawing/drill-drawing.ts')).drillPictures)
}

/** What draws is a file of its own; null until it is there, and without it words stand alone. */
export function useDrawing(): DrawDrill | null {
  const [draw, setDraw] = useState(() => loaded)
  useEffect(() => {
    void loadDrawing().then(
      (drillPictures) => setDraw(() => drillPictures),
      () => {},
    )
  }, [])
  return draw
}
