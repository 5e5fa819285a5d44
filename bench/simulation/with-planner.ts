import type { PlannerDepth, PlannerPlayer } from '../../src/domain/planner-need.ts'
import { proposeSession } from '../../src/domain/session-planner.ts'
import type { KnownPlayer, LibraryExercise, Strategy } from './coach.ts'

export function planner(depth: PlannerDepth): Strategy {
  return {
    name: depth === 'advanced' ? 'planner, advanced' : 'planner',
    choose({ players, library, day }) {
      const proposal = proposeSession({
        players: players.map((player) => asRecorded(player, library, day)),
        library,
        duration: '1h30',
        depth,
        audience: 'competition',
        pinned: [],
        excluded: [],
        proposedBefore: [],
      })
      return proposal.exercises.map(({ exercise }) => exercise)
    },
  }
}

function asRecorded(
  { id, scores, statuses, practised, requests }: KnownPlayer,
  library: readonly LibraryExercise[],
  day: number,
): PlannerPlayer {
  const techniques = [...new Set([...statuses.keys(), ...practised.keys()])].map((technique) => {
    const evaluation = statuses.get(technique)
    const last = practised.get(technique)
    return {
      id: technique,
      status: evaluation?.status ?? ('not_evaluated' as const),
      daysSincePractised: last === undefined ? null : day - last,
      daysSinceEvaluated: evaluation ? day - evaluation.day : null,
    }
  })
  const asked = new Set(requests.map(({ exerciseId }) => exerciseId))
  return {
    id,
    firstName: id,
    scores,
    earlierScores: null,
    techniques,
    requests: library.filter((exercise) => asked.has(exercise.id)),
  }
}
