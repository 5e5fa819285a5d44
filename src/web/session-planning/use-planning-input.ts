import { useEffect, useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { findingCandidates } from '../../domain/planner-candidates.ts'
import type { PlannerPlayer } from '../../domain/planner-need.ts'
import { type PlannerQuery, eachPlannerPlayer } from '../../domain/planner-players.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useNow } from '../app/use-now.ts'
import { inSlices } from './in-slices.ts'
import type { PlanningInput } from './proposal-choices.ts'

interface Sources {
  /** Undefined until loaded. */
  facts: PlanningFacts | undefined
  library: readonly Exercise[] | undefined
  playerIds: readonly string[]
  duration: SessionDuration
}

/** Computes the planner's input in slices, because it takes a slow phone half a second. Null until it is done. */
export function usePlanningInput({ facts, library, playerIds, duration }: Sources): PlanningInput | null {
  // Fixed while the dialog is open, so that the proposal does not change as time passes.
  const [now] = useState(useNow())
  const today = clubDay(now, useTimeZone())
  const [known, setKnown] = useState<Omit<PlanningInput, 'duration'> | null>(null)
  useEffect(() => {
    if (!facts || !library) return undefined
    const controller = new AbortController()
    void inSlices(preparation(facts, { library, playerIds, now, today }), controller.signal)
      .then((players) => players && setKnown({ players, library, depth: facts.depth, facts }))
      // Thrown again while rendering, for the dialog's error boundary.
      .catch((error: unknown) =>
        setKnown(() => {
          throw error
        }),
      )
    return () => controller.abort()
  }, [facts, library, playerIds, now, today])
  return useMemo(() => (facts && known ? { ...known, duration } : null), [facts, known, duration])
}

function* preparation(
  facts: PlanningFacts,
  asking: PlannerQuery & { readonly library: readonly Exercise[] },
) {
  const players: PlannerPlayer[] = []
  for (const player of eachPlannerPlayer(facts, asking)) {
    players.push(player)
    yield
  }
  yield* findingCandidates({ players, library: asking.library, depth: facts.depth })
  return players
}
