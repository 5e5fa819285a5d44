import { useEffect, useRef } from 'react'
import type { Category } from '../../domain/category.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import './drills.css'

interface ExerciseThumbnailProps {
  category: Category
  drill: ExerciseDrill | null | undefined
}

/** An exercise’s drawing at 64 pixels; without one, its category’s quarter of the table. Decorative. */
export function ExerciseThumbnail({ category, drill }: ExerciseThumbnailProps) {
  return drill?.sequence ? <Thumbnail drill={drill} /> : <CategoryGlyph category={category} />
}

function Thumbnail({ drill }: { drill: ExerciseDrill }) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Without that file the place stays empty: the name stands beside it.
    void import('./draw-thumbnail.ts').then(
      ({ drawWhenSeen }) => drawWhenSeen(box.current, drill),
      () => {},
    )
  }, [drill])
  return <span ref={box} className="drill-thumb" />
}
