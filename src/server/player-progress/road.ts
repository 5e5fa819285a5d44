import { sql } from 'kysely'
import type { Road } from '../../contract/player-progress.ts'
import type { Actor, Member } from '../../domain/actor.ts'
import type { Composition } from '../../domain/exercise.ts'
import { type RoadWeek, techniqueMinutes } from '../../domain/player-road.ts'
import { attendedByChosen, firstArrival } from '../analyses/chosen-attendance.ts'
import { minutesByMonth } from '../analyses/figures.ts'
import { sessionsWithin, type Wanted, wantedOf } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { hasEnded } from '../training-sessions/is-over.ts'
import { takesPart } from '../training-sessions/takes-part.ts'
import { trainedMinutes } from '../training-sessions/trained-minutes.ts'

type Played = Composition & { readonly minutes: number }

/** The actor’s season at their club, counted as the analyses count it for this one player. */
export async function findRoad(db: Db, actor: Actor, now: Date): Promise<Road> {
  if (actor.clubId === null) return { from: null, minutes: [], weeks: [], techniques: [] }
  const member = { ...actor, clubId: actor.clubId }
  const wanted = await wantedOf(db, member, { period: 'season', players: [actor.id] }, now)
  const { rows: weeks } = await sql<RoadWeek>`
    select date_trunc('week', s.date)::date as week, count(*)::int as planned,
      (count(*) filter (where ${attendedByChosen(wanted)}))::int as attended
    from training_sessions s
    where ${sessionsWithin(member, wanted)} and ${hasEnded(now)} and ${takesPart(actor.id, { all: true })}
    group by 1
    order by 1`.execute(db)
  return {
    from: wanted.from,
    minutes: [...(await minutesByMonth(db, member, wanted))],
    weeks,
    techniques: techniqueMinutes(await playedThisMonth(db, member, wanted)),
  }
}

async function playedThisMonth(db: Db, member: Member, season: Wanted): Promise<Played[]> {
  const wanted = { ...season, from: `${season.today.slice(0, 8)}01` }
  const { rows } = await sql<Played>`
    select x.type, x.technique, x.effect, sum(x.minutes)::int as minutes
    from training_sessions s
    ${firstArrival(wanted)}
    cross join lateral (
      select x.type, x.technique, x.effect, ${trainedMinutes(sql`arrival.at`)} as minutes
      from session_exercises x
      where x.session_id = s.id and x.practised
      ${optimizationFence}
    ) x
    where ${sessionsWithin(member, wanted)} and ${hasEnded(wanted.now)} and ${attendedByChosen(wanted)}
      and x.minutes > 0
    group by 1, 2, 3`.execute(db)
  return rows
}
