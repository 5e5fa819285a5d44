import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Progress } from '../../contract/player-progress.ts'
import { markSeen } from './queries.ts'

/** Up to when the player had seen the progress as this visit began; what the page shows is noted as seen. */
export function useSeenBefore({ data, isFetching }: UseQueryResult<Progress>): string | null {
  const [atOpening, setAtOpening] = useState<Pick<Progress, 'seenUntil'> | null>(null)
  // What is kept on this device may not know yet what was seen on another one.
  if (atOpening === null && data && !isFetching) setAtOpening({ seenUntil: data.seenUntil })
  // By its newest evaluation; that there is none is seen, too.
  const shown = atOpening === null ? null : (data?.evaluations[0]?.evaluationId ?? 'none')
  useEffect(() => (shown ? onceVisible(() => void markSeen()) : undefined), [shown])
  return (atOpening ?? data)?.seenUntil ?? null
}

/** In a tab behind another one nobody has seen anything. */
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
