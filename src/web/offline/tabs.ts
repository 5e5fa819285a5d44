/** The tabs of one browser: what they tell each other, and which one of them leads. */

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
  /** Nothing can be sent for this reason; null when that has passed. */
  | { type: 'blocked'; by: BlockedReason | null }
  /** From the leader's live stream. */
  | { type: 'live'; news: LiveMessage }
  /** The live stream is lost, and the server does not answer either. */
  | { type: 'unreachable'; found: Reachability }
  /** What one tab has read the others need not. */
  | { type: 'answers'; answers: readonly CachedAnswer[] }

/** What the server said of a write. */
export type Outcome =
  { answer: unknown } | { refused: Pick<Problem, 'refusal' | 'sentence' | 'fields' | 'current'> }

/** Why nothing at all is sent, until somebody does something about it. */
export type BlockedReason = 'not-signed-in' | 'signed-in-as-another' | 'outdated-client'

const channel = new BroadcastChannel('rebond')
/** `isOwn`: this tab has sent it. */
type Listener = (message: TabMessage, isOwn: boolean) => void
const listeners = new Set<Listener>()

channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => dispatch(data, false))

/** To every tab, this one included. */
export function broadcast(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(message)
  dispatch(message, true)
}

export function onBroadcast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function dispatch(message: TabMessage, isOwn: boolean): void {
  for (const listener of listeners) listener(message, isOwn)
}

const lock = 'rebond-leader'
/** A suspended tab keeps the lock: a visible tab that gets no « leading » within this time after a poke steals it. */
const silenceMs = 4_000

type LeaderTask = (signal: AbortSignal) => void

const tasks: LeaderTask[] = []
let leadership: AbortController | null = null

/**
 * What one tab of a browser does for all of them: begun where this is the one, and wherever it is later. Its signal aborts
 * when another tab has taken over.
 */
export function runWhileLeader(task: LeaderTask): void {
  tasks.push(task)
  if (leadership) task(leadership.signal)
}

/**
 * One tab of a browser sends what waits and holds the live stream. Without Web Locks, which an address that is not secure
 * lacks, every tab leads: what is sent twice is done once.
 */
export function electLeader(): void {
  // Absent, whatever its type says, where the address is not secure.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return startLeading()
  let requested = false
  let silence: ReturnType<typeof setTimeout> | undefined

  async function holdLock(): Promise<never> {
    clearTimeout(silence)
    startLeading()
    return new Promise(() => {})
  }

  async function requestLock() {
    if (requested) return
    requested = true
    await locks!
      .request(lock, () => {
        requested = false
        return holdLock()
      })
      .catch(handleLockLost)
  }
  async function stealLock() {
    await locks!.request(lock, { steal: true }, holdLock).catch(handleLockLost)
  }
  /** Another tab took over. */
  function handleLockLost() {
    leadership?.abort()
    leadership = null
    void requestLock()
  }

  onBroadcast((message) => {
    if (message.type === 'leading') clearTimeout(silence)
    if (message.type !== 'poke') return
    if (leadership) return broadcast({ type: 'leading' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (document.visibilityState === 'visible') void stealLock()
    }, silenceMs)
  })
  void requestLock()
}

function startLeading(): void {
  leadership = new AbortController()
  for (const task of tasks) task(leadership.signal)
}
