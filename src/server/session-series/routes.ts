import { doneAnswer } from '../../contract/fields.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import type { App } from '../app-env.ts'
import { serve } from '../serve.ts'
import { planSeries } from '../training-sessions/writing.ts'

export function sessionSeriesRoutes(app: App): void {
  serve(app, sessionSeries.create, async (asked) => {
    await planSeries(asked)
    return doneAnswer
  })
}
