import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotCorrect } from '../../domain/session-correction.ts'
import {
  changeSession as nextSession,
  isMoved,
  isSkipped,
  planSession,
  skippedTime,
} from '../../domain/session-plan.ts'
import { partsOf, programmeOf } from '../../domain/training-session-programme.ts'
import { followChange, leavesWeek, otherWeek } from '../../domain/session-series.ts'
import { isUpcoming, whyNotInvite } from '../../domain/training-session.ts'
import { whyCancelled } from '../../domain/session-cancellation.ts'
import { whyNotEdit } from '../../domain/version.ts'
import type { Db } from '../database/connection.ts'
import { checkedProgramme } from '../exercises/checked-drill.ts'
import { noteInJournal } from '../journal/note.ts'
import { noteSessions, stateOf } from '../notifications/note.ts'
import { allow, foundOr404, Refused, refuseStale } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { findAssigned } from './assigned.ts'
import { deleteReplies, lockRecord } from './attendance.ts'
import { insertSession, lockClubAndPlayers, updateSession } from './planning.ts'
import { announceSession } from './recipients.ts'
import { lockSeries, noteSeries, othersOf } from './series-dates.ts'
import { findSession } from './store.ts'

export type MemberRequest<E extends Endpoint> = RuleRequest<E, Member>

export async function createSession({
  input: given,
  actor,
  db,
  now,
}: MemberRequest<typeof trainingSessions.create>) {
  const input = renumberBlocks(checkedProgramme(given))
  const { startsAt, shown, players } = await lockClubAndPlayers(db, actor, input)
  if (isSkipped(input, shown)) refuseSkipped()
  allow(whyNotInvite(input.playerIds, new Set(idsOf(players))))
  const { ids, assigned } = await findAssigned(db, actor, {
    ...input,
    coachIds: input.coachIds ?? planner(actor),
  })
  await insertSession(db, actor, { ...input, ...ids, startsAt, seriesId: null }, now)
  announceSession(db, actor, input.id, input.playerIds)
  const planned = planSession(input, {
    clubId: actor.clubId,
    startsAt: startsAt.toISOString(),
    players,
    ...assigned,
  })
  await noteSessions(db, actor, [{ id: input.id, before: null, after: stateOf(planned) }], { now })
  return planned
}

/** Each block at the position at which it will be shown: no position twice, none beyond the programme. */
export function renumberBlocks<P extends Pick<Input<typeof trainingSessions.create>, 'exercises' | 'blocks'>>(
  plan: P,
): P {
  return plan.blocks ? { ...plan, blocks: partsOf(programmeOf(plan)).blocks } : plan
}

/** Who coaches a session unless said otherwise; nobody where a program's key planned it. */
export function planner({ id, keyName }: Member): string[] {
  return keyName === undefined ? [id] : []
}

export async function changeSession(asked: MemberRequest<typeof trainingSessions.update>) {
  const { input: given, actor, db, now } = asked
  // Before anything else is said about it: a participant who left meanwhile changed the session too.
  const { seriesId } = await findToEdit(db, actor, given)
  await lockClubAndPlayers(db, actor, given)
  if (given.scope && seriesId) await lockSeries(db, actor, seriesId)
  await lockRecord(db, actor, given.id)
  const session = await findToEdit(db, actor, given)
  const others = (await othersOf(asked, session)).filter(({ cancelledAt }) => !cancelledAt)
  const { scope: _, ...edit } = given
  const input = renumberBlocks({
    ...edit,
    exercises: checkedProgramme(edit).exercises.map((entry) => withDrawing(entry, session)),
  })
  await saveChange({ actor, db, now }, session, input)
  const saved = foundOr404(await findSession(db, actor, given.id))
  if (others.length > 0 && leavesWeek(session, saved)) {
    throw new Refused('invalid-input', { fields: { date: otherWeek } })
  }
  const changed = [session]
  for (const other of others) {
    const plan = planOf(other)
    const followed = followChange(planOf(session), planOf(saved), plan)
    if (JSON.stringify(followed) === JSON.stringify(plan)) continue
    const { id, version, exercises, blocks } = other
    await saveChange({ actor, db, now }, other, { ...followed, id, version, exercises, blocks })
    changed.push(other)
  }
  await noteSeries({ actor, db, now }, 'series-changed', changed)
  return saved
}

