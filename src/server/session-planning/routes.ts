import * as sessionPlanning from '../../contract/session-planning.ts'
import { plannerDepth } from '../../domain/planner-rights.ts'
import type { App } from '../app-env.ts'
import { planInForceOf } from '../clubs/plan-in-force.ts'
import { serve } from '../serve.ts'
import { planningFacts } from './store.ts'

export function sessionPlanningRoutes(app: App): void {
  serve(app, sessionPlanning.facts, async ({ actor, db, now, http }) => {
    const plan = await planInForceOf(db, actor, http.var.context.env, now)
    return planningFacts(db, actor, { depth: plannerDepth(plan), now })
  })
}
