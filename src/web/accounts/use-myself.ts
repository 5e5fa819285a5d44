import { hashKey } from '@tanstack/react-query'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { overlayMe } from './me-overlay.ts'
import { meQuery, useMe } from './queries.ts'

/** As `useMe`, with a queued change of the name applied. */
export function useMyself() {
  const waitingOver = useWaitingOver()
  return overlayMe(useMe(), waitingOver(hashKey(meQuery.queryKey)))
}

/** The author's name of what I write. */
export function useMyName(): string {
  const { firstName, lastName } = useMyself().account
  return `${firstName} ${lastName}`
}
