import { rebondDrills } from '../../content/drills.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { MasteryProposal } from '../../contract/technique-evaluations.ts'
import { highestUncertainties, proposesMastery } from '../../domain/mastery-evidence.ts'
import type { listObservations } from '../hall/observations.ts'
import type { EvaluatedPlayer } from './store.ts'

interface Library {
  readonly library: readonly Exercise[]
  readonly archived: ReadonlySet<string>
}

/** Where what was seen in the hall proposes « Maîtrisé », in the order of the players. */
export function masteryProposals(
  players: readonly EvaluatedPlayer[],
  observations: Awaited<ReturnType<typeof listObservations>>,
  { library, archived }: Library,
): MasteryProposal[] {
  if (observations.length === 0) return []
  const ofRebond = rebondDrills.map((drill) => ({
    id: drill.id,
    type: drill.category,
    ...drill.pairs[0]!,
    drill,
  }))
  const highest = highestUncertainties([...ofRebond, ...library].filter(({ id }) => !archived.has(id)))
  const ofPlayer = Map.groupBy(observations, ({ playerId }) => playerId)
  return players.flatMap(({ id: playerId, evaluations }) =>
    [...Map.groupBy(ofPlayer.get(playerId) ?? [], ({ id }) => id)].flatMap(([id, seen]) => {
      const said = evaluations.find((evaluation) => evaluation.id === id) ?? null
      if (!proposesMastery(seen, said, highest.get(id) ?? 0)) return []
      const shown = seen.map(({ day, drill, uncertainty, reached, by }) => ({
        day,
        drill,
        uncertainty,
        reached,
        by,
      }))
      return [{ playerId, id, observations: shown }]
    }),
  )
}
