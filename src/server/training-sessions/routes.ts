import * as trainingSessions from '../../contract/training-sessions.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotGiveFeedback, whyNotInvite } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { allow, found, Refused } from '../errors.ts'
import { serve } from '../serve.ts'
import { attendanceRoutes } from './attendance-routes.ts'
import { holdSession, insertFeedback } from './feedback.ts'
import { announceSession, participantsOf } from './hearers.ts'
import { forgetReplies } from './attendance.ts'
import { holdInvitation, insertSession, markDeleted, unmarkDeleted, updateSession } from './planning.ts'
import { findSession, listSessions } from './store.ts'

export function trainingSessionRoutes(app: App): void {
  serve(app, trainingSessions.list, ({ input, actor, db, now }) => listSessions(db, actor, { ...input, now }))

  serve(app, trainingSessions.show, async ({ input, actor, db }) =>
    found(await findSession(db, actor, input.id)),
  )

  serve(app, trainingSessions.create, async ({ input, actor, db, now }) => {
    const { startsAt, players } = await holdInvitation(db, actor, input)
    allow(whyNotInvite(input.playerIds, new Set(idsOf(players))))
    await insertSession(db, actor, { ...input, startsAt }, now)
    announceSession(db, actor, input.id, input.playerIds)
    const { playerIds: _, ...plan } = input
    const invited = players.map((player) => ({ ...player, presence: null, marked: null, reply: null }))
    return {
      ...plan,
      clubId: actor.clubId,
      startsAt: startsAt.toISOString(),
      version: 1,
      players: invited,
      feedback: {},
    }
  })

  serve(app, trainingSessions.update, async ({ input, actor, db, now }) => {
    const session = found(await findSession(db, actor, input.id))
    // Before any other check: a participant who left the club concurrently has changed the session too.
    if (session.version !== input.version) throw new Refused('changed-meanwhile', { current: session })
    // A participant who has left the club since may stay in the session.
    const { startsAt, players } = await holdInvitation(db, actor, input)
    allow(whyNotInvite(input.playerIds, new Set(idsOf([...session.players, ...players]))))
    const fits = await updateSession(db, actor, { ...input, startsAt }, now)
    if (!fits) await refuseStale(db, actor, input.id)
    const moved = session.date !== input.date || session.time !== input.time
    if (moved) await forgetReplies(db, actor, input.id)
    // Removed participants are notified as well.
    announceSession(db, actor, input.id, [...idsOf(session.players), ...input.playerIds])
    return found(await findSession(db, actor, input.id))
  })

  serve(app, trainingSessions.remove, async ({ input, actor, db, now }) => {
    if (!(await markDeleted(db, actor, input, now))) await refuseStale(db, actor, input.id)
    announceSession(db, actor, input.id, await participantsOf(db, actor.clubId, [input.id]))
    return doneAnswer
  })

  serve(app, trainingSessions.restore, async ({ input, actor, db, now }) => {
    await unmarkDeleted(db, actor, input.id, now)
    const session = found(await findSession(db, actor, input.id))
    announceSession(db, actor, input.id, idsOf(session.players))
    return session
  })

  serve(app, trainingSessions.giveFeedback, async ({ input, actor, db, now }) => {
    await holdSession(db, actor, input.id)
    const session = found(await findSession(db, actor, input.id))
    const occasion = {
      startsAt: new Date(session.startsAt),
      participantIds: idsOf(session.players),
      feedbackFrom: Object.keys(session.feedback),
    }
    allow(whyNotGiveFeedback(actor, occasion, now))
    await insertFeedback(db, actor, input, now)
    announceSession(db, actor, input.id, [actor.id])
    const { rating, comment } = input
    const playerName = found(session.players.find(({ id }) => id === actor.id)).name
    const mine = { playerId: actor.id, playerName, rating, comment, createdAt: now.toISOString() }
    return { ...session, feedback: { [actor.id]: mine } }
  })

  attendanceRoutes(app)
}

function idsOf(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id)
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current session */
async function refuseStale(db: Db, actor: Member, id: string): Promise<never> {
  const current = found(await findSession(db, actor, id))
  throw new Refused('changed-meanwhile', { current })
}
