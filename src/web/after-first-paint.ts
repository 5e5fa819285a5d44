import { queryClient } from './query-client.ts'
import { recoverReads } from './recovery.ts'

/** What keeps the application fresh and is not needed to show it: the first load is without it. */
export function start(): void {
  recoverReads(queryClient)
}
