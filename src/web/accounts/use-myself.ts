import { hashKey } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import { fullName } from '../../domain/member-name.ts'
import { useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { meQuery, useMe } from './queries.ts'
import { accountWrites } from './queued-writes.ts'
import { withRank } from './with-rank.ts'

/** As `useMe`, with a queued change of the name applied. */
export function useOverlaidMe() {
  const queuedWritesFor = useQueuedWritesFor()
  return withRank(overlayMe(useMe(), queuedWritesFor(hashKey(meQuery.queryKey))))
}

/** The author's name of what I write. */
export function useMyName(): string {
  return fullName(useOverlaidMe().account)
}

/** Who one is, with the queued names; each counts its version as the server will. */
export function overlayMe(server: WhoAmI, writes: readonly QueuedWrite[]): WhoAmI {
  return writes.reduce((me, write) => overlayWrite(accountWrites, me, write, null), server)
}
