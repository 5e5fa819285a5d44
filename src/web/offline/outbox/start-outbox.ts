/** Starts the outbox of a tab: it follows what becomes of each write, and sends what waits while it leads. */

import { currentAccountId, onAccountChange } from '../../accounts/current-account.ts'
import { CallFailed } from '../../app/call.ts'
import { handleSessionEnd, queryClient } from '../../app/query-client.ts'
import {
  type BlockedReason,
  broadcast,
  electLeader,
  onBroadcast,
  type Outcome,
  runWhileLeader,
} from '../tabs.ts'
import { changeOutbox, loadQueue, outboxState, removeWrite } from './outbox-state.ts'
import { type DoneWrite, type QueuedWrite, upgradeWrite } from './queued-write.ts'
import { startSending } from './sender.ts'

/** Part of the first load, with all that it needs: what was written is sent although no other file arrives. */
export function startOutbox(): void {
  connectOutbox({
    invalidate: (write) => invalidation.invalidate(write),
    isCacheNewer: (write) => invalidation.isCacheNewer(write),
    onRefetch: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener()
      }),
    onBlocked: (by) => handleSessionEnd(new CallFailed(by)),
  })
  void loadQueue()
  runWhileLeader(startSending)
  electLeader()
  sendOnReconnect()
}

type Invalidation = Pick<OutboxHandlers, 'invalidate' | 'isCacheNewer'>

/** Everything, until the registry has arrived and says what a write changes. */
let invalidation: Invalidation = {
  invalidate: () => queryClient.invalidateQueries(),
  isCacheNewer: ({ doneAt }) =>
    queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.data === undefined || state.dataUpdatedAt >= doneAt),
}

export function setInvalidation(known: Invalidation): void {
  invalidation = known
}

/** Whatever gives hope that the network is back: `navigator.onLine` alone does not know a hall's Wi-Fi. */
function sendOnReconnect(): void {
  const poke = () => broadcast({ type: 'poke' })
  addEventListener('online', poke)
  addEventListener('pageshow', poke)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poke()
  })
}

interface OutboxHandlers {
  /** Resolves once what a write changed was read again, or could not be. */
  invalidate: (write: QueuedWrite) => Promise<unknown>
  /** Whether nothing older than this is kept of what it changed. */
  isCacheNewer: (write: DoneWrite) => boolean
  /** Calls back whenever something was read. */
  onRefetch: (listener: () => void) => void
  onBlocked: (by: BlockedReason) => void
}

/** Follows what the other tabs and the leader do. */
export function connectOutbox({ invalidate, isCacheNewer, onRefetch, onBlocked }: OutboxHandlers): void {
  onBroadcast((message, isOwn) => {
    // `enqueue` and `discard` have changed what this tab shows.
    if (message.type === 'writes-changed' && !isOwn) void loadQueue()
    if (message.type === 'blocked') {
      changeOutbox({ blockedBy: message.by })
      if (message.by) onBlocked(message.by)
    }
    if (message.type === 'settled') void applyOutcome(message.write, message.outcome)
  })
  onAccountChange(() => {
    changeOutbox({ writes: [], doneWrites: [], blockedBy: null })
    void loadQueue()
    broadcast({ type: 'poke' })
  })
  onRefetch(() => {
    const { doneWrites } = outboxState()
    // A new array even if all stay: overlays must be recomputed after each read, which may contain some of these writes.
    if (doneWrites.length > 0)
      changeOutbox({ doneWrites: doneWrites.filter((write) => !isCacheNewer(write)) })
  })

  async function applyOutcome(write: QueuedWrite, outcome: Outcome): Promise<void> {
    if (write.accountId !== currentAccountId()) return
    if ('refused' in outcome) return loadQueue()
    // Added here before it leaves `writes`: in neither, what it changed would flicker.
    changeOutbox({
      doneWrites: [...outboxState().doneWrites, { ...upgradeWrite(write), doneAt: Date.now() }],
    })
    removeWrite(write.id)
    await invalidate(write).catch(() => {})
    changeOutbox({ sentAt: Date.now() })
  }
}
