import * as analyses from './analyses.ts'
import * as analysisRows from './analysis-rows.ts'
import * as coachAdvice from './coach-advice.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as sessionPlanning from './session-planning.ts'
import { endpointsIn, writtenModules } from './written-endpoints.ts'

const modules = { ...writtenModules, analyses, analysisRows, coachAdvice, dashboard, sessionPlanning }
/** Any of the contract's modules, for what has to be said of each endpoint. */
export type ContractModule = (typeof modules)[keyof typeof modules]

/** Every endpoint by its name in the code, for the tests of all of them. */
export const endpoints: ReadonlyMap<string, Endpoint> = endpointsIn(modules)
