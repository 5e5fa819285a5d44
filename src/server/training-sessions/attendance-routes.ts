import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotCallRoll, whyNotOverwrite, whyNotReply } from '../../domain/attendance.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { allow, found, Refused } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { serve } from '../serve.ts'
import { holdMark, markUnmarkedPresent, saveMark, saveReply } from './attendance.ts'
import { announceSession } from './hearers.ts'
import { findSession } from './store.ts'

type TrainingSession = trainingSessions.TrainingSession

export function attendanceRoutes(app: App): void {
  serve(app, trainingSessions.markPresence, async ({ input, actor, db, now }) => {
    const mark = await holdMark(db, actor, input)
    const session = found(await findSession(db, actor, input.id))
    allow(whyNotCallRoll(actor, { participantIds: idsOf(session) }, input.playerId))
    const quarrel = whyNotOverwrite(actor, found(mark), input)
    if (quarrel) {
      throw new Refused(quarrel, { current: session.players.find(({ id }) => id === input.playerId) })
    }
    if (mark?.presence === input.presence) return session
    await saveMark(db, actor, input, now)
    return announceRoll(db, actor, session, [input.playerId])
  })

  serve(app, trainingSessions.markAllPresent, async ({ input, actor, db, now }) => {
    const session = found(await findSession(db, actor, input.id))
    return announceRoll(db, actor, session, await markUnmarkedPresent(db, actor, input, now))
  })

  serve(app, trainingSessions.giveReply, async ({ input, actor, db, now }) => {
    // Locks the row: a coach who moves the session concurrently deletes this reply, or is waited for here.
    await holdMark(db, actor, { id: input.id, playerId: actor.id })
    const session = found(await findSession(db, actor, input.id))
    const occasion = { startsAt: new Date(session.startsAt), participantIds: idsOf(session) }
    allow(whyNotReply(actor, occasion, now))
    const moved = input.startsAt !== undefined && input.startsAt !== session.startsAt
    if (moved) throw new Refused('changed-meanwhile', { current: session })
    await saveReply(db, actor, input, now)
    announceSession(db, actor, input.id, [actor.id])
    return found(await findSession(db, actor, input.id))
  })
}

/** Returns the session as it is now. */
async function announceRoll(
  db: Db,
  actor: Member,
  before: TrainingSession,
  markedIds: readonly string[],
): Promise<TrainingSession> {
  const session = found(await findSession(db, actor, before.id))
  if (markedIds.length > 0) announceSession(db, actor, session.id, markedIds)
  // Without a roll call everybody counts as present, so the first mark also changes the others' statistics.
  const others = idsOf(session).filter((id) => !markedIds.includes(id))
  if (others.length > 0 && wasCalled(before) !== wasCalled(session)) {
    announce(db, { topic: 'profile', clubId: actor.clubId, accounts: others })
  }
  return session
}

function wasCalled({ players }: TrainingSession): boolean {
  return players.some(({ presence }) => presence)
}

function idsOf({ players }: TrainingSession): string[] {
  return players.map(({ id }) => id)
}
