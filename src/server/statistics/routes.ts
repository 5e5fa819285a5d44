import * as statistics from '../../contract/statistics.ts'
import type { App } from '../app-env.ts'
import { wantedOf } from '../analyses/wanted.ts'
import { serve } from '../serve.ts'
import { readStatistics } from './figures.ts'
import { readPoints } from './points.ts'
import { listMasteries, listPauses, listPlayers } from './rows.ts'

export function statisticsRoutes(app: App): void {
  serve(app, statistics.show, async ({ input, actor, db, now }) =>
    readStatistics(db, actor, await wantedOf(db, actor, input, now)),
  )

  serve(app, statistics.showPoints, async ({ input, actor, db, now }) =>
    readPoints(db, actor, await wantedOf(db, actor, input, now)),
  )

  serve(app, statistics.listPlayers, async ({ input: { page, ...input }, actor, db, now }) =>
    listPlayers(db, actor, { ...(await wantedOf(db, actor, input, now)), page }),
  )

  serve(app, statistics.listMasteries, async ({ input: { page, technique, ...input }, actor, db, now }) =>
    listMasteries(db, actor, { ...(await wantedOf(db, actor, input, now)), technique, page }),
  )

  serve(app, statistics.listPauses, async ({ input: { page, span, ...input }, actor, db, now }) =>
    listPauses(db, actor, { ...(await wantedOf(db, actor, input, now)), span, page }),
  )
}
