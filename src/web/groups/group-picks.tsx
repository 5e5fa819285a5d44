import { useQuery } from '@tanstack/react-query'
import { inWeekOrder } from '../../domain/group.ts'
import { groupsQuery } from './queries.ts'
import './group-chips.css'

interface GroupPicksProps {
  /** Who may be ticked. */
  candidateIds: readonly string[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}

/** Ticks all players of a group at one press, and unticks them at the next; nothing in a club that has none. */
export function GroupPicks({ candidateIds, selected, onChange }: GroupPicksProps) {
  const { data = [] } = useQuery(groupsQuery)
  const groups = inWeekOrder(data)
    .map(({ id, name, playerIds }) => ({
      id,
      name,
      players: candidateIds.filter((candidate) => playerIds.includes(candidate)),
    }))
    .filter(({ players }) => players.length > 0)
  if (groups.length === 0) return null
  return (
    <div role="group" aria-label="Groupes" className="group-chips">
      {groups.map(({ id, name, players }) => {
        const all = players.every((player) => selected.includes(player))
        const others = selected.filter((player) => !players.includes(player))
        return (
          <button
            key={id}
            type="button"
            className="button toggle"
            aria-pressed={all}
            onClick={() => onChange(all ? others : [...others, ...players])}
          >
            <bdi>{name}</bdi>
          </button>
        )
      })}
    </div>
  )
}
