import { sql } from 'kysely'
import { rebondDrills } from '../../content/drills.ts'
import type { WrittenHallEvent } from '../../contract/hall.ts'
import type { Member } from '../../domain/actor.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import { practisesItsName } from '../../domain/drills/exercise-drill.ts'
import { seenIn } from '../../domain/hall/hall-marks.ts'
import { uncertaintyIn } from '../../domain/mastery-evidence.ts'
import { catalogueTechniquesOf } from '../../domain/technique-catalogue.ts'
import type { Db } from '../database/connection.ts'
import { toEvent, type EventRow } from './store.ts'

type Marked = Pick<Extract<WrittenHallEvent, { type: 'mark' }>, 'playerId' | 'techniqueId'>

/**
 * What the evening has shown of one player and technique, from all of its marks: written anew with each of them.
 * @returns whether that changed
 */
export async function saveObservation(
  db: Db,
  { clubId }: Member,
  sessionId: string,
  { playerId, techniqueId }: Marked,
): Promise<boolean> {
  const { rows } = await sql<EventRow>`
    select id, at, noted_by as by, type, details from hall_events
    where session_id = ${sessionId} and club_id = ${clubId} and type = 'mark'
      and details ->> 'playerId' = ${playerId} and details ->> 'techniqueId' = ${techniqueId}`.execute(db)
  const seen = seenIn(rows.map(toEvent))
  const drill = seen && (await findDrill(db, { sessionId, clubId }, seen))
  if (!seen || !drill) {
    const { numDeletedRows } = await db
      .deleteFrom('technique_observations')
      .where('session_id', '=', sessionId)
      .where('player_id', '=', playerId)
      .where('technique_id', '=', techniqueId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  // Of players of the club alone: a device may name anybody.
  const { numAffectedRows } = await sql`
    insert into technique_observations
      (session_id, club_id, player_id, technique_id, drill, uncertainty, reached, observed_at, observed_by)
    select ${sessionId}, ${clubId}, m.account_id, ${techniqueId}, ${drill.name}, ${drill.uncertainty},
      ${seen.mark === 'done'}, ${seen.at}, ${seen.by}
    from memberships as m
    where m.account_id = ${playerId} and m.club_id = ${clubId} and m.standing = 'member' and m.role = 'player'
    on conflict (session_id, player_id, technique_id) do update set
      drill = excluded.drill, uncertainty = excluded.uncertainty, reached = excluded.reached,
      observed_at = excluded.observed_at, observed_by = excluded.observed_by
    where (technique_observations.drill, technique_observations.uncertainty, technique_observations.reached,
      technique_observations.observed_at, technique_observations.observed_by)
      is distinct from (excluded.drill, excluded.uncertainty, excluded.reached, excluded.observed_at, excluded.observed_by)`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

interface Seen {
  readonly techniqueId: string
  readonly exerciseId?: string | undefined
}

/** The exercise of the programme that it was seen in; where no device said which, the first that practises the technique. */
async function findDrill(
  db: Db,
  { sessionId, clubId }: { readonly sessionId: string; readonly clubId: string },
  { techniqueId, exerciseId }: Seen,
): Promise<{ name: string; uncertainty: number | null } | null> {
  const programme = await db
    .selectFrom('session_exercises as x')
    .leftJoin('exercises as own', (join) =>
      join.on('own.club_id', '=', clubId).on(sql`own.id::text`, '=', sql.ref('x.exercise_id')),
    )
    .select(['x.id', 'x.type', 'x.technique', 'x.effect', 'x.title', 'x.drill', 'x.exercise_id as libraryId'])
    .select('own.drill as ownDrill')
    .where('x.session_id', '=', sessionId)
    .orderBy('x.position')
    .execute()
  const practising = programme
    .map(({ drill, ...exercise }) => ({ ...exercise, drill: drill as ExerciseDrill | null }))
    .filter(
      (exercise) =>
        practisesItsName(exercise) && catalogueTechniquesOf(exercise).some(({ id }) => id === techniqueId),
    )
  const seenIn = practising.find(({ id }) => id === exerciseId) ?? practising[0]
  if (!seenIn) return null
  const { libraryId, ownDrill, drill, title, technique, effect } = seenIn
  const known = rebondDrills.find(({ id }) => id === libraryId) ?? (ownDrill as ExerciseDrill | null)
  return {
    name: title || `${technique} - ${effect}`,
    uncertainty: uncertaintyIn(known) ?? uncertaintyIn(drill),
  }
}

/** Of all players of the club. What is older than its marks is kept no more. */
export async function listObservations(db: Db, { clubId }: Member) {
  const { rows } = await sql<{
    playerId: string
    id: string
    drill: string
    uncertainty: number | null
    reached: boolean
    day: string
    at: Date
    by: string | null
  }>`
    select o.player_id as "playerId", o.technique_id as id, o.drill, o.uncertainty, o.reached, s.date as day,
      o.observed_at as at, (select a.first_name || ' ' || a.last_name from accounts as a where a.id = o.observed_by) as by
    from technique_observations as o
    join training_sessions as s on s.id = o.session_id and s.club_id = o.club_id
    where o.club_id = ${clubId} and s.deleted_at is null
    order by o.observed_at`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
