import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Exercise } from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import { drawnDrill, practisesItsName } from '../../domain/drills/exercise-drill.ts'
import type { ExerciseContent } from '../../domain/exercise.ts'
import type { Db } from '../database/connection.ts'
import { takesPart } from './takes-part.ts'

export interface LockedSession {
  readonly id: string
  readonly programme: readonly { technique: string; effect: string }[]
  readonly participantIds: readonly string[]
}

/** Locks and returns the club's next session in which a player takes part. */
export async function lockNextSession(
  db: Db,
  actor: Member,
  playerId: string,
  now: Date,
): Promise<LockedSession | null> {
  for (;;) {
    const next = await upcoming(db, actor, now)
      .where(takesPart(playerId))
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return null
    // It may have been moved, deleted or given to others before it was locked: then another one is the next.
    const held = await upcoming(db, actor, now).where('s.id', '=', next.id).forUpdate().executeTakeFirst()
    if (!held) continue
    const programme = await db
      .selectFrom('session_exercises')
      .select(['technique', 'effect'])
      .where('session_id', '=', held.id)
      .execute()
    const participants = await db
      .selectFrom('session_participants')
      .select('player_id')
      .where('session_id', '=', held.id)
      .execute()
    const participantIds = participants.map(({ player_id }) => player_id)
    if (participantIds.includes(playerId)) return { id: held.id, programme, participantIds }
  }
}

function upcoming(db: Db, actor: Member, now: Date) {
  return db
    .selectFrom('training_sessions as s')
    .select('s.id')
    .where('s.club_id', '=', actor.clubId)
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '>=', now)
}

type AddedExercise = ExerciseContent & Partial<Pick<Exercise, 'id' | 'title' | 'drill'>>

/** Appends an exercise to the programme of a locked session, whose new version makes an open form stale. */
export async function addToProgramme(
  db: Db,
  actor: Member,
  sessionId: string,
  { type, technique, effect, duration, description, title = '', drill, id }: AddedExercise,
  now: Date,
): Promise<void> {
  const drawn = drawnDrill(drill)
  await db
    .insertInto('session_exercises')
    .values({
      id: uuidv7(),
      session_id: sessionId,
      club_id: actor.clubId,
      position: sql<number>`(
        select coalesce(max(position) + 1, 0) from session_exercises where session_id = ${sessionId}
      )`,
      type,
      technique,
      effect,
      duration,
      description,
      title,
      drill: drawn ? JSON.stringify(drawn) : null,
      exercise_id: id ?? null,
      practised: practisesItsName({ technique, effect, drill: drawn }),
    })
    .execute()
  await db
    .updateTable('training_sessions')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', sessionId)
    .where('club_id', '=', actor.clubId)
    .execute()
}
