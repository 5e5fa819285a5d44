import './installation/install-prompt.ts'
import { queryClient } from './query-client.ts'
import { recoverReads } from './recovery.ts'
import { watchVersions } from './updates/watch-versions.ts'

/** What keeps the application fresh and is not needed to show it: the first load is without it. */
export function start(): void {
  recoverReads(queryClient)
  // In development every change is a new version.
  if (import.meta.env.PROD) void watchVersions()
}
