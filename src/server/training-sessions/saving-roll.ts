import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { addArrival, newlyMarked } from '../../domain/attendance.ts'
import { isOverByClock } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { foundOr404 } from '../refused.ts'
import { insertParticipant, lockRecord, saveMarks } from './attendance.ts'
import { announceSession } from './recipients.ts'
import { findSession } from './store.ts'

interface Saving {
  readonly actor: Member
  readonly db: Db
  readonly now: Date
}

/**
 * The player was there, whatever the roll says. Where nobody was marked everybody counts as having been there, the player too:
 * a first mark would take what is over from the others. What is gone or cancelled is noted as well: it may come back.
 */
export async function saveArrival(
  saving: Saving,
  id: string,
  player: { readonly id: string; readonly name: string },
): Promise<void> {
  const { actor, db, now } = saving
  const roll = await lockRecord(db, actor, id)
  const there = roll.find(({ playerId }) => playerId === player.id)
  if (there?.presence === 'present') return
  const session = await findSession(db, actor, id)
  const isGone = !session || session.cancelledAt !== undefined
  const isOver = isGone || isOverByClock(session, now)
  const marks = !isOver || roll.some(({ presence }) => presence)
  if (there && !marks) return
  if (!there) await insertParticipant(db, actor, { id, playerId: player.id }, now)
  if (marks && !isGone) {
    await saveRoll(saving, session, addArrival(session, { ...player, was: there?.presence }, null, now))
    return
  }
  const playerIds = [player.id]
  if (marks) await saveMarks(db, actor, { id, playerIds, presence: 'present', lateAt: null }, now)
  announceSession(db, actor, id, playerIds)
}

/** Answers the session as it is now: with the name of who marked it. */
export async function saveRoll(
  { actor, db, now }: Saving,
  before: TrainingSession,
  after: TrainingSession,
): Promise<TrainingSession> {
  const { id } = before
  const playerIds = newlyMarked(before, after)
  if (playerIds.length === 0) return before
  const { presence = null, lateAt = null } = after.players.find((player) => player.id === playerIds[0]) ?? {}
  await saveMarks(db, actor, { id, playerIds, presence, lateAt }, now)
  announceSession(db, actor, id, playerIds)
  await noteCorrected({ actor, db, now }, before, playerIds)
  // Until a roll is called everybody counts as having been there: its first mark changes the others' statistics.
  const others = idsOf(before).filter((id) => !playerIds.includes(id))
  if (others.length > 0 && wasCalled(before) !== wasCalled(after)) {
    announce(db, { topic: 'profile', clubId: actor.clubId, accounts: others })
  }
  return foundOr404(await findSession(db, actor, id))
}

/** Once it is over, what the roll said of somebody is a record; who calls it late corrects nothing. */
async function noteCorrected(
  { actor, db, now }: Saving,
  before: TrainingSession,
  playerIds: readonly string[],
): Promise<void> {
  if (!isOverByClock(before, now)) return
  const people = before.players.filter(({ id, presence }) => presence && playerIds.includes(id))
  const { id: sessionId, date } = before
  await noteInJournal(
    db,
    actor,
    { act: 'roll-corrected', date },
    { people: idsOf({ players: people }), sessionId, now },
  )
}

function wasCalled({ players }: TrainingSession): boolean {
  return players.some(({ presence }) => presence)
}

function idsOf({ players }: { readonly players: readonly { readonly id: string }[] }): string[] {
  return players.map(({ id }) => id)
}
