import { useMemo, useState, useSyncExternalStore } from 'react'
import type { HallBlock } from '../../domain/hall/hall-blocks.ts'
import type { LeftHanded } from '../../domain/drills/geometry.ts'
import { useDrawing } from '../drills/use-drawing.ts'

/** Room for a drawing with the words below it; elsewhere one tap lies between them. */
const roomy = matchMedia('(width < 64rem) and (height >= 50rem), (width >= 64rem) and (height >= 42rem)')

/** The drawing of what is trained, table after table, and then its words; null where nothing is drawn. */
export function useBlockDrawing(
  { id, title, drill }: HallBlock,
  { left = false, right = false }: LeftHanded,
  hasWords: boolean,
) {
  const draw = useDrawing()
  const isRoomy = useSyncExternalStore(subscribe, () => roomy.matches)
  const [chosen, setChosen] = useState({ id, view: 0 })
  const pictures = useMemo(
    () => (drill && draw?.({ id: `hall-${id}`, title, ...drill }, { left, right })) ?? [],
    [id, title, drill, draw, left, right],
  )
  if (pictures.length === 0) return null
  const views = pictures.length + (hasWords && !isRoomy ? 1 : 0)
  // A phone that was turned may have fewer.
  const view = chosen.id === id && chosen.view < views ? chosen.view : 0
  const next = (view + 1) % views
  const nextDrawing = pictures.length > 1 ? `Dessin ${next + 1}` : 'Dessin'
  return {
    /** None while the words have its place. */
    picture: pictures[view] ?? null,
    showsWords: isRoomy || view === pictures.length,
    /** What one tap shows. */
    next:
      views > 1
        ? {
            label: next < pictures.length ? nextDrawing : 'Consignes',
            show: () => setChosen({ id, view: next }),
          }
        : null,
  }
}

function subscribe(listener: () => void): () => void {
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}
