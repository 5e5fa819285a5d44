import { drillThumbnail } from '../../domain/drills/drawing/drill-drawing.ts'
import type { DrawnDrill, ExerciseDrill } from '../../domain/drills/exercise-drill.ts'

const waiting = new WeakMap<Element, DrawnDrill>()
const drawn = new WeakMap<DrawnDrill['sequence'], string>()

/** One for all: hundreds may wait. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) draw(target)
  },
  { rootMargin: '50%' },
)

/** Draws the thumbnail once its place is half a screen away or nearer. */
export function drawWhenSeen(place: Element | null, drill: ExerciseDrill): void {
  const { sequence, keep = 'main' } = drill
  if (!place || !sequence) return
  waiting.set(place, { sequence, keep })
  observer.unobserve(place)
  observer.observe(place)
}

function draw(place: Element): void {
  observer.unobserve(place)
  const { sequence, keep } = waiting.get(place)!
  const svg = drawn.get(sequence) ?? drillThumbnail({ sequence, keep })
  drawn.set(sequence, svg)
  // Our own function’s text, in which every typed word is escaped.
  place.innerHTML = svg
}
