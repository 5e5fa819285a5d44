import type { Group } from '../../contract/groups.ts'
import { inGroup, withoutGroup } from './in-group.ts'

/** By which groups those who are listed can be told apart; nothing where there is only one. */
export function choicesAmong(groups: readonly Group[], listedIds: readonly string[]): readonly string[] {
  const offered = [...groups.map(({ id }) => id), withoutGroup].filter((choice) =>
    listedIds.some(inGroup(groups, choice)),
  )
  return offered.length > 1 ? offered : []
}
