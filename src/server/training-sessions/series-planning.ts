import type * as sessionSeries from '../../contract/session-series.ts'
import { maxSeriesDates } from '../../domain/session-series.ts'
import { whyNotInvite } from '../../domain/training-session.ts'
import { isSkipped } from '../../domain/session-plan.ts'
import { checkedProgramme } from '../exercises/checked-drill.ts'
import { noteInJournal } from '../journal/note.ts'
import { noteSessions, type SessionChange } from '../notifications/note.ts'
import { allow, foundOr404, Refused, refuseStale } from '../refused.ts'
import { findAssigned, findStillAssigned } from './assigned.ts'
import { insertSession, lockClubAndPlayers, lockClubShared, type SessionPlan } from './planning.ts'
import { announceSessions } from './recipients.ts'
import { findSeries, lockSeries } from './series-dates.ts'
import { findSession } from './store.ts'
import {
  idsOf,
  type MemberRequest,
  planner,
  refuseSkipped,
  renumberBlocks,
  type WriteContext,
} from './writing.ts'

/** All of its dates, or none of them. The first has the programme. */
export async function planSeries({
  input: given,
  actor,
  db,
  now,
}: MemberRequest<typeof sessionSeries.create>) {
  const { id: seriesId, sessions, ...plan } = renumberBlocks(checkedProgramme(given))
  const { playerIds, time } = plan
  const dates = sessions.toSorted(byDate)
  const [first] = dates
  const { players } = await lockClubAndPlayers(db, actor, { playerIds, date: first!.date, time })
  allow(whyNotInvite(playerIds, new Set(idsOf(players))))
  const { ids } = await findAssigned(db, actor, { ...plan, coachIds: plan.coachIds ?? planner(actor) })
  await insertDates({ actor, db, now }, { ...plan, ...ids, seriesId }, dates)
  await noteInJournal(
    db,
    actor,
    { act: 'series-planned', dates: dates.length, date: first!.date },
    { sessionId: first!.id, now },
  )
}

/**
 * Further dates after the last one, with what one of its sessions has apart from the programme. Who has left the club since is
 * not taken over. Of two coaches who make it longer from the same last date the second hears what there is now.
 */
export async function extendSeries({ input, actor, db, now }: MemberRequest<typeof sessionSeries.extend>) {
  await lockClubShared(db, actor)
  await lockSeries(db, actor, input.id)
  const series = foundOr404(await findSeries(db, actor, input.id, now))
  if (series.lastDate !== input.after) refuseStale(series)
  const session = foundOr404(await findSession(db, actor, input.sessionId))
  if (session.seriesId !== input.id) throw new Refused('not-found')
  const dates = input.sessions.toSorted(byDate)
  const [first] = dates
  if (first!.date <= series.lastDate) refuseDates('Une de ces dates vient avant la fin de la série')
  if (series.upcoming + dates.length > maxSeriesDates) {
    refuseDates(`Une série a ${maxSeriesDates} dates à venir au plus`)
  }
  const { title, description, time, duration, players: before } = session
  const invitation = { playerIds: idsOf(before), date: first!.date, time }
  const { players } = await lockClubAndPlayers(db, actor, invitation)
  const plan = {
    title,
    description,
    time,
    duration,
    playerIds: idsOf(players),
    exercises: [],
    blocks: [],
    ...(await findStillAssigned(db, actor, session)),
    seriesId: input.id,
  }
  await insertDates({ actor, db, now }, plan, dates)
  await noteInJournal(
    db,
    actor,
    { act: 'series-extended', dates: dates.length, date: first!.date },
    { sessionId: first!.id, now },
  )
}

interface Dated {
  readonly id: string
  readonly date: string
}

function byDate(a: Dated, b: Dated): number {
  return a.date.localeCompare(b.date)
}

/** In the order of their dates: the first has the programme. Its players are locked (`lockClubAndPlayers`). */
async function insertDates(
  { actor, db, now }: WriteContext,
  plan: Omit<SessionPlan, 'id' | 'date' | 'startsAt'>,
  dates: readonly Dated[],
): Promise<void> {
  const { playerIds, placeId, coachIds, time } = plan
  const people = [...playerIds, ...coachIds]
  const planned: SessionChange[] = []
  for (const [index, { id, date }] of dates.entries()) {
    const { startsAt, shown } = await lockClubAndPlayers(db, actor, { playerIds: [], date, time })
    if (isSkipped({ date, time }, shown)) refuseSkipped()
    const programme = index === 0 ? {} : { exercises: [], blocks: [] }
    await insertSession(db, actor, { ...plan, ...programme, id, date, startsAt }, now)
    const after = { startsAt: startsAt.toISOString(), placeId, cancelled: false, people }
    planned.push({ id, before: null, after })
  }
  await noteSessions(db, actor, planned, { now })
  announceSessions(db, actor, idsOf(dates), playerIds)
}

function refuseDates(sentence: string): never {
  throw new Refused('invalid-input', { fields: { sessions: sentence } })
}