export function planOf(session: trainingSessions.TrainingSession) {
  const { title, description, date, time, duration, players, place, group, coaches = [] } = session
  return {
    title,
    description,
    date,
    time,
    duration,
    playerIds: idsOf(players),
    placeId: place?.id ?? null,
    groupId: group?.id ?? null,
    coachIds: idsOf(coaches),
  }
}

/** Checks and saves one edit of a session that is locked, with its programme in order. */
async function saveChange(
  { actor, db, now }: WriteContext,
  session: trainingSessions.TrainingSession,
  input: Omit<MemberRequest<typeof trainingSessions.update>['input'], 'scope'>,
): Promise<void> {
  const { startsAt, shown, players } = await lockClubAndPlayers(db, actor, input)
  allow(whyNotCorrect(session, input, now))
  // One that stands at such a time since before, or since its club moved, may be changed otherwise.
  if (isMoved(session, input) && isSkipped(input, shown)) refuseSkipped()
  // Whoever took part and has left the club since stays in the record.
  const known = new Map([...session.players, ...players].map((player) => [player.id, player]))
  allow(whyNotInvite(input.playerIds, new Set(known.keys())))
  const invited = input.playerIds.map((id) => foundOr404(known.get(id)))
  const { assigned } = await findAssigned(db, actor, input, session)
  const next = nextSession(session, input, {
    startsAt: startsAt.toISOString(),
    players: invited,
    ...assigned,
  })
  if (!(await updateSession(db, actor, next, now))) refuseStale(await findSession(db, actor, input.id))
  if (isMoved(session, next)) await deleteReplies(db, actor, input.id)
  await noteIfPast({ actor, db, now }, 'session-changed', session)
  await noteSessions(db, actor, [{ id: input.id, before: stateOf(session), after: stateOf(next) }], { now })
  // Whoever takes part no more as well.
  announceSession(db, actor, input.id, [...idsOf(session.players), ...input.playerIds])
}

/** Other programs, and pages of an earlier release, send an exercise back without its title and drawing. */
function withDrawing(
  entry: trainingSessions.ProgrammeEntry,
  { exercises }: trainingSessions.TrainingSession,
): trainingSessions.ProgrammeEntry {
  return { ...exercises.find(({ id }) => id === entry.id), ...entry }
}

export interface WriteContext {
  readonly actor: Member
  readonly db: Db
  readonly now: Date
}

/** What has begun is a record: who changes it is in the journal. */
export async function noteIfPast(
  { actor, db, now }: WriteContext,
  act: 'session-changed' | 'session-deleted' | 'session-restored' | 'session-cancelled',
  { id, date, startsAt }: Pick<trainingSessions.TrainingSession, 'id' | 'date' | 'startsAt'>,
): Promise<void> {
  if (isUpcoming({ startsAt: new Date(startsAt) }, now)) return
  await noteInJournal(db, actor, { act, date }, { sessionId: id, now })
}

export function idsOf(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id)
}

export function refuseSkipped(): never {
  throw new Refused('invalid-input', { fields: { time: skippedTime } })
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current session */
async function findToEdit(
  db: Db,
  actor: Member,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<trainingSessions.TrainingSession> {
  const session = await findUncancelledSession(db, actor, id)
  if (whyNotEdit(session, { version })) refuseStale(session)
  return session
}

/** A session that is not cancelled, for what is done with it. */
export async function findUncancelledSession(
  db: Db,
  actor: Member,
  id: string,
): Promise<trainingSessions.TrainingSession> {
  const session = foundOr404(await findSession(db, actor, id))
  allow(whyCancelled(session))
  return session
}
