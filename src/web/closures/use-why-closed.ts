import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { whyClosed } from '../../domain/session-series.ts'
import { closuresQuery } from './queries.ts'

/** Why the club does not train on a day: « Vacances de Noël »; null where it does, and until that is known. */
export function useWhyClosed(): (day: string) => string | null {
  const { data: closures } = useQuery(closuresQuery)
  const [rule, setRule] = useState<typeof whyClosed>()
  useEffect(() => {
    // The dates of the holidays have no room in the screen's own file. Without them nothing is hatched.
    import('../../domain/session-series.ts').then(
      (loaded) => setRule(() => loaded.whyClosed),
      () => undefined,
    )
  }, [])
  return (day) => (rule && closures ? rule(day, closures) : null)
}
