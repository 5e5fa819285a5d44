import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import * as clubs from '../../contract/clubs.ts'
import type { Input } from '../../contract/endpoint.ts'
import { saveScores } from '../../contract/players.ts'
import * as sessionPlanning from '../../contract/session-planning.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import { scoresOf } from '../../domain/player-scores.ts'
import { call } from '../app/call.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'

export const planningFactsQuery = queryOptions({
  queryKey: ['session-planning'],
  queryFn: () => call(sessionPlanning.facts, {}),
})

/** What is known of the club's players, with the queued writes laid over it. */
export function usePlanningFacts(): UseQueryResult<PlanningFacts> {
  return useOverlaid(planningFactsQuery, overlayFacts, null)
}

/**
 * What is known of the players once the queued writes are done. What the server may still refuse counts as well: it is what
 * this coach thinks of them now.
 */
export function overlayFacts(server: PlanningFacts, writes: readonly QueuedWrite[]): PlanningFacts {
  return writes.reduce(factsAfter, server)
}

type Player = PlanningFacts['players'][number]

function factsAfter(facts: PlanningFacts, write: QueuedWrite): PlanningFacts {
  if (goesTo(write, clubs.removeMember)) {
    return { ...facts, players: facts.players.filter(({ id }) => id !== write.input['id']) }
  }
  if (goesTo(write, saveScores)) {
    const { settings } = write.input as Input<typeof saveScores>
    const set = new Map(settings.map(({ playerId, aiSettings }) => [playerId, scoresOf(aiSettings)]))
    return withPlayers(facts, (player) => ({ ...player, scores: set.get(player.id) ?? player.scores }))
  }
  if (goesTo(write, evaluate)) {
    const { playerId, id, status } = write.input as Input<typeof evaluate>
    const latest = { id, status, lastEvaluation: write.at }
    return withPlayers(facts, (player) => (player.id === playerId ? evaluated(player, latest) : player))
  }
  return facts
}

function evaluated(player: Player, latest: Player['evaluations'][number]): Player {
  const others = player.evaluations.filter(({ id }) => id !== latest.id)
  return { ...player, evaluations: [...others, latest] }
}

function withPlayers(facts: PlanningFacts, change: (player: Player) => Player): PlanningFacts {
  return { ...facts, players: facts.players.map(change) }
}
