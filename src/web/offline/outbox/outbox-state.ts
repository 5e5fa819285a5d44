/** What this tab knows of the outbox, and the hooks that show it: the server's answers with what waits laid over them. */

import {
  hashKey,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { WhoAmI } from '../../../contract/accounts.ts'
import { currentAccountId } from '../../accounts/current-account.ts'
import { markUnsaved } from '../../app/unsaved-input.ts'
import { writeStore } from '../device-store.ts'
import type { BlockedReason } from '../tabs.ts'
import { ofClub, newerThan, type DoneWrite, upgradeWrite, type QueuedWrite } from './queued-write.ts'

export interface OutboxState {
  /** In order, those that were refused included. */
  readonly writes: readonly QueuedWrite[]
  /** In the order in which they were done; each is kept until every cached query that it affects is newer than its `doneAt`. */
  readonly doneWrites: readonly DoneWrite[]
  readonly blockedBy: BlockedReason | null
  /** Whether this device keeps what is written without network. */
  readonly canStore: boolean
  /** When something was last done by the server, in epoch milliseconds. */
  readonly sentAt: number | null
}

let state: OutboxState = { writes: [], doneWrites: [], blockedBy: null, canStore: true, sentAt: null }
const listeners = new Set<() => void>()

export function outboxState(): OutboxState {
  return state
}

export function changeOutbox(part: Partial<OutboxState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** What was refused on a device that keeps nothing: known as long as this page lives. */
let unstored: readonly QueuedWrite[] = []
let loads = 0
const removed = new Set<string>()

/** Reads again what waits for the person here; of two readings at once the later one counts. */
export async function loadQueue(): Promise<void> {
  loads += 1
  const reading = loads
  const person = currentAccountId()
  try {
    const writes = person ? (await writeStore.ofAccount(person)).map(upgradeWrite) : []
    if (reading !== loads || person !== currentAccountId()) return
    changeOutbox({ writes: withUnstored(writes.filter(({ id }) => !removed.has(id))), canStore: true })
  } catch {
    if (reading !== loads || person !== currentAccountId()) return
    changeOutbox({ writes: withUnstored(state.writes), canStore: false })
  }
}

/** With those of this account that the device does not store. */
function withUnstored(writes: readonly QueuedWrite[]): readonly QueuedWrite[] {
  const person = currentAccountId()
  return [
    ...writes.filter(({ id }) => !isUnstored(id)),
    ...unstored.filter(({ accountId }) => accountId === person),
  ]
}

/** Shows a write that the device does not keep, to its author. */
export function showUnstored(write: QueuedWrite): void {
  setUnstored([...unstored.filter(({ id }) => id !== write.id), write])
  changeOutbox({ writes: withUnstored(state.writes) })
}

/** The device keeps it after all. */
export function removeUnstored(id: string): void {
  setUnstored(unstored.filter((write) => write.id !== id))
}

/** Whether it is lost with this page. */
export function isUnstored(id: string): boolean {
  return unstored.some((write) => write.id === id)
}

function setUnstored(writes: readonly QueuedWrite[]): void {
  unstored = writes
  if (writes.length > 0) unmarkUnsaved ??= markUnsaved()
  else {
    unmarkUnsaved?.()
    unmarkUnsaved = undefined
  }
}

let unmarkUnsaved: (() => void) | undefined

/** Takes a write out of what is shown, for good: a reading that is under way does not bring it back. */
export function removeWrite(id: string): void {
  removed.add(id)
  removeUnstored(id)
  changeOutbox({ writes: state.writes.filter((each) => each.id !== id) })
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, outboxState, outboxState)
}

/**
 * What is to be laid over the server's answer to a query, in order: written here and not refused. What was done stays
 * until that query was read again, however long that takes: nobody is shown what was before their own work.
 */
export function useQueuedWritesFor(): (queryHash: string) => readonly QueuedWrite[] {
  const client = useQueryClient()
  const { writes, doneWrites } = useOutbox()
  const all = useMemo(
    () => [...doneWrites, ...writes.filter(({ refused }) => !refused)],
    [writes, doneWrites],
  )
  return useCallback(
    (queryHash) => {
      const here = client.getQueryData<WhoAmI | null>(['me'])?.club?.id
      return newerThan(client.getQueryCache().get(queryHash)?.state.dataUpdatedAt ?? 0, ofClub(here, all))
    },
    [client, all],
  )
}

/**
 * What the server answered a query, with what was written here and is not in that answer yet laid over it. The context is
 * the same object from one rendering to the next.
 */
export function useOverlaid<Server, Shown, Context, Key extends QueryKey>(
  query: UseQueryOptions<Server, Error, Server, Key>,
  overlay: (server: Server, writes: readonly QueuedWrite[], context: Context) => Shown,
  context: Context,
): UseQueryResult<Shown> {
  const queuedWritesFor = useQueuedWritesFor()
  const queryHash = hashKey(query.queryKey)
  const select = useCallback(
    (server: Server) => overlay(server, queuedWritesFor(queryHash), context),
    [overlay, queuedWritesFor, queryHash, context],
  )
  return useQuery({ ...query, select })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
