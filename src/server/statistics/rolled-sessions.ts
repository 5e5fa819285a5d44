import { type Expression, sql, type SqlBool } from 'kysely'
import type { ExerciseContent } from '../../domain/exercise.ts'
import type { Member } from '../../domain/actor.ts'
import { catalogueTechniquesOf } from '../../domain/technique-catalogue.ts'
import type { RolledSession, Trained } from '../../domain/training-history.ts'
import { isChosen, sessionsWithin, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { hasEnded } from '../training-sessions/is-over.ts'
import { trainedMinutes } from '../training-sessions/trained-minutes.ts'

export interface StoredSession extends RolledSession {
  readonly id: string
}

/** Sessions by their ids, and those that start from an instant on. */
interface Some {
  readonly ids: readonly string[]
  readonly startsAt: Date
}

const uuidLength = 36

/**
 * Sessions of the period that are over and have a roll: one row a session, because a row for each player and exercise would be twenty
 * to a hundred times as many. Lists come as text with separators that no name may hold: as JSON they take several times as long.
 */
export async function readRolledSessions(
  db: Db,
  actor: Member,
  wanted: Wanted,
  some?: Some,
): Promise<StoredSession[]> {
  const { rows } = await sql<{
    id: string
    at: number
    day: string
    programme: string | null
    present: string | null
    absent: string | null
    late: string | null
  }>`
    select s.id, (date_part('epoch', s.starts_at) * 1000)::bigint as at, s.date as day, x.programme, p.present, p.absent, l.late
    from training_sessions s
    cross join lateral (
      select string_agg(p.player_id::text, '') filter (where p.presence = 'present') as present,
        string_agg(p.player_id::text, '') filter (where p.presence = 'absent') as absent,
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
    where ${sessionsWithin(actor, wanted)} and ${hasEnded(wanted.now)} and ${isAmong(some)}
      and (p.present is not null or p.absent is not null)
    order by s.starts_at, s.id`.execute(db)
  const exerciseOf = rememberExercises()
  const sameId = rememberIds()
  return rows.map(({ id, at, day, programme, present, absent, late }) => ({
    id,
    at,
    day,
    ...trainedOf(programme?.split('\n').map(exerciseOf) ?? []),
    present: idsIn(present).map(sameId),
    late: late === null ? undefined : lateIn(late),
    absent: idsIn(absent).map(sameId),
  }))
}

function isAmong(some: Some | undefined) {
  const { ids, startsAt } = some ?? { ids: null, startsAt: null }
  return sql<SqlBool>`(${startsAt}::timestamptz is null or s.starts_at >= ${startsAt} or s.id = any(${ids}::uuid[]))`
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

/** One text for each player, not one for each mark. */
function rememberIds(): (id: string) => string {
  const known = new Map<string, string>()
  return (id) => {
    const same = known.get(id) ?? id
    known.set(id, same)
    return same
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
