import type { PlanId } from '../../domain/plan.ts'
import { ClosuresSection } from '../closures/closures-section.tsx'
import { PlacesSection } from '../places/places-section.tsx'
import { JournalSection } from './journal-section.tsx'

/** What an assistant reads of a club below its members, who runs nothing of it. */
export function ClubForAssistant({ planInForce }: { planInForce: PlanId }) {
  return (
    <>
      <PlacesSection plan={planInForce} />
      <ClosuresSection />
      <JournalSection />
    </>
  )
}
