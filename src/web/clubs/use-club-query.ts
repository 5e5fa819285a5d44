import type { UseQueryResult } from '@tanstack/react-query'
import type { ClubPage } from '../../contract/clubs.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { overlayClub } from './club-overlay.ts'
import { clubQuery } from './queries.ts'

/** The club, with the queued writes laid over it. */
export function useClubQuery(): UseQueryResult<ClubPage> {
  return useOverlaid(clubQuery, overlayClub, null)
}
