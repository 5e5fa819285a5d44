import type { Group } from '../../contract/groups.ts'

/** In the address: the players of a group by its id, or those who are in none. */
export const withoutGroup = 'aucun'

/** Whether a player is shown under that choice. A group that is gone holds nobody back. */
export function inGroup(groups: readonly Group[], chosen: string | undefined): (playerId: string) => boolean {
  if (chosen === withoutGroup) {
    const placed = new Set(groups.flatMap(({ playerIds }) => playerIds))
    return (playerId) => !placed.has(playerId)
  }
  const group = groups.find(({ id }) => id === chosen)
  if (!group) return () => true
  const members = new Set(group.playerIds)
  return (playerId) => members.has(playerId)
}
