import { useWaitingOver } from '../outbox/waiting-list.ts'
import { meWithWaiting } from './me-with-waiting.ts'
import { meQuery, useMe } from './queries.ts'

/** As `useMe`, with a queued change of the name applied. */
export function useMyself() {
  const waitingOver = useWaitingOver()
  return meWithWaiting(useMe(), waitingOver(meQuery.queryKey))
}

/** The author's name of what I write. */
export function useMyName(): string {
  const { firstName, lastName } = useMyself().account
  return `${firstName} ${lastName}`
}
