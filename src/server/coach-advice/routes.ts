import { rebondDrills } from '../../content/drills.ts'
import * as coachAdvice from '../../contract/coach-advice.ts'
import { advise } from '../../domain/coach-advice/coach-advice.ts'
import { limitedTo } from '../../domain/coach-advice/player-record.ts'
import { scoresOf } from '../../domain/player-scores.ts'
import { planOffers } from '../../domain/plan.ts'
import type { App } from '../app-env.ts'
import { planOf } from '../clubs/store.ts'
import { serve } from '../serve.ts'
import { findAdvised } from './store.ts'

export function coachAdviceRoutes(app: App): void {
  serve(app, coachAdvice.mine, async ({ actor, db, now, http }) => {
    const { club, profile, scores, followUp, training } = await findAdvised(db, actor, now)
    // Without a club, advice is based on the scores alone.
    const depth = club ? planOffers[planOf(club, http.var.context.env, now)].rights.adviceDepth : 'basic'
    if (!scores) return { depth, scores: null, advice: [] }
    const { setAt, setBy } = scores
    const known = { profile, followUp, training, drills: rebondDrills }
    const record = { ...known, scores: scoresOf(scores), scoresSetAt: setAt }
    return { depth, scores: { setAt, setBy }, advice: advise(limitedTo(depth, record), now) }
  })
}
