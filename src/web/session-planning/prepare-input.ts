import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { audienceOfGroup } from '../../domain/audience.ts'
import { findingCandidates } from '../../domain/planner-candidates.ts'
import type { PlannerPlayer } from '../../domain/planner-need.ts'
import { eachPlannerPlayer, type PlannerQuery } from '../../domain/planner-players.ts'
import { inSlices } from './in-slices.ts'
import type { PlanningInput } from './proposal-choices.ts'

interface Asking extends PlannerQuery {
  readonly library: readonly Exercise[]
}

/** Computed in slices, because it takes a slow phone half a second. Null once `signal` has called it off. */
export async function prepareInput(
  facts: PlanningFacts,
  asking: Asking,
  signal: AbortSignal,
): Promise<Omit<PlanningInput, 'duration'> | null> {
  const { depth } = facts
  const { library } = asking
  const prepared = await inSlices(preparation(facts, asking), signal)
  return prepared && { ...prepared, library, depth, facts }
}

function* preparation(facts: PlanningFacts, asking: Asking) {
  const players: PlannerPlayer[] = []
  for (const player of eachPlannerPlayer(facts, asking)) {
    players.push(player)
    yield
  }
  const audience = audienceOfGroup(players) ?? 'youth'
  yield* findingCandidates({ players, library: asking.library, depth: facts.depth, audience })
  return { players, audience }
}
