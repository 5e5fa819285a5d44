import { currentAccountId } from '../../accounts/current-account.ts'
import { CallFailed, transmit } from '../../app/call.ts'
import { handleSessionEnd, queryClient } from '../../app/query-client.ts'
import { electLeader, runWhileLeader } from '../leadership.ts'
import { onBroadcast, broadcast } from '../tabs.ts'
import { connectOutbox, type OutboxHandlers } from './outbox.ts'
import { type SendQueue, sendInOrder } from './sender.ts'
import { loadQueue } from './outbox-state.ts'
import { dependsOn, answerTimeoutMs, upgradeWrite } from './queued-write.ts'
import { writeStore } from './write-store.ts'

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

/** Sends what waits on this device from this tab, until the signal aborts. */
export function startSending(signal: AbortSignal): void {
  let poked = false
  let wake: (() => void) | undefined

  const queue: SendQueue = {
    async next() {
      poked = false
      return (await unrefusedWrites())[0] ?? null
    },
    send: (write) => transmit(write, write.input, { ...write, writeId: write.id }),
    isAwaited: ({ at }) => Date.now() - Date.parse(at) < answerTimeoutMs,
    async recordOutcome(write, outcome) {
      if ('answer' in outcome) {
        await writeStore.remove(write.id)
        return broadcast({ type: 'settled', write, outcome })
      }
      await writeStore.change({ ...write, refused: outcome.refused })
      broadcast({ type: 'settled', write, outcome })
      // Later edits that build on it are refused too: the server might take them for edits of somebody else's change.
      const { refusal, current } = outcome.refused
      const refused = current === undefined ? { refusal } : { refusal: 'changed-meanwhile' as const, current }
      const upgraded = upgradeWrite(write)
      const dependents = (await unrefusedWrites()).filter((each) => dependsOn(upgradeWrite(each), upgraded))
      for (const later of dependents) await queue.recordOutcome(later, { refused })
    },
    setBlocked: (by) => broadcast({ type: 'held-up', by }),
    pause: (ms) =>
      new Promise((resolve) => {
        // What came while the queue was looked at may not have been seen.
        const timer = setTimeout(done, poked ? 0 : ms)
        function done() {
          clearTimeout(timer)
          wake = undefined
          resolve()
        }
        wake = done
      }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  }
  const stopListening = onBroadcast(({ type }) => {
    if (type !== 'poke') return
    poked = true
    wake?.()
  })
  signal.addEventListener('abort', () => {
    stopListening()
    wake?.()
  })
  void sendInOrder(queue, signal)
}

async function unrefusedWrites() {
  const person = currentAccountId()
  const writes = person ? await writeStore.ofAccount(person).catch(() => []) : []
  return writes.filter(({ refused }) => !refused)
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
