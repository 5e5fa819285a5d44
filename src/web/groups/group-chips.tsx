import { useQuery } from '@tanstack/react-query'
import { inWeekOrder } from '../../domain/group.ts'
import { withoutGroup } from './in-group.ts'
import { groupsQuery } from './queries.ts'
import './group-chips.css'

interface GroupChipsProps {
  /** The groups to choose from, where not all are. */
  offered?: readonly string[]
  chosen: string | undefined
  onChoose: (group: string | undefined) => void
}

/** Filters the players by group; nothing in a club that has none. */
export function GroupChips({ offered, chosen, onChoose }: GroupChipsProps) {
  const { data: groups = [] } = useQuery(groupsQuery)
  if (groups.length === 0) return null
  const chips: readonly { id: string | undefined; name: string }[] = [
    { id: undefined, name: 'Tous' },
    ...inWeekOrder(groups),
    { id: withoutGroup, name: 'Sans groupe' },
  ].filter(({ id }) => !id || !offered || offered.includes(id))
  // A group that is gone filters nothing.
  const current = chips.some(({ id }) => id === chosen) ? chosen : undefined
  return (
    <div role="group" aria-label="Groupes" className="group-chips">
      {chips.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          className="button toggle"
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}
