import type { Group } from '../../contract/groups.ts'
import type { Place } from '../../contract/places.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { type ApiAccess, opens } from '../../domain/api-key.ts'
import type { FoundPlayer } from '../players/pages.ts'

/** To a coach every mark and reply is there; feedback to a key that reads it. */
export function withRoll(session: TrainingSession, access: ApiAccess) {
  const players = session.players.map(({ presence = null, reply = null, ...player }) => ({
    ...player,
    presence,
    reply,
  }))
  const { place = null, coaches = [], blocks = [] } = session
  const feedback = opens(access, { resource: 'feedback', level: 'read' }) ? session.feedback : {}
  return { ...session, players, place, coaches, blocks, feedback }
}

export function versioned<T extends { readonly version: number }>(thing: T) {
  return { thing, version: String(thing.version) }
}

/** What is written of a player are the scores: each time anew, with an id of their own. */
export function ofPlayer(player: FoundPlayer) {
  return { thing: player, version: player.aiSettings?.id ?? 'none' }
}

export function ofClub(place: Place, { clubId }: Member) {
  return { ...place, clubId }
}

/** Whom and what it names as a session's body does. */
export function withNamed({ placeId, playerIds, coachIds, ...group }: Group, { clubId }: Member) {
  const named = (id: string) => ({ id })
  return {
    ...group,
    clubId,
    place: placeId === null ? null : named(placeId),
    players: playerIds.map(named),
    coaches: coachIds.map(named),
  }
}
