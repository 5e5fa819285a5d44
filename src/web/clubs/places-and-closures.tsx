import type { PlanId } from '../../domain/plan.ts'
import { ClosuresSection } from '../closures/closures-section.tsx'
import { PlacesSection } from '../places/places-section.tsx'

/** Where the club trains, and when it does not. */
export function PlacesAndClosures({ plan }: { plan: PlanId }) {
  return (
    <>
      <PlacesSection plan={plan} />
      <ClosuresSection />
    </>
  )
}
