import type { Problem } from '../../contract/problem.ts'
import type { LiveMessage } from '../live/live.ts'
import type { CachedAnswer } from './cached-answers.ts'
import type { QueuedWrite } from './outbox/queued-write.ts'
import type { Reachability } from './reachability.ts'

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** The leader has the server's word about a write. */
  | { type: 'settled'; write: QueuedWrite; outcome: Outcome }
  /** What waits has changed otherwise: something was added, given up, erased. */
  | { type: 'writes-changed' }
  /** There is something to send, or hope that it can be sent now. */
  | { type: 'poke' }
  /** The leader works; a tab that hears nothing of it takes over. */
  | { type: 'leading' }
  | { type: 'held-up'; by: BlockedReason | null }
  /** From the leader's live stream. */
  | { type: 'live'; news: LiveMessage }
  /** The live stream is lost, and the server does not answer either. */
  | { type: 'unreachable'; found: Reachability }
  /** What one tab has read the others need not. */
  | { type: 'answers'; answers: readonly CachedAnswer[] }

/** What the server said of a write. */
export type Outcome = { answer: unknown } | { refused: Pick<Problem, 'refusal' | 'fields' | 'current'> }

/** Why nothing at all is sent, until somebody does something about it. */
export type BlockedReason = 'not-signed-in' | 'signed-in-as-another' | 'outdated-client'

const channel = new BroadcastChannel('rebond')
const listeners = new Set<(message: TabMessage) => void>()

channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => dispatch(data))

/** To every tab, this one included. */
export function broadcast(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(message)
  dispatch(message)
}

export function onBroadcast(listener: (message: TabMessage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function dispatch(message: TabMessage): void {
  for (const listener of listeners) listener(message)
}
