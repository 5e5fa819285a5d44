import type { ClubPage } from '../../contract/clubs.ts'
import { ApiSection } from './api-section.tsx'
import { CloseClub } from './close-club.tsx'
import { ClubExport } from './club-export.tsx'
import { JournalSection } from './journal-section.tsx'

/** The ways to the club's data, and its end. */
export function ClubData({ club }: { club: ClubPage }) {
  return (
    <>
      <ClubExport club={club} />
      <JournalSection />
      <ApiSection />
      <CloseClub club={club} />
    </>
  )
}
