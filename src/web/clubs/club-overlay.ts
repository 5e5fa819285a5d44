import type { UseQueryResult } from '@tanstack/react-query'
import * as accounts from '../../contract/accounts.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { clubQuery } from './queries.ts'
import { byName, clubWrites } from './queued-writes.ts'

/** The club, with the queued writes laid over it. */
export function useClubQuery(): UseQueryResult<ClubPage> {
  return useOverlaid(clubQuery, overlayClub, null)
}

/** The club as it will be once the queued writes are done. */
export function overlayClub(server: ClubPage, writes: readonly QueuedWrite[]): ClubPage {
  return writes.reduce(
    (club, write) =>
      goesTo(write, accounts.renameMyself)
        ? withName(club, write.accountId, write.input as Input<typeof accounts.renameMyself>)
        : overlayWrite(clubWrites, club, write, null),
    server,
  )
}

/** A coach's own name; a player's page of the club shows theirs once the server has it. */
function withName(
  club: ClubPage,
  id: string,
  { firstName, lastName }: Input<typeof accounts.renameMyself>,
): ClubPage {
  const coaches = club.coaches.map((coach) => (coach.id === id ? { ...coach, firstName, lastName } : coach))
  return { ...club, coaches: coaches.toSorted(byName) }
}

/** What will never be done once its author has left the club. */
export function unsentFor(clubId: string, writes: readonly QueuedWrite[]): readonly QueuedWrite[] {
  return writes.filter((write) => !write.refused && write.clubId === clubId)
}

/** Asked for a second time, the code that was given meanwhile would be good for nothing. */
export function isRenewalQueued(writes: readonly QueuedWrite[]): boolean {
  return writes.some((write) => !write.refused && goesTo(write, clubs.renewCode))
}
