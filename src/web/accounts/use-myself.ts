import { hashKey } from '@tanstack/react-query'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { overlayMe } from './me-overlay.ts'
import { meQuery, useMe } from './queries.ts'

/** As `useMe`, with a name that was written here and not sent yet. */
export function useMyself() {
  const waitingOver = useWaitingOver()
  return overlayMe(useMe(), waitingOver(hashKey(meQuery.queryKey)))
}

/** What others read beside what I write. */
export function useMyName(): string {
  const { firstName, lastName } = useMyself().account
  return `${firstName} ${lastName}`
}
