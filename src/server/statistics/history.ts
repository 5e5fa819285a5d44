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
import { rowByRow } from '../database/row-by-row.ts'
import { isOver } from '../training-sessions/is-over.ts'

const catalogueIds = techniqueCatalogue.map(({ id }) => id)
const uuidLength = 36

/** The season of the period's end and two before it, and the period where it begins earlier. */
export async function readHistory(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const since = historyStart(wanted)
  const [sessions, evaluations] = await Promise.all([
    readSessions(db, actor, { ...wanted, from: since }),
    readEvaluations(db, actor, wanted),
  ])
  return { since, sessions, evaluations }
}

export function historyStart({ from, to }: Wanted): string {
  const start = firstSeasonStart(to)
  return from < start ? from : start
}

/**
 * Sessions of the period that are over and have a roll: one row a session, because a row for each player and exercise would be twenty
 * to a hundred times as many. Lists come as text with separators that no name may hold: as JSON they take several times as long.
 */
export async function readSessions(db: Db, actor: Member, wanted: Wanted): Promise<RolledSession[]> {
  const { rows } = await sql<{
    at: number
    day: string
    programme: string | null
    present: string | null
    absent: number
  }>`
    select (date_part('epoch', s.starts_at) * 1000)::bigint as at, s.date as day, x.programme, p.present, p.absent
    from training_sessions s
    cross join lateral (
      select string_agg(p.player_id::text, '') filter (where p.presence = 'present') as present,
        count(*) filter (where p.presence = 'absent') as absent
      from session_participants p
      where p.session_id = s.id and ${isChosen(sql`p.player_id`, wanted)}
      ${rowByRow}
    ) p
    cross join lateral (
      select string_agg(x.type || E'\t' || x.technique || E'\t' || x.effect || E'\t' || x.duration, E'\n') as programme
      from session_exercises x
      where x.session_id = s.id
    ) x
    where ${sessionsWithin(actor, wanted)} and ${isOver(wanted.now)}
      and (p.present is not null or p.absent > 0)
    order by s.starts_at, s.id`.execute(db)
  const exerciseOf = rememberExercises()
  return rows.map(({ at, day, programme, present, absent }) => {
    const exercises = programme?.split('\n').map(exerciseOf) ?? []
    return {
      at,
      day,
      minutes: exercises.reduce((sum, { minutes }) => sum + minutes, 0),
      drills: exercises.flatMap(({ drills }) => drills),
      present: idsIn(present),
      absent,
    }
  })
}

type Exercise = Pick<RolledSession, 'minutes' | 'drills'>

/** Thousands of exercises are of a few dozen kinds. */
function rememberExercises(): (text: string) => Exercise {
  const known = new Map<string, Exercise>()
  return (text) => {
    const exercise = known.get(text) ?? exerciseIn(text)
    known.set(text, exercise)
    return exercise
  }
}

function exerciseIn(text: string): Exercise {
  const [type, technique, effect, duration] = text.split('\t') as [
    ExerciseContent['type'],
    string,
    string,
    ExerciseContent['duration'],
  ]
  const minutes = exerciseMinutes(duration)
  const drills = catalogueTechniquesOf({ type, technique, effect }).map(({ id }) => ({
    techniqueId: id,
    minutes,
  }))
  return { minutes, drills }
}

function idsIn(text: string | null): string[] {
  const count = (text?.length ?? 0) / uuidLength
  return Array.from({ length: count }, (_, n) => text!.slice(n * uuidLength, (n + 1) * uuidLength))
}

/** Of the catalogue, of who is a player of the club now: one row a player, its columns lists with a space between. */
export async function readEvaluations(db: Db, actor: Member, wanted: Wanted): Promise<DatedEvaluation[]> {
  const { rows } = await sql<
    { playerId: string } & Record<'techniques' | 'statuses' | 'times' | 'days' | 'own', string>
  >`
    select m.account_id as "playerId", e.*
    from memberships m
    cross join lateral (
      select string_agg(e.technique_id, ' ' order by e.evaluated_at) as techniques,
        string_agg(e.status, ' ' order by e.evaluated_at) as statuses,
        string_agg((date_part('epoch', e.evaluated_at) * 1000)::bigint::text, ' ' order by e.evaluated_at) as times,
        string_agg((e.evaluated_at at time zone ${wanted.timeZone})::date::text, ' ' order by e.evaluated_at) as days,
        string_agg((e.club_id = ${actor.clubId})::text, ' ' order by e.evaluated_at) as own
      from technique_evaluations e
      where e.player_id = m.account_id and e.technique_id = any(${catalogueIds}::text[])
    ) e
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)} and e.techniques is not null`.execute(db)
  return rows.flatMap(({ playerId, ...lists }) => {
    const statuses = lists.statuses.split(' ') as TechniqueStatus[]
    const times = lists.times.split(' ')
    const days = lists.days.split(' ')
    const own = lists.own.split(' ')
    return lists.techniques.split(' ').map((techniqueId, n) => ({
      playerId,
      techniqueId,
      status: statuses[n]!,
      at: Number(times[n]),
      day: days[n]!,
      isOwn: own[n] === 'true',
    }))
  })
}
