import * as dashboard from '../../contract/dashboard.ts'
import type { App } from '../app-env.ts'
import { serve } from '../serve.ts'
import { readDashboard } from './store.ts'

export function dashboardRoutes(app: App): void {
  serve(app, dashboard.show, ({ actor, db, now }) => readDashboard(db, actor, now))
}
