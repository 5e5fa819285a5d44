import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../app/query-client.ts'
import { clubQuery } from '../../clubs/queries.ts'
import { outboxState } from './outbox-state.ts'
import type { NamedThing, QueuedWrite } from './queued-write.ts'

/** By id: what was deleted a moment ago is in no answer any more, and may still be brought back. */
const namedBefore = new Map<unknown, NamedThing>()

/** What a write's address names, in its order, as this device knows it now; null where it knows nothing of it. */
export function namedThings({ path, input }: Pick<QueuedWrite, 'path' | 'input'>): (NamedThing | null)[] {
  const [, , noun, ...rest] = path.split('/')
  const ids = rest.filter((part) => part.startsWith(':')).map((part) => input[part.slice(1)])
  if (ids.length === 0) return []
  const made = outboxState().writes.filter((write) => write.path === `/api/${noun}`)
  const known = [answersAbout([noun]), made.map((write) => write.input), playersOfClub()]
  return ids.map((id) => {
    const thing = withoutPeople(findIn(known, id)) ?? namedBefore.get(id) ?? null
    if (thing) namedBefore.set(id, thing)
    return thing
  })
}

/** Their names alone: a write outlives the addresses that a coach reads. */
function playersOfClub(): NamedThing[] {
  const players = queryClient.getQueryData(clubQuery.queryKey)?.players ?? []
  return players.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

/** What was read last comes first. */
function answersAbout(queryKey: QueryKey): unknown[] {
  const queries = queryClient.getQueryCache().findAll({ queryKey })
  return queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data)
}

function findIn(data: unknown, id: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('id' in data && data.id === id) return data
  for (const part of Object.values(data)) {
    const found = findIn(part, id)
    if (found) return found
  }
  return undefined
}

/** Who takes part in a session, and what they said, is erased with the answers. */
function withoutPeople(thing: object | undefined): NamedThing | undefined {
  return (
    thing &&
    Object.fromEntries(
      Object.entries(thing).filter(([name, value]) => name !== 'feedback' && !Array.isArray(value)),
    )
  )
}
