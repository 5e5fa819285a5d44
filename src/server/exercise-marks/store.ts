import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { ExerciseMark, mark } from '../../contract/exercise-marks.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'

/** What the club marked, and when it did each exercise for the last time. */
export async function listMarks(db: Db, actor: Member, now: Date): Promise<ExerciseMark[]> {
  const marked = await selectMarks(db, actor).execute()
  const done = await selectDone(db, actor, now).execute()
  const lastDone = new Map(done.map((row) => [row.exerciseId, row.lastDone]))
  const unmarked = [...lastDone.keys()].filter((id) => !marked.some(({ exerciseId }) => exerciseId === id))
  return [
    ...marked.map((row) => ({ ...row, lastDone: lastDone.get(row.exerciseId) ?? null })),
    ...unmarked.map((exerciseId) => ({
      exerciseId,
      archived: false,
      favourite: false,
      lastDone: lastDone.get(exerciseId)!,
    })),
  ]
}

export async function findMark(db: Db, actor: Member, exerciseId: string, now: Date): Promise<ExerciseMark> {
  const row = await selectMarks(db, actor).where('exercise_id', '=', exerciseId).executeTakeFirst()
  const done = await selectDone(db, actor, now).where('x.exercise_id', '=', exerciseId).executeTakeFirst()
  return { exerciseId, archived: false, favourite: false, ...row, lastDone: done?.lastDone ?? null }
}

function selectMarks(db: Db, { clubId }: Member) {
  return db
    .selectFrom('exercise_marks')
    .select(['exercise_id as exerciseId', 'archived', 'favourite'])
    .where('club_id', '=', clubId)
}

export async function archivedIds(db: Db, actor: Member): Promise<ReadonlySet<string>> {
  const rows = await selectMarks(db, actor).where('archived', '=', true).execute()
  return new Set(rows.map(({ exerciseId }) => exerciseId))
}

/** From the programmes of past sessions. */
function selectDone(db: Db, { clubId }: Member, now: Date) {
  return db
    .selectFrom('session_exercises as x')
    .innerJoin('training_sessions as s', 's.id', 'x.session_id')
    .select((eb) => [eb.ref('x.exercise_id').$notNull().as('exerciseId'), eb.fn.max('s.date').as('lastDone')])
    .where('x.club_id', '=', clubId)
    .where('x.exercise_id', 'is not', null)
    .where('s.club_id', '=', clubId)
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '<', now)
    .groupBy('x.exercise_id')
}

/** What is not named stays. */
export async function saveMark(
  db: Db,
  { clubId }: Member,
  { exerciseId, archived, favourite }: ParsedInput<typeof mark>,
): Promise<void> {
  await db
    .insertInto('exercise_marks')
    .values({
      club_id: clubId,
      exercise_id: exerciseId,
      archived: archived ?? false,
      favourite: favourite ?? false,
    })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'exercise_id']).doUpdateSet({
        archived: sql`coalesce(${archived ?? null}::boolean, exercise_marks.archived)`,
        favourite: sql`coalesce(${favourite ?? null}::boolean, exercise_marks.favourite)`,
      }),
    )
    .execute()
}
