import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Group } from '../../contract/groups.ts'
import { choicesAmong } from './choices-among.ts'
import { GroupChips } from './group-chips.tsx'
import { inGroup } from './in-group.ts'
import { groupsQuery } from './queries.ts'

const noGroups: readonly Group[] = []

interface GroupFilter {
  isShown: (playerId: string) => boolean
  /** Nothing where they would tell nobody apart. */
  chips: ReactNode
}

/** Filters those who are listed by group, as long as the list is open: the address does not say it. */
export function useGroupFilter(listedIds: readonly string[], onChoose?: () => void): GroupFilter {
  const { data: groups = noGroups } = useQuery(groupsQuery)
  const [chosen, setChosen] = useState<string>()
  const offered = choicesAmong(groups, listedIds)
  // Whoever left may have been the last one of that group.
  const current = offered.find((choice) => choice === chosen)
  const isShown = useMemo(() => inGroup(groups, current), [groups, current])

  function handleChoose(choice: string | undefined) {
    setChosen(choice)
    onChoose?.()
  }
  const chips = offered.length > 0 && (
    <GroupChips offered={offered} chosen={current} onChoose={handleChoose} />
  )
  return { isShown, chips }
}
