import { useEffect, useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useNow } from '../app/use-now.ts'
import type { SessionDraft } from '../training-sessions/session-draft.ts'
import type { PlanningInput } from './proposal-choices.ts'

interface Sources {
  /** Undefined until loaded. */
  facts: PlanningFacts | undefined
  library: readonly Exercise[] | undefined
  draft: Pick<SessionDraft, 'playerIds' | 'duration' | 'groupId' | 'date'>
}

/** The planner's input; null until it is computed. */
export function usePlanningInput({ facts, library, draft }: Sources): PlanningInput | null {
  const { playerIds, duration, groupId, date } = draft
  // Fixed while the dialog is open, so that the proposal does not change as time passes.
  const [now] = useState(useNow())
  const today = clubDay(now, useTimeZone())
  const [known, setKnown] = useState<Omit<PlanningInput, 'duration'> | null>(null)
  useEffect(() => {
    if (!facts || !library) return undefined
    const controller = new AbortController()
    // In a file of its own: the dialog stands at its 132 kB.
    void import('./prepare-input.ts')
      .then(({ prepareInput }) =>
        prepareInput(facts, { library, playerIds, groupId, date, now, today }, controller.signal),
      )
      .then((prepared) => prepared && setKnown(prepared))
      // Thrown again while rendering, for the dialog's error boundary.
      .catch((error: unknown) =>
        setKnown(() => {
          throw error
        }),
      )
    return () => controller.abort()
  }, [facts, library, playerIds, groupId, date, now, today])
  return useMemo(() => (facts && known ? { ...known, duration } : null), [facts, known, duration])
}
