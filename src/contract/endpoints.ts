import * as accounts from './accounts.ts'
import * as analyses from './analyses.ts'
import * as clubExports from './club-exports.ts'
import * as apiKeys from './api-keys.ts'
import * as clubs from './clubs.ts'
import * as coachAdvice from './coach-advice.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as exerciseRequests from './exercise-requests.ts'
import * as exercises from './exercises.ts'
import * as groups from './groups.ts'
import * as places from './places.ts'
import * as playerProgress from './player-progress.ts'
import * as players from './players.ts'
import * as profiles from './profiles.ts'
import * as sessionPlanning from './session-planning.ts'
import * as techniqueEvaluations from './technique-evaluations.ts'
import * as subscription from './subscription.ts'
import * as support from './support.ts'
import * as trainingSessions from './training-sessions.ts'

const modules = {
  accounts,
  analyses,
  clubExports,
  apiKeys,
  clubs,
  coachAdvice,
  dashboard,
  exerciseRequests,
  exercises,
  groups,
  places,
  playerProgress,
  players,
  profiles,
  sessionPlanning,
  techniqueEvaluations,
  subscription,
  support,
  trainingSessions,
}
/** Any of the contract's modules, for what has to be said of each endpoint. */
export type ContractModule = (typeof modules)[keyof typeof modules]

/** Every endpoint by its name in the code, for the tests of all of them and for the browser's check of an input. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(modules).flatMap(([noun, pieces]) =>
    Object.entries(pieces).flatMap(([verb, piece]): [string, Endpoint][] =>
      isEndpoint(piece) ? [[`${noun}.${verb}`, piece]] : [],
    ),
  ),
)

function isEndpoint(piece: object): piece is Endpoint {
  return 'method' in piece && 'path' in piece && 'ability' in piece
}
