import * as analyses from '../../contract/analyses.ts'
import * as analysisRows from '../../contract/analysis-rows.ts'
import * as categoryTarget from '../../contract/category-target.ts'
import type { App } from '../app-env.ts'
import { announce } from '../live/announce.ts'
import { Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { findTarget, saveTarget } from './category-target.ts'
import { listDrills } from './drills.ts'
import { listFeedback } from './feedback.ts'
import { readFigures } from './figures.ts'
import { listGroupWeeks } from './groups.ts'
import { listPlayers } from './players.ts'
import { listPresences } from './presences.ts'
import { listRequests } from './requests.ts'
import { wantedOf } from './wanted.ts'

export function analysesRoutes(app: App): void {
  serve(app, analyses.show, async ({ input, actor, db, now }) =>
    readFigures(db, actor, await wantedOf(db, actor, input, now)),
  )

  serve(app, categoryTarget.update, async ({ input, actor, db, now }) => {
    const saved = await saveTarget(db, actor, input, now)
    if (!saved) throw new Refused('changed-meanwhile', { current: await findTarget(db, actor) })
    announce(db, { topic: 'analyses', clubId: actor.clubId, to: 'coaches' })
    return saved
  })

  serve(app, analysisRows.listPlayers, async ({ input: { page, finding, ...input }, actor, db, now }) =>
    listPlayers(db, actor, { ...(await wantedOf(db, actor, input, now)), finding, page }),
  )

  serve(app, analysisRows.listGroupWeeks, async ({ input, actor, db, now }) =>
    listGroupWeeks(db, actor, await wantedOf(db, actor, input, now)),
  )

  serve(app, analysisRows.listPresences, async ({ input: { page, weekday, ...input }, actor, db, now }) => {
    const wanted = await wantedOf(db, actor, input, now)
    return listPresences(db, actor, {
      ...wanted,
      weekday: weekday === undefined ? null : Number(weekday),
      page,
    })
  })

  serve(
    app,
    analysisRows.listDrills,
    async ({ input: { page, category, only, ...input }, actor, db, now }) => {
      const wanted = await wantedOf(db, actor, input, now)
      return listDrills(db, actor, {
        ...wanted,
        category: category ?? null,
        isAttended: only !== undefined,
        page,
      })
    },
  )

  serve(app, analysisRows.listFeedback, async ({ input: { page, ...input }, actor, db, now }) =>
    listFeedback(db, actor, { ...(await wantedOf(db, actor, input, now)), page }),
  )

  serve(app, analysisRows.listRequests, async ({ input: { page, span, ...input }, actor, db, now }) =>
    listRequests(db, actor, { ...(await wantedOf(db, actor, input, now)), span, page }),
  )
}
