import type { Group } from '../../contract/groups.ts'
import { queryClient } from '../app/query-client.ts'
import { groupsQuery } from './queries.ts'

/** A group that was saved, or came with a refusal, in its place by name. */
export function cacheGroup(group: Group): void {
  update((listed) =>
    [...listed.filter(({ id }) => id !== group.id), group].toSorted((a, b) =>
      a.name.localeCompare(b.name, 'fr'),
    ),
  )
}

export function forgetGroup(gone: Pick<Group, 'id'>): void {
  update((listed) => listed.filter(({ id }) => id !== gone.id))
}

/** Keeps `dataUpdatedAt`: the rest of the list was not fetched again. */
function update(change: (listed: readonly Group[]) => Group[]): void {
  const { queryKey } = groupsQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(queryKey, (listed) => listed && change(listed), { updatedAt })
}
