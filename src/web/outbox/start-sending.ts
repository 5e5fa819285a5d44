import { personHere } from '../accounts/person-here.ts'
import { transmit } from '../call.ts'
import { type Line, sendInOrder } from './sender.ts'
import { onTold, tell } from './tabs.ts'
import { buildsOn, patienceMs, upgradeWrite } from './waiting-write.ts'
import { writeStore } from './write-store.ts'

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
export function pokeOnHope(): void {
  const poke = () => tell({ type: 'poke' })
  addEventListener('online', poke)
  addEventListener('pageshow', poke)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poke()
  })
}
