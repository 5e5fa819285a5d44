import { useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { plannerPlayers } from '../../domain/planner-players.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { clubDay } from '../club-time.ts'
import { useNow } from '../use-now.ts'
import type { Occasion } from './proposal-choices.ts'

interface Sources {
  /** Undefined until it was read. */
  facts: PlanningFacts | undefined
  library: readonly Exercise[] | undefined
  playerIds: readonly string[]
  duration: SessionDuration
}

/** null until all is known that a programme is proposed from. */
export function useOccasion({ facts, library, playerIds, duration }: Sources): Occasion | null {
  // As long as the proposal is open it is of one instant: nothing in it changes because a minute has passed.
  const [now] = useState(useNow())
  const today = clubDay(now, useTimeZone())
  return useMemo(() => {
    if (!facts || !library) return null
    const players = plannerPlayers(facts, { library, playerIds, now, today })
    return { players, library, duration, depth: facts.depth, facts }
  }, [facts, library, playerIds, duration, now, today])
}
