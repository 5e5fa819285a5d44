import { doneAnswer } from '../../contract/fields.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import type { App } from '../app-env.ts'
import { foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { cancelDates } from '../training-sessions/deleting-and-cancelling.ts'
import { findSeries } from '../training-sessions/series-dates.ts'
import { extendSeries, planSeries } from '../training-sessions/series-planning.ts'

export function sessionSeriesRoutes(app: App): void {
  serve(app, sessionSeries.create, async (asked) => {
    await planSeries(asked)
    return doneAnswer
  })

  serve(app, sessionSeries.show, async ({ input, actor, db, now }) =>
    foundOr404(await findSeries(db, actor, input.id, now)),
  )

  serve(app, sessionSeries.extend, async (asked) => {
    await extendSeries(asked)
    return doneAnswer
  })

  serve(app, sessionSeries.cancelDates, cancelDates)
}
