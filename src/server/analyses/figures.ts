import { sql } from 'kysely'
import type { Analyses } from '../../contract/analyses.ts'
import { enoughSessions } from '../../domain/analyses.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { hasEnded } from '../training-sessions/is-over.ts'
import { trainedMinutes } from '../training-sessions/trained-minutes.ts'
import { findTarget } from './category-target.ts'
import { attendedByChosen, firstArrival, markOf } from './chosen-attendance.ts'
import { daysWaited } from './requests.ts'
import { isChosen, isWithin, sessionsWithin, type Wanted } from './wanted.ts'

/** Seven statements, however many players and sessions there are; each session's marks are counted by its own key. The two long ones at once. */
export async function readFigures(db: Db, actor: Member, wanted: Wanted): Promise<Analyses> {
  const { from, to } = wanted
  const [days, minutes] = await Promise.all([
    attendanceByDay(db, actor, wanted),
    minutesByMonth(db, actor, wanted),
  ])
  return {
    from,
    to,
    rolledSessions: await rolledSessions(db, actor),
    days,
    minutes,
    target: await findTarget(db, actor),
    feedback: await feedbackByWeek(db, actor, wanted),
    answers: await answerTimes(db, actor, wanted),
  }
}

async function rolledSessions(db: Db, actor: Member): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from training_sessions s
      where s.club_id = ${actor.clubId} and s.deleted_at is null
        and exists (select 1 from session_participants p where p.session_id = s.id and p.presence is not null offset 0)
      order by s.starts_at desc
      limit ${sql.lit(enoughSessions)}
    ) as rolled`.execute(db)
  return rows[0]!.count
}

async function attendanceByDay(db: Db, actor: Member, wanted: Wanted): Promise<Analyses['days']> {
  const { rows } = await sql<Analyses['days'][number]>`
    select s.date,
      count(*)::int as sessions,
      (count(*) filter (where p.marks > 0))::int as rolled,
      coalesce(sum(p.present), 0)::int as present,
      coalesce(sum(p.absent), 0)::int as absent,
      coalesce(sum(p.excused) filter (where p.marks > 0), 0)::int as excused
    from training_sessions s
    cross join lateral (
      select count(p.presence) as marks,
        count(*) filter (where ${isChosen(sql`p.player_id`, wanted)}) as invited,
        count(*) filter (where p.presence = 'present' and ${isChosen(sql`p.player_id`, wanted)}) as present,
        count(*) filter (where p.presence = 'absent' and ${isChosen(sql`p.player_id`, wanted)}) as absent,
        count(*) filter (where ${markOf} = 'excused' and ${isChosen(sql`p.player_id`, wanted)}) as excused
      from session_participants p
      where p.session_id = s.id
    ) p
    where ${sessionsWithin(actor, wanted)} and p.invited > 0
    group by s.date
    order by s.date`.execute(db)
  return rows
}

/** Of sessions that are over; where players are chosen, of those that one of them attended, from their first arrival on. */
export async function minutesByMonth(db: Db, actor: Member, wanted: Wanted): Promise<Analyses['minutes']> {
  const { rows } = await sql<Analyses['minutes'][number]>`
    select to_char(s.date, 'YYYY-MM') as month, x.type as category, sum(x.minutes)::int as minutes
    from training_sessions s
    ${firstArrival(wanted)}
    cross join lateral (
      select x.type, ${trainedMinutes(sql`arrival.at`)} as minutes
      from session_exercises x
      where x.session_id = s.id
      ${optimizationFence}
    ) x
    where ${sessionsWithin(actor, wanted)} and ${hasEnded(wanted.now)} and ${attendedByChosen(wanted)}
      and x.minutes > 0
    group by 1, 2
    order by 1, 2`.execute(db)
  return rows
}

async function feedbackByWeek(db: Db, actor: Member, wanted: Wanted): Promise<Analyses['feedback']> {
  const { rows } = await sql<Analyses['feedback'][number]>`
    select date_trunc('week', f.created_at at time zone ${wanted.timeZone})::date as week,
      (count(*) filter (where f.rating = 'positive'))::int as positive,
      (count(*) filter (where f.rating = 'negative'))::int as negative
    from session_feedback f
    cross join lateral (
      select 1 from training_sessions s where s.id = f.session_id and s.deleted_at is null offset 0
    ) s
    where f.club_id = ${actor.clubId} and ${isWithin(sql`f.created_at`, wanted)}
      and ${isChosen(sql`f.player_id`, wanted)}
    group by 1
    order by 1`.execute(db)
  return rows
}

async function answerTimes(db: Db, actor: Member, wanted: Wanted): Promise<Analyses['answers']> {
  const { rows } = await sql<Analyses['answers'][number]>`
    select ${daysWaited} as days, count(*)::int as count
    from exercise_requests r
    where r.club_id = ${actor.clubId} and ${isWithin(sql`r.created_at`, wanted)}
      and ${isChosen(sql`r.player_id`, wanted)}
    group by 1
    order by 1`.execute(db)
  return rows
}
