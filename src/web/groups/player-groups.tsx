import { Link } from '@tanstack/react-router'
import type { Group } from '../../contract/groups.ts'

/** The names of a player’s groups, each leading to its players. */
export function PlayerGroups({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ id, name }, n) => (
    <span key={id}>
      {n > 0 && ', '}
      <Link to="/coach/players" search={{ group: id }}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  ))
}
