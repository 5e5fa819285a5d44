import { drillThumbnail } from '../../domain/drills/drawing/drill-drawing.ts'
import type { DrawnDrill, ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { queryClient } from '../app/query-client.ts'
import { profileQuery } from '../profiles/queries.ts'

const waiting = new WeakMap<Element, DrawnDrill>()
const drawn = { right: new WeakMap<object, string>(), left: new WeakMap<object, string>() }

/** One for all: hundreds may wait. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) void draw(target)
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

async function draw(place: Element): Promise<void> {
  observer.unobserve(place)
  const hand = await viewersHand()
  const { sequence, keep } = waiting.get(place)!
  const svg = drawn[hand].get(sequence) ?? drillThumbnail({ sequence, keep }, { left: hand === 'left' })
  drawn[hand].set(sequence, svg)
  // Our own function’s text, in which every typed word is escaped.
  place.innerHTML = svg
}

/** Players see a drill as they play it; without their profile, and on a coach’s screens, as right-handers do. */
async function viewersHand(): Promise<'left' | 'right'> {
  if (!location.pathname.startsWith('/player')) return 'right'
  const profile = await queryClient.ensureQueryData(profileQuery).catch(() => null)
  return profile?.preferredHand ?? 'right'
}
