import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import { personHere } from '../accounts/person-here.ts'
import type { HeldUp } from './tabs.ts'
import { madeIn, notIn, type SettledWrite, upgradeWrite, type WaitingWrite } from './waiting-write.ts'
import { writeStore } from './write-store.ts'

/** What this tab knows of the outbox, for what is on screen. */
export interface OutboxState {
  /** In order, those that were refused included. */
  readonly writes: readonly WaitingWrite[]
  /** In the order in which they were done; one stays until all that it changed was read again. */
  readonly settled: readonly SettledWrite[]
  readonly heldUp: HeldUp | null
  /** Whether this device keeps what is written without network. */
  readonly keeps: boolean
  /** When something was last done by the server, in epoch milliseconds. */
  readonly sentAt: number | null
}

let state: OutboxState = { writes: [], settled: [], heldUp: null, keeps: true, sentAt: null }
const listeners = new Set<() => void>()

export function outboxState(): OutboxState {
  return state
}

export function changeOutbox(part: Partial<OutboxState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** What was refused on a device that keeps nothing: known as long as this page lives. */
let onlyHere: readonly WaitingWrite[] = []
let readings = 0
const gone = new Set<string>()

/** Reads again what waits for the person here; of two readings at once the later one counts. */
export async function readWaiting(): Promise<void> {
  readings += 1
  const reading = readings
  const person = personHere()
  try {
    const writes = person ? (await writeStore.ofPerson(person)).map(upgradeWrite) : []
    if (reading !== readings || person !== personHere()) return
    changeOutbox({ writes: withOnlyHere(writes.filter(({ id }) => !gone.has(id))), keeps: true })
  } catch {
    if (reading !== readings || person !== personHere()) return
    changeOutbox({ writes: withOnlyHere(state.writes), keeps: false })
  }
}

/** It is nobody else's to see. */
function withOnlyHere(writes: readonly WaitingWrite[]): readonly WaitingWrite[] {
  const person = personHere()
  return [
    ...writes.filter(({ id }) => !isOnlyHere(id)),
    ...onlyHere.filter(({ accountId }) => accountId === person),
  ]
}

/** Shows a write that the device does not keep, to its author. */
export function showUnkept(write: WaitingWrite): void {
  keepOnlyHere([...onlyHere.filter(({ id }) => id !== write.id), write])
  changeOutbox({ writes: withOnlyHere(state.writes) })
}

/** The device keeps it after all. */
export function forgetUnkept(id: string): void {
  keepOnlyHere(onlyHere.filter((write) => write.id !== id))
}

/** Whether it is lost with this page. */
export function isOnlyHere(id: string): boolean {
  return onlyHere.some((write) => write.id === id)
}

/** While there are any, leaving the page is asked about, and no newer version takes over by itself (`hasUnsavedInput`). */
function keepOnlyHere(writes: readonly WaitingWrite[]): void {
  onlyHere = writes
  if (writes.length > 0) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault()
}

/** Takes a write out of what is shown, for good: a reading that is under way does not bring it back. */
export function dropWrite(id: string): void {
  gone.add(id)
  forgetUnkept(id)
  changeOutbox({ writes: state.writes.filter((each) => each.id !== id) })
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, outboxState, outboxState)
}

/**
 * What is to be laid over what a query was told, in order: written here and not refused. What was done stays until that
 * query was read again, however long that takes: nobody is shown what was before their own work.
 */
export function useWaitingOver(): (queryHash: string) => readonly WaitingWrite[] {
  const client = useQueryClient()
  const { writes, settled } = useOutbox()
  const all = useMemo(() => [...settled, ...writes.filter(({ refused }) => !refused)], [writes, settled])
  return useCallback(
    (queryHash) => {
      const here = client.getQueryData<WhoAmI | null>(['me'])?.club?.id
      return notIn(client.getQueryCache().get(queryHash)?.state.dataUpdatedAt ?? 0, madeIn(here, all))
    },
    [client, all],
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
