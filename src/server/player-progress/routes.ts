import * as playerProgress from '../../contract/player-progress.ts'
import type { App } from '../app-env.ts'
import { foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { findRoad } from './road.ts'
import { findProgress, saveSeen } from './store.ts'

export function playerProgressRoutes(app: App): void {
  serve(app, playerProgress.mine, ({ actor, db, now }) => findProgress(db, actor, now))

  serve(app, playerProgress.road, ({ actor, db, now }) => findRoad(db, actor, now))

  // Not announced: a page open elsewhere continues to show what was new when it was opened.
  serve(app, playerProgress.markSeen, async ({ input, actor, db }) => {
    const seenUntil = foundOr404(await saveSeen(db, actor, input.evaluationId))
    return { seenUntil: seenUntil.toISOString() }
  })
}
