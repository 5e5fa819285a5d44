import { doneAnswer } from '../../contract/fields.ts'
import type * as sessionSeries from '../../contract/session-series.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import { whyNotCancel } from '../../domain/session-correction.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { whyNotEdit } from '../../domain/version.ts'
import { noteSessions, stateOf } from '../notifications/note.ts'
import { allow, foundOr404, refuseStale } from '../refused.ts'
import { lockRecord } from './attendance.ts'
import { lockClubShared } from './planning.ts'
import { announceSession, announceSessions, participantsOf } from './recipients.ts'
import { markDeleted, setCancelled, unmarkDeleted } from './mark-deleted.ts'
import { lockSeries, noteSeries, othersOf } from './series-dates.ts'
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
  await noteSeries({ actor, db, now }, 'series-deleted', removed)
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
  const back: trainingSessions.TrainingSession[] = []
  for (const id of ids) back.push(await noteBack({ actor, db, now }, id))
  await noteSeries({ actor, db, now }, 'series-restored', back)
  announceSessions(db, actor, [input.id, ...ids], await participantsOf(db, actor.clubId, [input.id, ...ids]))
  return session
}

/** Whoever was told that it was deleted hears that it takes place. */
async function noteBack(
  { actor, db, now }: WriteContext,
  id: string,
): Promise<trainingSessions.TrainingSession> {
  const session = foundOr404(await findSession(db, actor, id))
  const after = stateOf(session)
  await noteSessions(db, actor, [{ id, before: { ...after, cancelled: true }, after }], { now })
  return session
}

export async function cancelSession(asked: MemberRequest<typeof trainingSessions.cancel>) {
  const { input, actor, db, now } = asked
  const session = await lockToCancel(asked)
  const called = (await othersOf(asked, session)).filter(({ cancelledAt }) => !cancelledAt)
  // Two coaches who call it off agree.
  if (!session.cancelledAt) {
    if (whyNotEdit(session, input)) refuseStale(session)
    allow(whyNotCancel(session))
    called.push(session)
  }
  for (const each of called) await saveCancelled({ actor, db, now }, each, now)
  await noteSeries({ actor, db, now }, 'series-cancelled', called)
  return foundOr404(await findSession(db, actor, input.id))
}

/** What has begun or has somebody noted, was cancelled, moved or changed meanwhile stays as it is. */
export async function cancelDates({
  input,
  actor,
  db,
  now,
}: MemberRequest<typeof sessionSeries.cancelDates>) {
  await lockClubShared(db, actor)
  const called: trainingSessions.TrainingSession[] = []
  // In the order in which a series is locked.
  for (const { id, version } of input.sessions.toSorted((a, b) => a.id.localeCompare(b.id))) {
    await lockRecord(db, actor, id)
    const session = await findSession(db, actor, id)
    if (!session?.seriesId || session.cancelledAt || whyNotEdit(session, { version })) continue
    if (whyNotCancel(session) || !isUpcoming({ startsAt: new Date(session.startsAt) }, now)) continue
    await saveCancelled({ actor, db, now }, session, now)
    called.push(session)
  }
  await noteSeries({ actor, db, now }, 'closed-dates-cancelled', called)
  return { cancelled: called.length }
}

export async function reinstateSession(asked: MemberRequest<typeof trainingSessions.reinstate>) {
  const { input, actor, db, now } = asked
  const session = await lockToCancel(asked)
  const back = [...(await othersOf(asked, session)), session].filter(({ cancelledAt }) => cancelledAt)
  for (const each of back) await saveCancelled({ actor, db, now }, each, null)
  await noteSeries({ actor, db, now }, 'series-restored', back)
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
