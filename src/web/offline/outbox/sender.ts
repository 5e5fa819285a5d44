/** Sends what waits on this device, one write after the other: of all tabs the leader does. */

import { currentAccountId } from '../../accounts/current-account.ts'
import { CallFailed, transmit } from '../../app/call.ts'
import { intervals } from '../../app/intervals.ts'
import { writeStore } from '../device-store.ts'
import { type BlockedReason, broadcast, onBroadcast, type Outcome } from '../tabs.ts'
import { dependsOn, type QueuedWrite, upgradeWrite } from './queued-write.ts'

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
    isAwaited: ({ at }) => Date.now() - Date.parse(at) < intervals.answer,
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
    setBlocked: (by) => broadcast({ type: 'blocked', by }),
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

/** The queue as the sending sees it. */
export interface SendQueue {
  /** The first that is not refused; null when nothing waits. */
  next(): Promise<QueuedWrite | null>
  /** @throws CallFailed */
  send(write: QueuedWrite): Promise<unknown>
  /** Keeps what became of it, then tells. @throws when the device does not */
  recordOutcome(write: QueuedWrite, outcome: Outcome): Promise<void>
  /** Whether its author may still be waiting for the answer. */
  isAwaited(write: QueuedWrite): boolean
  /** Nothing can be sent for this reason; null when that has passed. */
  setBlocked(by: BlockedReason | null): void
  /** Resolves when there is hope, at the latest after this time. */
  pause(ms: number): Promise<void>
  /** Resolves after this time, whatever happens meanwhile. */
  wait(ms: number): Promise<void>
  random(): number
}

/**
 * A write on which the server breaks is given back: at once to somebody who waits for the answer, otherwise after so
 * many tries, so that those behind it get through.
 */
const maxServerErrors = 6

const blockedReasons: ReadonlySet<string> = new Set<BlockedReason>([
  'not-signed-in',
  'signed-in-as-another',
  'outdated-client',
])
const transientRefusals: ReadonlySet<string> = new Set([
  'no-network',
  'unavailable',
  'too-many-attempts',
  'too-many-writes',
])

/** Sends what waits, strictly in order, one at a time, until the signal aborts. */
export async function sendInOrder(queue: SendQueue, signal: AbortSignal): Promise<void> {
  let failures = 0
  let serverErrors = 0
  let isBlocked = false
  function report(by: BlockedReason | null) {
    if (isBlocked || by) queue.setBlocked(by)
    isBlocked = by !== null
  }
  while (!signal.aborted) {
    const write = await queue.next()
    if (!write) {
      await queue.pause(intervals.longestSendRetry)
      continue
    }
    let result = await attempt(queue, write)
    if (signal.aborted) return
    if (typeof result === 'object' && 'retryAfterMs' in result) {
      await queue.wait(Math.min(result.retryAfterMs, intervals.longestSendRetry))
      continue
    }
    if (result === 'unexpected') serverErrors += 1
    if (result === 'unexpected' && (serverErrors >= maxServerErrors || queue.isAwaited(write))) {
      result = { refused: { refusal: 'unexpected' } }
    }
    if (result !== 'passing') report(isBlockedReason(result) ? result : null)
    if (typeof result === 'object' && (await storeResult(queue, write, result))) {
      failures = 0
      serverErrors = 0
      continue
    }
    const ceiling = Math.min(intervals.longestSendRetry, intervals.firstRetry * 2 ** failures)
    failures += 1
    await queue.pause(ceiling * queue.random())
  }
}

/** The server takes no more for now: what waits goes on waiting, and nobody has to hear of it. */
interface TooMany {
  readonly retryAfterMs: number
}

type Result = Outcome | TooMany | BlockedReason | 'passing' | 'unexpected'

/** The server's word on it, or why there is none yet. */
async function attempt(queue: SendQueue, write: QueuedWrite): Promise<Result> {
  try {
    return { answer: await queue.send(write) }
  } catch (error) {
    if (!(error instanceof CallFailed)) return 'unexpected'
    const { refusal, sentence, retryAfterMs } = error
    if (retryAfterMs !== undefined) return { retryAfterMs }
    if (refusal === 'no-network' || transientRefusals.has(refusal)) return 'passing'
    if (refusal === 'unexpected' || isBlockedReason(refusal)) return refusal
    return { refused: { refusal, sentence, fields: { ...error.fields }, current: error.current } }
  }
}

/** A device that fails to keep what became of a write has it sent again, under the same id: it is done once. */
async function storeResult(queue: SendQueue, write: QueuedWrite, outcome: Outcome): Promise<boolean> {
  try {
    await queue.recordOutcome(write, outcome)
    return true
  } catch {
    return false
  }
}

function isBlockedReason(result: unknown): result is BlockedReason {
  return typeof result === 'string' && blockedReasons.has(result)
}
