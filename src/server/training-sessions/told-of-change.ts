import { sql } from 'kysely'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import { whyNotCancel } from '../../domain/session-correction.ts'
import { isMoved } from '../../domain/session-plan.ts'
import { followChange, type SeriesPlan } from '../../domain/session-series.ts'
import type { Db } from '../database/connection.ts'
import { type SessionChange, stateOf } from '../notifications/note.ts'
import { countTold } from '../notifications/told.ts'
import { foundOr404 } from '../refused.ts'
import { readOthers } from './series-dates.ts'
import { findSession } from './store.ts'
import { type MemberRequest, planOf } from './writing.ts'

type Asked = MemberRequest<typeof trainingSessions.told>
type TrainingSession = trainingSessions.TrainingSession

/** Whom a change would tell that has not been made yet. */
export async function toldOfChange(asked: Asked): Promise<trainingSessions.Told> {
  const { input, actor, db, now } = asked
  const session = foundOr404(await findSession(db, actor, input.id))
  const dates = [session, ...(await readOthers(asked, session))].filter(({ cancelledAt }) => !cancelledAt)
  const changes = input.change === 'cancellation' ? cancelled(dates) : await moved(asked, session, dates)
  return countTold(db, actor, changes, now)
}

function cancelled(dates: readonly TrainingSession[]): SessionChange[] {
  return dates
    .filter((session) => !whyNotCancel(session))
    .map((session) => {
      const before = stateOf(session)
      return { id: session.id, before, after: { ...before, cancelled: true } }
    })
}

async function moved(
  { input, actor, db }: Asked,
  session: TrainingSession,
  dates: readonly TrainingSession[],
): Promise<SessionChange[]> {
  const before = planOf(session)
  const { date = before.date, time = before.time, placeId = before.placeId } = input
  const after = { ...before, date, time, placeId: placeId === 'none' ? null : placeId }
  const plans = dates.map((each) => (each === session ? after : followChange(before, after, planOf(each))))
  const starts = await startsOf(db, actor.clubId, plans)
  return dates.map((each, index) => {
    const state = stateOf(each)
    const plan = plans[index]!
    const startsAt = isMoved(each, plan) ? starts[index]!.toISOString() : each.startsAt
    return { id: each.id, before: state, after: { ...state, startsAt, placeId: plan.placeId } }
  })
}

async function startsOf(
  db: Db,
  clubId: string,
  plans: readonly Pick<SeriesPlan, 'date' | 'time'>[],
): Promise<Date[]> {
  const [dates, times] = [plans.map(({ date }) => date), plans.map(({ time }) => time)]
  const { rows } = await sql<{ at: Date }>`
    select (d.date + d.time) at time zone c.time_zone as at
    from clubs as c
    cross join unnest(${dates}::date[], ${times}::time[]) with ordinality as d (date, time, n)
    where c.id = ${clubId}
    order by d.n`.execute(db)
  return rows.map(({ at }) => at)
}
