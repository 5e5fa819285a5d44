import * as statistics from '../../contract/statistics.ts'
import type { App } from '../app-env.ts'
import { type Wanted, wantedOf } from '../analyses/wanted.ts'
import { serve } from '../serve.ts'
import { readStatistics } from './figures.ts'
import { listPoints, readPoints } from './points.ts'
import { listCrossings, listMasteries, listPauses, listPlayed, listPlayers } from './rows.ts'

export function statisticsRoutes(app: App): void {
  serve(app, statistics.show, async ({ input, actor, db, now }) =>
    readStatistics(db, actor, await pastOf(db, actor, input, now)),
  )

  serve(app, statistics.showPoints, async ({ input, actor, db, now }) =>
    readPoints(db, actor, await pastOf(db, actor, input, now)),
  )

  serve(app, statistics.listPoints, async ({ input: { page, month, ...input }, actor, db, now }) =>
    listPoints(db, actor, { ...(await pastOf(db, actor, input, now)), month, page }),
  )

  serve(app, statistics.listPlayers, async ({ input: { page, ...input }, actor, db, now }) =>
    listPlayers(db, actor, { ...(await pastOf(db, actor, input, now)), page }),
  )

  serve(
    app,
    statistics.listCrossings,
    async ({ input: { page, technique, span, ...input }, actor, db, now }) =>
      listCrossings(db, actor, { ...(await pastOf(db, actor, input, now)), technique, span, page }),
  )

  serve(app, statistics.listPlayed, async ({ input: { page, span, ...input }, actor, db, now }) =>
    listPlayed(db, actor, { ...(await pastOf(db, actor, input, now)), span, page }),
  )

  serve(
    app,
    statistics.listMasteries,
    async ({ input: { page, technique, gainedFrom, gainedTo, ...input }, actor, db, now }) => {
      const gained = { from: gainedFrom, to: gainedTo }
      return listMasteries(db, actor, { ...(await pastOf(db, actor, input, now)), technique, gained, page })
    },
  )

  serve(app, statistics.listPauses, async ({ input: { page, span, ...input }, actor, db, now }) =>
    listPauses(db, actor, { ...(await pastOf(db, actor, input, now)), span, page }),
  )
}

/** Until today at the latest: what is to come would count as time in which nobody played. */
async function pastOf(...asked: Parameters<typeof wantedOf>): Promise<Wanted> {
  const wanted = await wantedOf(...asked)
  const { from, to, today } = wanted
  return to <= today ? wanted : { ...wanted, from: from < today ? from : today, to: today }
}
