import { doneAnswer } from '../../contract/fields.ts'
import * as hall from '../../contract/hall.ts'
import { rollOpensMinutes, whyRollClosed } from '../../domain/attendance.ts'
import { addMinutes } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { findHall, insertEvent, lockHallSession } from './store.ts'

export function hallRoutes(app: App): void {
  serve(app, hall.show, async ({ input, actor, db, now }) =>
    foundOr404(await findHall(db, actor, input.id, now)),
  )

  serve(app, hall.addEvent, async ({ input: { id, event }, actor, db, now }) => {
    const session = foundOr404(await lockHallSession(db, actor, id))
    allow(whyRollClosed(session, now))
    const at = between(addMinutes(session.startsAt, -rollOpensMinutes), new Date(event.at), now)
    const isThere = await insertEvent(db, actor, id, { ...event, at: at.toISOString() })
    if (!isThere) throw new Refused('id-taken')
    announce(db, { topic: 'hall', ids: [id], clubId: actor.clubId, to: 'coaches' })
    return doneAnswer
  })
}

/** A device whose clock is wrong notes nothing before the hall opens, or of what is yet to come. */
function between(first: Date, at: Date, last: Date): Date {
  return new Date(Math.min(Math.max(first.getTime(), at.getTime()), last.getTime()))
}
