import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { type GivenReply, type Occasion, whyNotReply, whyNotReplyTo } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'
import { noteAbsence } from '../notifications/note.ts'
import { allow, Refused } from '../refused.ts'
import { lockMark, saveReply } from './attendance.ts'
import { announceSession } from './recipients.ts'
import { findUncancelledSession } from './writing.ts'

type Given = GivenReply & { readonly id: string; readonly startsAt?: string | undefined }

/**
 * Saves what a participant says, `by` a guardian where it is not the player. Returns the session as it was before.
 * @throws Refused `not-found`, `session-cancelled`, `not-a-participant`, `session-has-begun`, `changed-meanwhile`
 */
export async function reply(
  db: Db,
  player: Member,
  given: Given,
  { by = null, now }: { by?: string | null; now: Date },
): Promise<TrainingSession> {
  // Locks the row: a coach who moves the session concurrently deletes this reply, or is waited for here.
  await lockMark(db, player, { id: given.id, playerId: player.id })
  const session = await findUncancelledSession(db, player, given.id)
  allow(whyNotReply(player, occasionOf(session), now))
  const quarrel = whyNotReplyTo(session, given)
  if (quarrel) throw new Refused(quarrel, { current: session })
  await saveReply(db, player, { ...given, by }, now)
  announceSession(db, player, given.id, [player.id])
  const before = session.players.find(({ id }) => id === player.id)?.reply
  if (given.reply === 'not_coming' && before !== 'not_coming') {
    await noteAbsence(db, player, by, session, now)
  }
  return session
}

export function occasionOf({ startsAt, players }: TrainingSession): Occasion {
  return { startsAt: new Date(startsAt), participantIds: players.map(({ id }) => id) }
}
