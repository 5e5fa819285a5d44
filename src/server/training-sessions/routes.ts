import * as trainingSessions from '../../contract/training-sessions.ts'
import { giveFeedback, whyNotGiveFeedback } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { attendanceRoutes } from './attendance-routes.ts'
import { lockSession, insertFeedback } from './feedback.ts'
import { announceSession } from './recipients.ts'
import { unmarkDeleted } from './planning.ts'
import { findSession, listSessions } from './store.ts'
import { changeSession, createSession, idsOf, removeSession } from './writing.ts'

export function trainingSessionRoutes(app: App): void {
  serve(app, trainingSessions.list, ({ input, actor, db, now }) => listSessions(db, actor, { ...input, now }))

  serve(app, trainingSessions.show, async ({ input, actor, db }) =>
    foundOr404(await findSession(db, actor, input.id)),
  )

  serve(app, trainingSessions.create, createSession)
  serve(app, trainingSessions.update, changeSession)
  serve(app, trainingSessions.remove, removeSession)

  serve(app, trainingSessions.restore, async ({ input, actor, db, now }) => {
    await unmarkDeleted(db, actor, input.id, now)
    const session = foundOr404(await findSession(db, actor, input.id))
    announceSession(db, actor, input.id, idsOf(session.players))
    return session
  })

  serve(app, trainingSessions.giveFeedback, async ({ input, actor, db, now }) => {
    await lockSession(db, actor, input.id)
    const session = foundOr404(await findSession(db, actor, input.id))
    const occasion = {
      startsAt: new Date(session.startsAt),
      participantIds: idsOf(session.players),
      feedbackFrom: Object.keys(session.feedback),
    }
    allow(whyNotGiveFeedback(actor, occasion, now))
    await insertFeedback(db, actor, input, now)
    announceSession(db, actor, input.id, [actor.id])
    const me = foundOr404(session.players.find(({ id }) => id === actor.id))
    return giveFeedback(session, input, me, now)
  })

  attendanceRoutes(app)
}
