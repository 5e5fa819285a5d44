import { useMe } from '../accounts/queries.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { useRequests, useRequestViewer } from '../exercise-requests/use-requests.ts'
import type { NavigationItem } from './navigation.ts'

export interface WaitingCountProps {
  id: string
  of: NonNullable<NavigationItem['waits']>
}

/** How many wait for an answer. Beside the name of its link, not part of it: the link has it as its description. */
export function WaitingCount({ id, of }: WaitingCountProps) {
  const { club } = useMe()
  if (!club) return null
  return of === 'requests' ? <Requests id={id} clubId={club.id} /> : <Arrivals id={id} />
}

function Requests({ id, clubId }: { id: string; clubId: string }) {
  const { data } = useRequests('active', 1, useRequestViewer(clubId))
  return <Count id={id} count={data?.open.pending} words="en attente" />
}

function Arrivals({ id }: { id: string }) {
  return <Count id={id} count={useClubQuery().data?.administration?.waiting.length} words="à accepter" />
}

interface CountProps {
  id: string
  count: number | undefined
  words: string
}

function Count({ id, count = 0, words }: CountProps) {
  if (count === 0) return null
  return (
    <span id={id} aria-hidden="true" className="waiting-count">
      {count}
      <span className="sr-only"> {words}</span>
    </span>
  )
}
