import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import {
  addArrival,
  giveReply,
  type Mark,
  markAllPresent,
  type Marking,
  markPresence,
  whyNotAddArrival,
  whyNotCallRoll,
  whyNotOverwrite,
} from '../../domain/attendance.ts'
import { whyNotInvite } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { insertParticipant, lockMark, lockMarks, lockRecord } from './attendance.ts'
import { lockClubAndPlayers } from './planning.ts'
import { occasionOf, reply } from './replying.ts'
import { saveRoll } from './saving-roll.ts'
import { findUncancelledSession } from './writing.ts'

type TrainingSession = trainingSessions.TrainingSession

export function attendanceRoutes(app: App): void {
  serve(app, trainingSessions.markPresence, async (request) => {
    const { input, actor, db, now } = request
    const mark = await lockMark(db, actor, input)
    const session = await findUncancelledSession(db, actor, input.id)
    allow(whyNotCallRoll(actor, occasionOf(session), input.playerId))
    allowOverwrite(actor, session, foundOr404(mark), input)
    return saveRoll(request, session, markPresence(session, input, null, now))
  })

  serve(app, trainingSessions.markAllPresent, async (request) => {
    const { input, actor, db, now } = request
    await lockMarks(db, actor, input)
    const session = await findUncancelledSession(db, actor, input.id)
    return saveRoll(request, session, markAllPresent(session, input, null, now))
  })

  serve(app, trainingSessions.addArrival, async (request) => {
    const { input, actor, db, now } = request
    const { id, playerId, was = null } = input
    const { date, time } = await findUncancelledSession(db, actor, id)
    const { players } = await lockClubAndPlayers(db, actor, { playerIds: [playerId], date, time })
    // Of two devices that add the same player, the second finds the participant of the first.
    await lockRecord(db, actor, id)
    const session = await findUncancelledSession(db, actor, id)
    allow(whyNotAddArrival(actor, occasionOf(session), playerId, now))
    const mark = await lockMark(db, actor, input)
    if (mark) allowOverwrite(actor, session, mark, { playerId, presence: 'present', was })
    else allow(whyNotInvite([playerId], new Set(idsOf({ players }))))
    const arrival = players.find((player) => player.id === playerId) ?? { id: playerId, name: '' }
    if (!mark) await insertParticipant(db, actor, input, now)
    return saveRoll(request, session, addArrival(session, { ...arrival, was }, null, now))
  })

  serve(app, trainingSessions.giveReply, async ({ input, actor, db, now }) =>
    giveReply(await reply(db, actor, input, { now }), actor.id, input),
  )
}

/** @throws Refused with the participant as they are marked now */
function allowOverwrite(
  actor: Member,
  { players }: TrainingSession,
  mark: Mark,
  marking: Marking & { readonly playerId: string },
): void {
  const quarrel = whyNotOverwrite(actor, mark, marking)
  if (quarrel) throw new Refused(quarrel, { current: players.find(({ id }) => id === marking.playerId) })
}

function idsOf({ players }: { readonly players: readonly { readonly id: string }[] }): string[] {
  return players.map(({ id }) => id)
}
