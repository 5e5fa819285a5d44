import { CallFailed } from '../call.ts'
import { intervals } from '../intervals.ts'
import type { HeldUp, Outcome } from './tabs.ts'
import type { WaitingWrite } from './waiting-write.ts'

export interface Line {
  /** The first that is not refused; null when nothing waits. */
  next(): Promise<WaitingWrite | null>
  /** @throws CallFailed */
  send(write: WaitingWrite): Promise<unknown>
  /** Keeps what became of it, then tells. @throws when the device does not */
  settle(write: WaitingWrite, outcome: Outcome): Promise<void>
  /** Whether its author may still be waiting for the answer. */
  isAwaited(write: WaitingWrite): boolean
  /** Nothing can be sent for this reason; null when that has passed. */
  holdUp(by: HeldUp | null): void
  /** Resolves when there is hope, at the latest after this time. */
  rest(ms: number): Promise<void>
  random(): number
}

/**
 * A write on which the server breaks is given back: at once to somebody who waits for the answer, otherwise after so
 * many tries, so that those behind it get through.
 */
const mostBreakdowns = 6

const holdUps: ReadonlySet<string> = new Set<HeldUp>([
  'not-signed-in',
  'signed-in-as-another',
  'outdated-client',
])
const passing: ReadonlySet<string> = new Set(['no-network', 'unavailable', 'too-many-attempts'])

/** Sends what waits, strictly in order, one at a time, until the signal aborts. */
export async function sendInOrder(line: Line, signal: AbortSignal): Promise<void> {
  let failures = 0
  let breakdowns = 0
  let heldUp = false
  function hold(by: HeldUp | null) {
    if (heldUp || by) line.holdUp(by)
    heldUp = by !== null
  }
  while (!signal.aborted) {
    const write = await line.next()
    if (!write) {
      await line.rest(intervals.longestSendRetry)
      continue
    }
    let result = await attempt(line, write)
    if (signal.aborted) return
    if (result === 'unexpected') breakdowns += 1
    if (result === 'unexpected' && (breakdowns >= mostBreakdowns || line.isAwaited(write))) {
      result = { refused: { refusal: 'unexpected' } }
    }
    if (result !== 'passing') hold(isHoldUp(result) ? result : null)
    if (typeof result === 'object' && (await isSettled(line, write, result))) {
      failures = 0
      breakdowns = 0
      continue
    }
    const ceiling = Math.min(intervals.longestSendRetry, intervals.firstRetry * 2 ** failures)
    failures += 1
    await line.rest(ceiling * line.random())
  }
}

type Result = Outcome | HeldUp | 'passing' | 'unexpected'

/** The server's word on it, or why there is none yet. */
async function attempt(line: Line, write: WaitingWrite): Promise<Result> {
  try {
    return { answer: await line.send(write) }
  } catch (error) {
    if (!(error instanceof CallFailed)) return 'unexpected'
    const { refusal } = error
    if (refusal === 'no-network' || passing.has(refusal)) return 'passing'
    if (refusal === 'unexpected' || isHoldUp(refusal)) return refusal
    return { refused: { refusal, fields: { ...error.fields }, current: error.current } }
  }
}

/** A device that fails to keep what became of a write has it sent again, under the same id: it is done once. */
async function isSettled(line: Line, write: WaitingWrite, outcome: Outcome): Promise<boolean> {
  try {
    await line.settle(write, outcome)
    return true
  } catch {
    return false
  }
}

function isHoldUp(result: unknown): result is HeldUp {
  return typeof result === 'string' && holdUps.has(result)
}
