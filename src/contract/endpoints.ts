import * as analyses from './analyses.ts'
import * as analysisRows from './analysis-rows.ts'
import * as apiKeys from './api-keys.ts'
import * as categoryTarget from './category-target.ts'
import * as clubExports from './club-exports.ts'
import { checkedModules, endpointsIn } from './checked-endpoints.ts'
import * as coachAdvice from './coach-advice.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as federation from './federation.ts'
import * as groups from './groups.ts'
import * as places from './places.ts'
import * as playerImports from './player-imports.ts'
import * as sessionPlanning from './session-planning.ts'
import * as statistics from './statistics.ts'
import * as support from './support.ts'

const modules = {
  ...checkedModules,
  analyses,
  analysisRows,
  apiKeys,
  categoryTarget,
  clubExports,
  coachAdvice,
  dashboard,
  federation,
  groups,
  places,
  playerImports,
  sessionPlanning,
  statistics,
  support,
}
/** Any of the contract's modules, for what has to be said of each endpoint. */
export type ContractModule = (typeof modules)[keyof typeof modules]

/** Every endpoint by its name in the code, for the tests of all of them. */
export const endpoints: ReadonlyMap<string, Endpoint> = endpointsIn(modules)
