import type { ClubPage } from '../../contract/clubs.ts'
import type { PlanId } from '../../domain/plan.ts'
import { ClosuresSection } from '../closures/closures-section.tsx'
import { PlacesSection } from '../places/places-section.tsx'
import { ApiSection } from './api-section.tsx'
import { CloseClub } from './close-club.tsx'
import { ClubExport } from './club-export.tsx'
import { JournalSection } from './journal-section.tsx'

/** Where the club trains, and the ways to its data: a file of its own, for it stands below what one comes for. */
export function ClubTools({ club, plan }: { club: ClubPage; plan: PlanId }) {
  return (
    <>
      <PlacesSection plan={plan} />
      <ClosuresSection />
      <ClubExport club={club} />
      <JournalSection />
      <ApiSection />
      <CloseClub club={club} />
    </>
  )
}
