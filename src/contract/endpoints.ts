import * as analyses from './analyses.ts'
import * as analysisRows from './analysis-rows.ts'
import * as apiKeys from './api-keys.ts'
import * as calendarFeeds from './calendar-feeds.ts'
import * as categoryTarget from './category-target.ts'
import * as children from './children.ts'
import * as clubClosing from './club-closing.ts'
import * as clubExports from './club-exports.ts'
import { checkedModules, endpointsIn } from './checked-endpoints.ts'
import * as closures from './closures.ts'
import * as coachAdvice from './coach-advice.ts'
import * as dashboard from './dashboard.ts'
import * as drillFiles from './drill-files.ts'
import type { Endpoint } from './endpoint.ts'
import * as family from './family.ts'
import * as federation from './federation.ts'
import * as guardians from './guardians.ts'
import * as groups from './groups.ts'
import * as ownData from './own-data.ts'
import * as journal from './journal.ts'
import * as notifications from './notifications.ts'
import * as pairsApart from './pairs-apart.ts'
import * as places from './places.ts'
import * as seasons from './seasons.ts'
import * as playerImports from './player-imports.ts'
import * as sessionPlanning from './session-planning.ts'
import * as sessionSeries from './session-series.ts'
import * as statistics from './statistics.ts'
import * as support from './support.ts'

const modules = {
  ...checkedModules,
  analyses,
  analysisRows,
  apiKeys,
  calendarFeeds,
  categoryTarget,
  children,
  clubClosing,
  clubExports,
  closures,
  coachAdvice,
  dashboard,
  drillFiles,
  family,
  federation,
  groups,
  guardians,
  ownData,
  journal,
  notifications,
  pairsApart,
  places,
  seasons,
  playerImports,
  sessionPlanning,
  sessionSeries,
  statistics,
  support,
}
/** Any of the contract's modules, for what has to be said of each endpoint. */
export type ContractModule = (typeof modules)[keyof typeof modules]

/** Every endpoint by its name in the code, for the tests of all of them. */
export const endpoints: ReadonlyMap<string, Endpoint> = endpointsIn(modules)
