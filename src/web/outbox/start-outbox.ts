import { personHere } from '../accounts/person-here.ts'
import { CallFailed, transmit } from '../call.ts'
import { noticeWhatEnded, queryClient } from '../query-client.ts'
import { leadTabs, whileLeading } from './leadership.ts'
import { followOutbox, type Reactions } from './outbox.ts'
import { type Line, sendInOrder } from './sender.ts'
import { onTold, tell } from './tabs.ts'
import { readWaiting } from './waiting-list.ts'
import { buildsOn, patienceMs, upgradeWrite } from './waiting-write.ts'
import { writeStore } from './write-store.ts'

/** Part of the first load, with all that it needs: what was written is sent although no other file arrives. */
export function startOutbox(): void {
  followOutbox({
    readAgain: (write) => rereading.readAgain(write),
    isRead: (write) => rereading.isRead(write),
    onRead: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener()
      }),
    onHeldUp: (by) => noticeWhatEnded(new CallFailed(by)),
  })
  void readWaiting()
  whileLeading(startSending)
  leadTabs()
  pokeOnHope()
}

type Rereading = Pick<Reactions, 'readAgain' | 'isRead'>

/** Everything, until the registry has arrived and says what a write changes. */
let rereading: Rereading = {
  readAgain: () => queryClient.invalidateQueries(),
  isRead: ({ doneAt }) =>
    queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.data === undefined || state.dataUpdatedAt >= doneAt),
}

export function setRereading(known: Rereading): void {
  rereading = known
}

/** Sends what waits on this device from this tab, until the signal aborts. */
export function startSending(signal: AbortSignal): void {
  let poked = false
  let wake: (() => void) | undefined

  const line: Line = {
    async next() {
      poked = false
      return (await waitingHere())[0] ?? null
    },
    send: (write) => transmit(write, write.input, { ...write, writeId: write.id }),
    isAwaited: ({ at }) => Date.now() - Date.parse(at) < patienceMs,
    async settle(write, outcome) {
      if ('answer' in outcome) {
        await writeStore.remove(write.id)
        return tell({ type: 'settled', write, outcome })
      }
      await writeStore.change({ ...write, refused: outcome.refused })
      tell({ type: 'settled', write, outcome })
      // Sent after it they might pass: as edits of what somebody else has written meanwhile.
      const { refusal, current } = outcome.refused
      const refused = current === undefined ? { refusal } : { refusal: 'changed-meanwhile' as const, current }
      const upgraded = upgradeWrite(write)
      const dependents = (await waitingHere()).filter((each) => buildsOn(upgradeWrite(each), upgraded))
      for (const later of dependents) await line.settle(later, { refused })
    },
    holdUp: (by) => tell({ type: 'held-up', by }),
    rest: (ms) =>
      new Promise((resolve) => {
        // What came while the line was looked at may not have been seen.
        const timer = setTimeout(done, poked ? 0 : ms)
        function done() {
          clearTimeout(timer)
          wake = undefined
          resolve()
        }
        wake = done
      }),
    random: Math.random,
  }
  const stopListening = onTold(({ type }) => {
    if (type !== 'poke') return
    poked = true
    wake?.()
  })
  signal.addEventListener('abort', () => {
    stopListening()
    wake?.()
  })
  void sendInOrder(line, signal)
}

async function waitingHere() {
  const person = personHere()
  const writes = person ? await writeStore.ofPerson(person).catch(() => []) : []
  return writes.filter(({ refused }) => !refused)
}

/** Whatever gives hope that the network is back: `navigator.onLine` alone does not know a hall's Wi-Fi. */
function pokeOnHope(): void {
  const poke = () => tell({ type: 'poke' })
  addEventListener('online', poke)
  addEventListener('pageshow', poke)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poke()
  })
}
