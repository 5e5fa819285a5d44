import type { Exercise } from '../../contract/exercises.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { audienceOfGroup } from '../../domain/audience.ts'
import { findingCandidates } from '../../domain/planner-candidates.ts'
import type { PlannerPlayer } from '../../domain/planner-need.ts'
import { practising } from '../../domain/planner-theme.ts'
import { subjectOn, type ThemeSubject } from '../../domain/theme.ts'
import { eachPlannerPlayer, type PlannerQuery } from '../../domain/planner-players.ts'
import { queryClient } from '../app/query-client.ts'
import { groupsQuery } from '../groups/queries.ts'
import { inSlices } from './in-slices.ts'
import type { PlanningInput } from './proposal-choices.ts'

interface Asking extends PlannerQuery {
  readonly library: readonly Exercise[]
  /** The session’s group and day; empty where the form has none. */
  readonly groupId: string
  readonly date: string
}

/** Computed in slices, because it takes a slow phone half a second. Null once `signal` has called it off. */
export async function prepareInput(
  facts: PlanningFacts,
  asking: Asking,
  signal: AbortSignal,
): Promise<Omit<PlanningInput, 'duration'> | null> {
  const { depth } = facts
  const { library, groupId, date, today } = asking
  const theme = groupId ? await themeOf(groupId, date || today) : null
  const prepared = await inSlices(preparation(facts, asking), signal)
  const ofTheme = theme ? practising(theme, library) : undefined
  return prepared && { ...prepared, library, depth, facts, theme, ofTheme }
}

/** None where the groups were never read on this device: a programme is proposed without network too. */
async function themeOf(groupId: string, day: string): Promise<ThemeSubject | null> {
  const groups = await queryClient.ensureQueryData(groupsQuery).catch(() => [])
  return subjectOn(groups.find(({ id }) => id === groupId)?.theme, day)
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
