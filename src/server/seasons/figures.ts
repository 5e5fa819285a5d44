import { sql } from 'kysely'
import type { Season, SeasonList } from '../../contract/seasons.ts'
import type { Member } from '../../domain/actor.ts'
import { seasonAfter, seasonBefore, seasonEnd, seasonStart } from '../../domain/season.ts'
import { sessionDurations, sessionMinutes } from '../../domain/training-session.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import { sessionsWithin } from '../analyses/wanted.ts'
import { archivedPlayers } from '../clubs/season-end.ts'
import type { Db } from '../database/connection.ts'
import { hasEnded } from '../training-sessions/is-over.ts'
import { clubClock, countPlayers, findOpenable } from './store.ts'

/** The one that is on and those before it; the coming one stands beside them once it is opened. */
const seasonsShown = 5

interface Within {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly now: Date
}

/** Eight statements, however many seasons, sessions and players there are. */
export async function listSeasons(db: Db, actor: Member, now: Date): Promise<SeasonList> {
  const clock = await clubClock(db, actor, now)
  const current = seasonStart(clock.today)
  const earlier = Array.from({ length: seasonsShown - 1 }).reduce<string[]>(
    (starts) => [...starts, seasonBefore(starts.at(-1)!)],
    [current],
  )
  const from = earlier.at(-1)!
  const within = { from, to: seasonEnd(current), timeZone: clock.timeZone, now }
  const opened = await openedSeasons(db, actor, from)
  const sessions = bySeason(await sessionsHeld(db, actor, within))
  const presences = bySeason(await presencesNoted(db, actor, within))
  const techniques = bySeason(await techniquesMastered(db, actor, within))
  const players = await countPlayers(db, actor)
  const wanted = [seasonAfter(current), ...earlier]
  return {
    seasons: wanted
      .filter(
        (start) => start === current || opened.has(start) || sessions.has(start) || techniques.has(start),
      )
      .map((startsOn) => {
        const next = opened.get(seasonAfter(startsOn))
        return {
          startsOn,
          opened: opened.get(startsOn) ?? null,
          playersAtEnd: next
            ? next.continuing + next.leaving + next.archived
            : startsOn === current
              ? players
              : null,
          ...(sessions.get(startsOn) ?? { sessions: 0, minutes: 0 }),
          ...(presences.get(startsOn) ?? { present: 0, absent: 0, playersSeen: 0, erasedSeen: false }),
          ...(techniques.get(startsOn) ?? { techniques: 0 }),
        }
      }),
    openable: await findOpenable(db, actor, clock),
    archived: await archivedPlayers(db, actor),
  }
}

type Opened = NonNullable<Season['opened']>

async function openedSeasons(db: Db, { clubId }: Member, from: string): Promise<Map<string, Opened>> {
  const rows = await db
    .selectFrom('seasons as s')
    .select([
      's.starts_on as startsOn',
      's.opened_at as at',
      nameOfAccount(sql.ref('s.opened_by')).as('by'),
      's.continuing',
      's.leaving',
      's.archived',
    ])
    .where('s.club_id', '=', clubId)
    .where('s.starts_on', '>=', from)
    .execute()
  return new Map(rows.map(({ startsOn, at, ...rest }) => [startsOn, { at: at.toISOString(), ...rest }]))
}

/** The first day of its season: six months earlier it would be New Year. */
function seasonOf(day: ReturnType<typeof sql>) {
  return sql<string>`(date_trunc('year', ${day} - interval '6 months') + interval '6 months')::date`
}

interface Held {
  startsOn: string
  sessions: number
  minutes: number
}

async function sessionsHeld(db: Db, actor: Member, within: Within): Promise<Held[]> {
  const lengths = sessionDurations.map(
    (duration) => sql`when ${sql.lit(duration)} then ${sql.lit(sessionMinutes(duration))}`,
  )
  const { rows } = await sql<Held>`
    select ${seasonOf(sql`s.date`)} as "startsOn", count(*)::int as sessions,
      sum(case s.duration ${sql.join(lengths, sql` `)} end)::int as minutes
    from training_sessions s
    where ${sessionsWithin(actor, within)} and ${hasEnded(within.now)}
    group by 1`.execute(db)
  return rows
}

interface Noted {
  startsOn: string
  present: number
  absent: number
  playersSeen: number
  erasedSeen: boolean
}

/** Each session's marks are read by its own key. Of the accounts that stand for erased ones nobody knows which were one person. */
async function presencesNoted(db: Db, actor: Member, within: Within): Promise<Noted[]> {
  const { rows } = await sql<Noted>`
    select ${seasonOf(sql`s.date`)} as "startsOn",
      (count(*) filter (where p.presence = 'present'))::int as present,
      (count(*) filter (where p.presence = 'absent'))::int as absent,
      (count(distinct p.player_id) filter (where p.presence = 'present' and a.id is null))::int as "playersSeen",
      bool_or(p.presence = 'present' and a.id is not null) as "erasedSeen"
    from training_sessions s
    cross join lateral (
      select p.player_id, p.presence from session_participants p
      where p.session_id = s.id and p.presence is not null
      offset 0
    ) p
    left join (
      select id from accounts where stand_in_of = ${actor.clubId} offset 0
    ) a on a.id = p.player_id
    where ${sessionsWithin(actor, within)}
    group by 1`.execute(db)
  return rows
}

interface Mastered {
  startsOn: string
  techniques: number
}

/** What a player had mastered before, in another club too, is not gained again. */
async function techniquesMastered(db: Db, { clubId }: Member, within: Within): Promise<Mastered[]> {
  const { from, timeZone, now } = within
  const { rows } = await sql<Mastered>`
    select ${seasonOf(sql`(e.evaluated_at at time zone ${timeZone})`)} as "startsOn", count(*)::int as techniques
    from technique_evaluations e
    where e.club_id = ${clubId} and e.status = 'mastered'
      and e.evaluated_at >= ${from}::date::timestamp at time zone ${timeZone} and e.evaluated_at <= ${now}
      and not exists (
        select 1 from technique_evaluations earlier
        where earlier.player_id = e.player_id and earlier.technique_id = e.technique_id
          and earlier.evaluated_at < e.evaluated_at and earlier.status = 'mastered'
        offset 0
      )
    group by 1`.execute(db)
  return rows
}

function bySeason<Row extends { startsOn: string }>(
  rows: readonly Row[],
): Map<string, Omit<Row, 'startsOn'>> {
  return new Map(rows.map(({ startsOn, ...figures }) => [startsOn, figures]))
}
