import * as trainingSessions from '../../contract/training-sessions.ts'
import { giveFeedback, whyNotGiveFeedback } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { noteFeedback } from '../notifications/note.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { attendanceRoutes } from './attendance-routes.ts'
import { cancelSession, reinstateSession, removeSession, restoreSession } from './deleting-and-cancelling.ts'
import { lockSession, insertFeedback } from './feedback.ts'
import { announceSession } from './recipients.ts'
import { findSession, listSessions, listSessionsWithin } from './store.ts'
import { toldOfChange } from './told-of-change.ts'
import { changeSession, createSession, findUncancelledSession, idsOf } from './writing.ts'

export function trainingSessionRoutes(app: App): void {
  serve(app, trainingSessions.list, ({ input, actor, db, now }) => listSessions(db, actor, { ...input, now }))

  serve(app, trainingSessions.calendar, async ({ input, actor, db }) => ({
    sessions: await listSessionsWithin(db, actor, input),
  }))

  serve(app, trainingSessions.show, async ({ input, actor, db }) =>
    foundOr404(await findSession(db, actor, input.id)),
  )

  serve(app, trainingSessions.create, createSession)
  serve(app, trainingSessions.update, changeSession)
  serve(app, trainingSessions.remove, removeSession)
  serve(app, trainingSessions.cancel, cancelSession)
  serve(app, trainingSessions.reinstate, reinstateSession)
  serve(app, trainingSessions.told, toldOfChange)

  serve(app, trainingSessions.restore, restoreSession)

  serve(app, trainingSessions.giveFeedback, async ({ input, actor, db, now }) => {
    await lockSession(db, actor, input.id)
    const session = await findUncancelledSession(db, actor, input.id)
    const occasion = {
      startsAt: new Date(session.startsAt),
      participantIds: idsOf(session.players),
      feedbackFrom: Object.keys(session.feedback),
    }
    allow(whyNotGiveFeedback(actor, occasion, now))
    await insertFeedback(db, actor, input, now)
    announceSession(db, actor, input.id, [actor.id])
    await noteFeedback(db, actor, input.id, now)
    const me = foundOr404(session.players.find(({ id }) => id === actor.id))
    return giveFeedback(session, input, me, now)
  })

  attendanceRoutes(app)
}
