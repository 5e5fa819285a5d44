import { doneAnswer } from '../../contract/fields.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import { whyNotCancel } from '../../domain/session-correction.ts'
import { whyNotEdit } from '../../domain/version.ts'
import { noteSessions, stateOf } from '../notifications/note.ts'
import { allow, foundOr404, refuseStale } from '../refused.ts'
import { lockRecord } from './attendance.ts'
import { lockClubShared } from './planning.ts'
import { announceSession, announceSessions, participantsOf } from './recipients.ts'
import { markDeleted, setCancelled, unmarkDeleted } from './mark-deleted.ts'
import { lockSeries, othersOf } from './series-dates.ts'
import { findSession } from './store.ts'
import { type WriteContext, idsOf, noteIfPast, type MemberRequest } from './writing.ts'

export async function removeSession(asked: MemberRequest<typeof trainingSessions.remove>) {
  const { input, actor, db, now } = asked
  const session = foundOr404(await findSession(db, actor, input.id))
  if (input.scope && session.seriesId) {
    await lockClubShared(db, actor)
    await lockSeries(db, actor, session.seriesId)
  }
  const others = await othersOf(asked, session)
  if (!(await markDeleted(db, actor, input, now))) refuseStale(await findSession(db, actor, input.id))
  for (const other of others) await markDeleted(db, actor, other, now)
  await noteIfPast({ actor, db, now }, 'session-deleted', session)
  const removed = [session, ...others]
  const changes = removed.map((each) => {
    const before = stateOf(each)
    return { id: each.id, before, after: { ...before, cancelled: true } }
  })
  await noteSessions(db, actor, changes, { now, undoable: true })
  const ids = idsOf(removed)
  announceSessions(db, actor, ids, await participantsOf(db, actor.clubId, ids))
  return doneAnswer
}

export async function restoreSession({
  input,
  actor,
  db,
  now,
}: MemberRequest<typeof trainingSessions.restore>) {
  const ids = await unmarkDeleted(db, actor, input.id, now)
  const session = foundOr404(await findSession(db, actor, input.id))
  if (ids.length > 0) await noteIfPast({ actor, db, now }, 'session-restored', session)
  for (const id of ids) await noteBack({ actor, db, now }, id)
  announceSessions(db, actor, [input.id, ...ids], await participantsOf(db, actor.clubId, [input.id, ...ids]))
  return session
}

/** Whoever was told that it was deleted hears that it takes place. */
async function noteBack({ actor, db, now }: WriteContext, id: string): Promise<void> {
  const after = stateOf(foundOr404(await findSession(db, actor, id)))
  await noteSessions(db, actor, [{ id, before: { ...after, cancelled: true }, after }], { now })
}

export async function cancelSession(asked: MemberRequest<typeof trainingSessions.cancel>) {
  const { input, actor, db, now } = asked
  const session = await lockToCancel(asked)
  for (const other of await othersOf(asked, session)) {
    if (!other.cancelledAt) await saveCancelled({ actor, db, now }, other, now)
  }
  // Two coaches who call it off agree.
  if (session.cancelledAt) return session
  if (whyNotEdit(session, input)) refuseStale(session)
  allow(whyNotCancel(session))
  await saveCancelled({ actor, db, now }, session, now)
  return foundOr404(await findSession(db, actor, input.id))
}

export async function reinstateSession(asked: MemberRequest<typeof trainingSessions.reinstate>) {
  const { input, actor, db, now } = asked
  const session = await lockToCancel(asked)
  for (const each of [...(await othersOf(asked, session)), session]) {
    if (each.cancelledAt) await saveCancelled({ actor, db, now }, each, null)
  }
  return foundOr404(await findSession(db, actor, input.id))
}

async function lockToCancel({
  input,
  actor,
  db,
}: Pick<MemberRequest<typeof trainingSessions.reinstate>, 'input' | 'actor' | 'db'>) {
  await lockClubShared(db, actor)
  const { seriesId } = foundOr404(await findSession(db, actor, input.id))
  if (input.scope && seriesId) await lockSeries(db, actor, seriesId)
  await lockRecord(db, actor, input.id)
  return foundOr404(await findSession(db, actor, input.id))
}

async function saveCancelled(
  { actor, db, now }: WriteContext,
  session: trainingSessions.TrainingSession,
  at: Date | null,
): Promise<void> {
  await setCancelled(db, actor, session.id, at, now)
  await noteIfPast({ actor, db, now }, at ? 'session-cancelled' : 'session-restored', session)
  announceSession(db, actor, session.id, idsOf(session.players))
  const before = stateOf(session)
  const change = { id: session.id, before, after: { ...before, cancelled: at !== null } }
  await noteSessions(db, actor, [change], { now })
}
