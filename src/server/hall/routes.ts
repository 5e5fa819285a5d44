import { doneAnswer } from '../../contract/fields.ts'
import * as hall from '../../contract/hall.ts'
import * as pairsApart from '../../contract/pairs-apart.ts'
import type { WrittenHallEvent } from '../../contract/hall.ts'
import { rollOpensMinutes, whyRollClosed } from '../../domain/attendance.ts'
import { timerTypes } from '../../domain/hall/hall-event.ts'
import { addMinutes, whyNotInvite } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import type { Request } from '../request.ts'
import { serve } from '../serve.ts'
import { announceSession, participantsOf } from '../training-sessions/recipients.ts'
import { saveArrival } from '../training-sessions/saving-roll.ts'
import { deleteGuest, findLinks, lockGuest, lockGuestSessions, lockPlayers } from './guests.ts'
import { saveObservation } from './observations.ts'
import { deletePairApart, insertPairApart } from './pairs-apart.ts'
import { findHall, insertEvent, lockHallSession, saveHallHours } from './store.ts'

type Adding = Pick<Request<typeof hall.addEvent>, 'actor' | 'db' | 'now'>
type Written<T extends WrittenHallEvent['type']> = Extract<WrittenHallEvent, { type: T }>

export function hallRoutes(app: App): void {
  serve(app, hall.show, async ({ input, actor, db, now }) =>
    foundOr404(await findHall(db, actor, input.id, now)),
  )

  serve(app, hall.addEvent, async (request) => {
    const { input, actor, db, now } = request
    const { id, event } = input
    const sessionIds = event.type === 'link' ? await linkGuest(request, id, event) : []
    const linked = event.type === 'guest' ? await findLinkedPlayer(request, event) : undefined
    const session = foundOr404(await lockHallSession(db, actor, id))
    allow(whyRollClosed(session, now))
    // Noted before it was known who the guest is: it is the player's.
    if (linked !== undefined) {
      if (linked) await saveArrival(request, id, linked)
      return doneAnswer
    }
    const at = between(addMinutes(session.startsAt, -rollOpensMinutes), new Date(event.at), now)
    const isThere = await insertEvent(db, actor, id, { ...event, at: at.toISOString() })
    if (!isThere) throw new Refused('id-taken')
    if (timerTypes.includes(event.type) && (await saveHallHours(db, actor, { ...session, id }))) {
      announceSession(db, actor, id, await participantsOf(db, actor.clubId, [id]))
    }
    if (event.type === 'mark' && !event.declined && (await saveObservation(db, actor, id, event))) {
      const ids = [event.playerId]
      announce(db, { topic: 'technique-evaluations', ids, clubId: actor.clubId, to: 'coaches' })
    }
    announce(db, {
      topic: 'hall',
      ids: [...new Set([id, ...sessionIds])],
      clubId: actor.clubId,
      to: 'coaches',
    })
    return doneAnswer
  })

  serve(app, pairsApart.keepApart, async ({ input: { playerIds, apart }, actor, db, now }) => {
    if (apart) {
      const players = await lockPlayers(db, actor, playerIds)
      allow(whyNotInvite(playerIds, new Set(players.map(({ id }) => id))))
      await insertPairApart(db, actor, playerIds, now)
    } else await deletePairApart(db, actor, playerIds)
    announce(db, { topic: 'hall', ids: playerIds, clubId: actor.clubId, to: 'coaches' })
    return doneAnswer
  })
}

/** « C’est elle »: where the guest was there, the player was. @returns those sessions */
async function linkGuest(request: Adding, sessionId: string, { guestId, playerId }: Written<'link'>) {
  const { actor, db } = request
  await lockGuest(db, guestId)
  const linked = (await findLinks(db, actor)).get(guestId)
  if (linked !== undefined && linked !== playerId) throw new Refused('guest-linked')
  const [player] = await lockPlayers(db, actor, [playerId])
  allow(whyNotInvite([playerId], new Set(player && [player.id])))
  const sessionIds = await lockGuestSessions(db, actor, { guestId, sessionId })
  for (const id of sessionIds) await saveArrival(request, id, player!)
  await deleteGuest(db, actor, guestId)
  return sessionIds
}

/** Undefined for a guest who is one; null where there is nothing to note of the player, or nobody any more. */
async function findLinkedPlayer({ actor, db }: Adding, { guestId, present }: Written<'guest'>) {
  await lockGuest(db, guestId)
  const playerId = (await findLinks(db, actor)).get(guestId)
  if (playerId === undefined) return undefined
  const [player = null] = playerId && present ? await lockPlayers(db, actor, [playerId]) : []
  return player
}

/** A device whose clock is wrong notes nothing before the hall opens, or of what is yet to come. */
function between(first: Date, at: Date, last: Date): Date {
  return new Date(Math.min(Math.max(first.getTime(), at.getTime()), last.getTime()))
}
