import { type Expression, sql } from 'kysely'
import type { ExerciseContent } from '../../domain/exercise.ts'
import { firstSeasonStart } from '../../domain/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import {
  catalogueTechniquesOf,
  techniqueCatalogue,
  type TechniqueStatus,
} from '../../domain/technique-catalogue.ts'
import type {
  DatedEvaluation,
  RolledSession,
  Trained,
  TrainingHistory,
} from '../../domain/training-history.ts'
import { isChosen, sessionsWithin, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { isOver } from '../training-sessions/is-over.ts'
import { trainedMinutes } from '../training-sessions/trained-minutes.ts'
import { dayIn } from './day-in.ts'

const catalogueIds = techniqueCatalogue.map(({ id }) => id)
const uuidLength = 36

/** The season of the period's end and two before it, and the period where it begins earlier. */
export async function readHistory(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const since = historyStart(wanted)
  const [sessions, evaluations] = await Promise.all([
    readSessions(db, actor, { ...wanted, from: since }),
    readEvaluations(db, actor, wanted),
  ])
  return { since, until: wanted.to, sessions, evaluations }
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
    late: string | null
  }>`
    select (date_part('epoch', s.starts_at) * 1000)::bigint as at, s.date as day, x.programme, p.present, p.absent, l.late
    from training_sessions s
    cross join lateral (
      select string_agg(p.player_id::text, '') filter (where p.presence = 'present') as present,
        count(*) filter (where p.presence = 'absent') as absent,
        count(p.late_at) > 0 as "hasLate"
      from session_participants p
      where p.session_id = s.id and ${isChosen(sql`p.player_id`, wanted)}
      ${optimizationFence}
    ) p
    cross join lateral (
      select string_agg(${exerciseText(sql`x.duration`)}, E'\n') as programme
      from session_exercises x
      where x.session_id = s.id
    ) x
    cross join lateral (
      select string_agg(late.player_id || E'\t' || ${exerciseText(trainedMinutes(sql`late.late_at`))}, E'\n') as late
      from session_participants late
      cross join session_exercises x
      where p."hasLate" and late.session_id = s.id and late.late_at is not null and x.session_id = s.id
    ) l
    where ${sessionsWithin(actor, wanted)} and ${isOver(wanted.now)}
      and (p.present is not null or p.absent > 0)
    order by s.starts_at, s.id`.execute(db)
  const exerciseOf = rememberExercises()
  return rows.map(({ at, day, programme, present, absent, late }) => ({
    at,
    day,
    ...trainedOf(programme?.split('\n').map(exerciseOf) ?? []),
    present: idsIn(present),
    late: late === null ? undefined : lateIn(late),
    absent,
  }))
}

function exerciseText(minutes: Expression<unknown>) {
  return sql`x.type || E'\t' || x.technique || E'\t' || x.effect || E'\t' || ${minutes} || E'\t' || x.practised`
}

/** Thousands of exercises are of a few dozen kinds. */
function rememberExercises(): (text: string) => Trained {
  const known = new Map<string, Trained>()
  return (text) => {
    const exercise = known.get(text) ?? exerciseIn(text)
    known.set(text, exercise)
    return exercise
  }
}

function exerciseIn(text: string): Trained {
  const [type, technique, effect, duration, practised] = text.split('\t') as [
    ExerciseContent['type'],
    string,
    string,
    string,
    'true' | 'false',
  ]
  const minutes = Number.parseInt(duration)
  const isCounted = practised === 'true' && minutes > 0
  const techniques = isCounted ? catalogueTechniquesOf({ type, technique, effect }) : []
  return { minutes, drills: techniques.map(({ id }) => ({ techniqueId: id, minutes })) }
}

function trainedOf(exercises: readonly Trained[]): Trained {
  return {
    minutes: exercises.reduce((sum, { minutes }) => sum + minutes, 0),
    drills: exercises.flatMap(({ drills }) => drills),
  }
}

/** By player. */
function lateIn(text: string): ReadonlyMap<string, Trained> {
  const lines = Map.groupBy(text.split('\n'), (line) => line.slice(0, uuidLength))
  const exercisesOf = (ofPlayer: readonly string[]) =>
    ofPlayer.map((line) => exerciseIn(line.slice(uuidLength + 1)))
  return new Map([...lines].map(([id, ofPlayer]) => [id, trainedOf(exercisesOf(ofPlayer))]))
}

function idsIn(text: string | null): string[] {
  const count = (text?.length ?? 0) / uuidLength
  return Array.from({ length: count }, (_, n) => text!.slice(n * uuidLength, (n + 1) * uuidLength))
}

const statuses: Readonly<Record<string, TechniqueStatus>> = {
  n: 'not_evaluated',
  i: 'in_progress',
  m: 'mastered',
}

/** Of the catalogue, of who is a player of the club now: one row a player, a line an evaluation. Their order and days are reckoned here. */
export async function readEvaluations(db: Db, actor: Member, wanted: Wanted): Promise<DatedEvaluation[]> {
  const { rows } = await sql<{ playerId: string; lines: string }>`
    select m.account_id as "playerId", e.lines
    from memberships m
    cross join lateral (
      select string_agg(
        left(e.status, 1) || case when e.club_id = m.club_id then 'o' else '-' end || e.technique_id || ' '
          || (date_part('epoch', e.evaluated_at) * 1000)::bigint,
        E'\n'
      ) as lines
      from technique_evaluations e
      where e.player_id = m.account_id and e.technique_id = any(${catalogueIds}::text[])
    ) e
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)} and e.lines is not null`.execute(db)
  const dayOf = dayIn(wanted.timeZone)
  return rows.flatMap(({ playerId, lines }) =>
    lines.split('\n').map((line) => {
      const space = line.indexOf(' ')
      const at = Number(line.slice(space + 1))
      return {
        playerId,
        techniqueId: line.slice(2, space),
        status: statuses[line[0]!]!,
        at,
        day: dayOf(at),
        isOwn: line[1] === 'o',
      }
    }),
  )
}
