import { useQuery } from '@tanstack/react-query'
import type { Group } from '../../contract/groups.ts'
import { inWeekOrder } from '../../domain/group.ts'
import { groupsQuery } from './queries.ts'

/** The groups that a player is in. */
export function usePlayerGroups(playerId: string): readonly Group[] {
  const { data: groups = [] } = useQuery(groupsQuery)
  return inWeekOrder(groups.filter(({ playerIds }) => playerIds.includes(playerId)))
}
