import { useMemo, useSyncExternalStore } from 'react'
import { personHere } from '../accounts/person-here.ts'
import type { HeldUp } from './tabs.ts'
import type { WaitingWrite } from './waiting-write.ts'
import { writeStore } from './write-store.ts'

/** What this tab knows of the outbox, for what is on screen. */
export interface OutboxState {
  /** In order, those that were refused included. */
  readonly writes: readonly WaitingWrite[]
  /** Done by the server, but not yet in what was read from it: they go on being shown. */
  readonly settling: readonly WaitingWrite[]
  readonly heldUp: HeldUp | null
  /** Whether this device keeps what is written without network. */
  readonly keeps: boolean
  /** When something was last done by the server, in epoch milliseconds. */
  readonly sentAt: number | null
}

let state: OutboxState = { writes: [], settling: [], heldUp: null, keeps: true, sentAt: null }
const listeners = new Set<() => void>()

export function outboxState(): OutboxState {
  return state
}

export function changeOutbox(part: Partial<OutboxState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

let readings = 0
const gone = new Set<string>()

/** Reads again what waits for the person here; of two readings at once the later one counts. */
export async function readWaiting(): Promise<void> {
  readings += 1
  const reading = readings
  const person = personHere()
  try {
    const writes = person ? await writeStore.ofPerson(person) : []
    if (reading !== readings || person !== personHere()) return
    changeOutbox({ writes: writes.filter(({ id }) => !gone.has(id)), keeps: true })
  } catch {
    changeOutbox({ keeps: false })
  }
}

/** Takes a write out of what is shown, for good: a reading that is under way does not bring it back. */
export function dropWrite(id: string): void {
  gone.add(id)
  changeOutbox({ writes: state.writes.filter((each) => each.id !== id) })
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, outboxState, outboxState)
}

/**
 * What is to be laid over what the server told, in order: written here and not refused. A write that was done stays
 * until what it concerns was read again.
 */
export function useWaiting(): readonly WaitingWrite[] {
  const { writes, settling } = useOutbox()
  return useMemo(() => [...settling, ...writes.filter(({ refused }) => !refused)], [writes, settling])
}

/** What the server said no to: kept until its author has decided. */
export function useRefused(): readonly WaitingWrite[] {
  const { writes } = useOutbox()
  return useMemo(() => writes.filter(({ refused }) => refused), [writes])
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
