import { useWaitingOver } from '../outbox/waiting-list.ts'
import { meWithWaiting } from './me-with-waiting.ts'
import { meQuery, useMe } from './queries.ts'

/** As `useMe`, with a name that was written here and not sent yet. */
export function useMyself() {
  const waitingOver = useWaitingOver()
  return meWithWaiting(useMe(), waitingOver(meQuery.queryKey))
}

/** What others read beside what I write. */
export function useMyName(): string {
  const { firstName, lastName } = useMyself().account
  return `${firstName} ${lastName}`
}
