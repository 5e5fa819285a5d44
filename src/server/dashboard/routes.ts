import * as dashboard from '../../contract/dashboard.ts'
import { whyNotCoach } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import { allow } from '../errors.ts'
import { serve } from '../serve.ts'
import { readDashboard } from './store.ts'

export function dashboardRoutes(app: App): void {
  serve(app, dashboard.show, async ({ actor, db, now }) => {
    allow(whyNotCoach(actor))
    return readDashboard(db, actor, now)
  })
}
