import { sql } from 'kysely'
import { type ExerciseContent, exerciseMinutes } from '../../domain/exercise.ts'
import { firstSeasonStart } from '../../domain/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import {
  catalogueTechniquesOf,
  techniqueCatalogue,
  type TechniqueStatus,
} from '../../domain/technique-catalogue.ts'
import type { DatedEvaluation, RolledSession, TrainingHistory } from '../../domain/training-history.ts'
import { isChosen, sessionsWithin, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { isOver } from '../training-sessions/is-over.ts'

const catalogueIds = techniqueCatalogue.map(({ id }) => id)
const uuidLength = 36

/** The season of the period's end and two before it, and the period where it begins earlier. */
export async function readHistory(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const since = historyStart(wanted)
  const sessions = await readSessions(db, actor, wanted)
  return { since, sessions, evaluations: await readEvaluations(db, actor, wanted) }
}

function historyStart({ from, to }: Wanted): string {
  const start = firstSeasonStart(to)
  return from < start ? from : start
}

type Drill = readonly [
  type: ExerciseContent['type'],
  technique: string,
  effect: string,
  duration: ExerciseContent['duration'],
]

/**
 * Sessions that are over and have a roll, with everybody who is marked on it: one row a session, because a row for each player and
 * exercise would be twenty to a hundred times as many. Marks and exercises are read by the session's key.
 */
export async function readSessions(db: Db, actor: Member, wanted: Wanted): Promise<RolledSession[]> {
  const { to, now } = wanted
  const { rows } = await sql<{
    at: Date
    day: string
    programme: Drill[] | null
    present: string | null
    absent: string | null
  }>`
    select s.starts_at as at, s.date as day, x.programme, p.present, p.absent
    from training_sessions s
    cross join lateral (
      select string_agg(p.player_id::text, '') filter (where p.presence = 'present') as present,
        string_agg(p.player_id::text, '') filter (where p.presence = 'absent') as absent
      from session_participants p
      where p.session_id = s.id and p.presence in ('present', 'absent') and ${isChosen(sql`p.player_id`, wanted)}
    ) p
    cross join lateral (
      select json_agg(json_build_array(x.type, x.technique, x.effect, x.duration)) as programme
      from session_exercises x
      where x.session_id = s.id
    ) x
    where ${sessionsWithin(actor, { from: historyStart(wanted), to, now })} and ${isOver(now)}
      and (p.present is not null or p.absent is not null)
    order by s.starts_at, s.id`.execute(db)
  const techniquesOf = rememberTechniques()
  return rows.map(({ at, day, programme, present, absent }) => {
    const drills = (programme ?? []).map((drill) => ({ drill, minutes: exerciseMinutes(drill[3]) }))
    return {
      at: at.getTime(),
      day,
      minutes: drills.reduce((sum, { minutes }) => sum + minutes, 0),
      drills: drills.flatMap(({ drill, minutes }) =>
        techniquesOf(drill).map((techniqueId) => ({ techniqueId, minutes })),
      ),
      present: idsIn(present),
      absent: idsIn(absent),
    }
  })
}

/** Thousands of exercises are of a few dozen compositions. */
function rememberTechniques(): (drill: Drill) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return ([type, technique, effect]) => {
    const key = JSON.stringify([type, technique, effect])
    const ids = known.get(key) ?? catalogueTechniquesOf({ type, technique, effect }).map(({ id }) => id)
    known.set(key, ids)
    return ids
  }
}

function idsIn(text: string | null): string[] {
  const count = (text?.length ?? 0) / uuidLength
  return Array.from({ length: count }, (_, n) => text!.slice(n * uuidLength, (n + 1) * uuidLength))
}

type Judged = readonly [techniqueId: string, status: TechniqueStatus, at: number, day: string, isOwn: boolean]

/** Of the catalogue, of who is a player of the club now: one row a player. */
async function readEvaluations(db: Db, actor: Member, wanted: Wanted): Promise<DatedEvaluation[]> {
  const { rows } = await sql<{ playerId: string; judged: Judged[] | null }>`
    select m.account_id as "playerId", e.judged
    from memberships m
    cross join lateral (
      select json_agg(json_build_array(e.technique_id, e.status,
          (extract(epoch from e.evaluated_at) * 1000)::bigint,
          (e.evaluated_at at time zone ${wanted.timeZone})::date, e.club_id = ${actor.clubId})
        order by e.technique_id, e.evaluated_at desc) as judged
      from technique_evaluations e
      where e.player_id = m.account_id and e.technique_id = any(${catalogueIds}::text[])
    ) e
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)}`.execute(db)
  return rows.flatMap(({ playerId, judged }) =>
    (judged ?? [])
      .map(([techniqueId, status, at, day, isOwn]) => ({ playerId, techniqueId, status, at, day, isOwn }))
      .toReversed(),
  )
}
