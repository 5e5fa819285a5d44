import * as accounts from './accounts.ts'
import * as apiKeys from './api-keys.ts'
import * as clubExports from './club-exports.ts'
import * as clubs from './clubs.ts'
import type { Endpoint } from './endpoint.ts'
import * as exerciseRequests from './exercise-requests.ts'
import * as exercises from './exercises.ts'
import * as groups from './groups.ts'
import * as places from './places.ts'
import * as playerProgress from './player-progress.ts'
import * as players from './players.ts'
import * as profiles from './profiles.ts'
import * as subscription from './subscription.ts'
import * as support from './support.ts'
import * as techniqueEvaluations from './technique-evaluations.ts'
import * as trainingSessions from './training-sessions.ts'

/** The modules that forms write to: the browser checks an input with these alone. */
export const writtenModules = {
  accounts,
  apiKeys,
  clubExports,
  clubs,
  exerciseRequests,
  exercises,
  groups,
  places,
  playerProgress,
  players,
  profiles,
  subscription,
  support,
  techniqueEvaluations,
  trainingSessions,
}

/** Their endpoints by name. */
export const writtenEndpoints: ReadonlyMap<string, Endpoint> = endpointsIn(writtenModules)

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
