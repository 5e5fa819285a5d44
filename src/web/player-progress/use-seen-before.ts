import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Progress } from '../../contract/player-progress.ts'
import { markSeen } from './queries.ts'

/** The time up to which the player had seen the progress before this visit. Marks what the page shows as seen. */
export function useSeenBefore({ data, isFetching }: UseQueryResult<Progress>): string | null {
  const [atOpening, setAtOpening] = useState<Pick<Progress, 'seenUntil'> | null>(null)
  // Not from the cache, which may not know what was seen on another device.
  if (atOpening === null && data && !isFetching) setAtOpening({ seenUntil: data.seenUntil })
  // Identified by the newest evaluation; a progress without evaluations can be seen, too.
  const shown = atOpening === null ? null : (data?.evaluations[0]?.evaluationId ?? 'none')
  useEffect(() => (shown ? onceVisible(() => void markSeen()) : undefined), [shown])
  return (atOpening ?? data)?.seenUntil ?? null
}

/** Runs `act` once the tab is visible: in a background tab nothing was seen. @returns cancels it */
function onceVisible(act: () => void): () => void {
  const control = new AbortController()
  const actIfVisible = () => {
    if (document.hidden) return
    control.abort()
    act()
  }
  document.addEventListener('visibilitychange', actIfVisible, control)
  actIfVisible()
  return () => control.abort()
}
