import type { Endpoint } from '../../contract/endpoint.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotCorrect } from '../../domain/session-correction.ts'
import {
  changeSession as changed,
  isMoved,
  isSkipped,
  planSession,
  skippedTime,
} from '../../domain/session-plan.ts'
import { whyNotInvite } from '../../domain/training-session.ts'
import { whyNotEdit } from '../../domain/version.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import type { Asked } from '../request.ts'
import { deleteReplies, lockRecord } from './attendance.ts'
import { insertSession, lockInvitation, markDeleted, updateSession } from './planning.ts'
import { announceSession, participantsOf } from './recipients.ts'
import { findSession } from './store.ts'

type Of<E extends Endpoint> = Asked<E, Member>

export async function createSession({ input, actor, db, now }: Of<typeof trainingSessions.create>) {
  const { startsAt, shown, players } = await lockInvitation(db, actor, input)
  if (isSkipped(input, shown)) refuseSkipped()
  allow(whyNotInvite(input.playerIds, new Set(idsOf(players))))
  await insertSession(db, actor, { ...input, startsAt }, now)
  announceSession(db, actor, input.id, input.playerIds)
  return planSession(input, { clubId: actor.clubId, startsAt: startsAt.toISOString(), players })
}

export async function changeSession({ input, actor, db, now }: Of<typeof trainingSessions.update>) {
  // Before anything else is said about it: a participant who left meanwhile changed the session too.
  await findToEdit(db, actor, input)
  const { startsAt, shown, players } = await lockInvitation(db, actor, input)
  await lockRecord(db, actor, input.id)
  const session = await findToEdit(db, actor, input)
  allow(whyNotCorrect(session, input, now))
  // One that stands at such a time since before, or since its club moved, may be changed otherwise.
  if (isMoved(session, input) && isSkipped(input, shown)) refuseSkipped()
  // Whoever took part and has left the club since stays in the record.
  const known = new Map([...session.players, ...players].map((player) => [player.id, player]))
  allow(whyNotInvite(input.playerIds, new Set(known.keys())))
  const invited = input.playerIds.map((id) => foundOr404(known.get(id)))
  const next = changed(session, input, { startsAt: startsAt.toISOString(), players: invited })
  if (!(await updateSession(db, actor, next, now))) await refuseStale(db, actor, input.id)
  if (isMoved(session, next)) await deleteReplies(db, actor, input.id)
  // Whoever takes part no more as well.
  announceSession(db, actor, input.id, [...idsOf(session.players), ...input.playerIds])
  return foundOr404(await findSession(db, actor, input.id))
}

export async function removeSession({ input, actor, db, now }: Of<typeof trainingSessions.remove>) {
  if (!(await markDeleted(db, actor, input, now))) await refuseStale(db, actor, input.id)
  announceSession(db, actor, input.id, await participantsOf(db, actor.clubId, [input.id]))
  return doneAnswer
}

export function idsOf(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id)
}

function refuseSkipped(): never {
  throw new Refused('invalid-input', { fields: { time: skippedTime } })
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current session */
async function findToEdit(
  db: Db,
  actor: Member,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<trainingSessions.TrainingSession> {
  const session = foundOr404(await findSession(db, actor, id))
  const quarrel = whyNotEdit(session, { version })
  if (quarrel) throw new Refused(quarrel, { current: session })
  return session
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current session */
async function refuseStale(db: Db, actor: Member, id: string): Promise<never> {
  const current = foundOr404(await findSession(db, actor, id))
  throw new Refused('changed-meanwhile', { current })
}
