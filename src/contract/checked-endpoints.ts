import * as accounts from './accounts.ts'
import * as clubs from './clubs.ts'
import type { Endpoint } from './endpoint.ts'
import * as exerciseMarks from './exercise-marks.ts'
import * as exerciseRequests from './exercise-requests.ts'
import * as exercises from './exercises.ts'
import * as hall from './hall.ts'
import * as playerProgress from './player-progress.ts'
import * as players from './players.ts'
import * as profiles from './profiles.ts'
import * as subscription from './subscription.ts'
import * as techniqueEvaluations from './technique-evaluations.ts'
import * as trainingSessions from './training-sessions.ts'

/**
 * The modules whose inputs the browser checks before it sends or queues them. What needs the network anyway is checked by
 * the server that answers it, and its schemas stay out of the browser.
 */
export const checkedModules = {
  accounts,
  clubs,
  exerciseMarks,
  exerciseRequests,
  exercises,
  hall,
  playerProgress,
  players,
  profiles,
  subscription,
  techniqueEvaluations,
  trainingSessions,
}

/** Their endpoints by name. */
export const checkedEndpoints: ReadonlyMap<string, Endpoint> = endpointsIn(checkedModules)

export function endpointsIn(modules: Readonly<Record<string, object>>): Map<string, Endpoint> {
  return new Map(
    Object.entries(modules).flatMap(([noun, pieces]) =>
      Object.entries(pieces).flatMap(([verb, piece]: [string, object]): [string, Endpoint][] =>
        isEndpoint(piece) ? [[`${noun}.${verb}`, piece]] : [],
      ),
    ),
  )
}

function isEndpoint(piece: object): piece is Endpoint {
  return 'method' in piece && 'path' in piece && 'ability' in piece
}
