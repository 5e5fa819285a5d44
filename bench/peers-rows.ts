import type { Db } from '../src/server/database/connection.ts'

export type ClubRows = Awaited<ReturnType<typeof readClubRows>>

/** The rows that a dashboard is computed from, and those of its users, for both clubs of the demonstration. */
export async function readClubRows(db: Db) {
  return {
    clubs: await db.selectFrom('clubs').select(['id', 'name']).execute(),
    members: await db
      .selectFrom('memberships as m')
      .innerJoin('accounts as a', 'a.id', 'm.account_id')
      .select(['a.id', 'a.email', 'a.first_name', 'a.last_name', 'm.club_id', 'm.role', 'm.standing'])
      .execute(),
    exercises: await db
      .selectFrom('exercises')
      .select(['id', 'club_id', 'type', 'technique', 'effect', 'duration', 'difficulty', 'description'])
      .execute(),
    sessions: await db
      .selectFrom('training_sessions')
      .select([
        'id',
        'club_id',
        'title',
        'description',
        'date',
        'time',
        'duration',
        'starts_at',
        'deleted_at',
      ])
      .execute(),
    participants: await db
      .selectFrom('session_participants as p')
      .innerJoin('training_sessions as s', 's.id', 'p.session_id')
      .select(['p.session_id', 'p.club_id', 'p.player_id', 'p.presence', 's.starts_at', 's.deleted_at'])
      .execute(),
    feedback: await db
      .selectFrom('session_feedback as f')
      .innerJoin('training_sessions as s', 's.id', 'f.session_id')
      .select([
        'f.session_id',
        'f.club_id',
        'f.player_id',
        'f.rating',
        'f.comment',
        'f.created_at',
        's.starts_at',
        's.deleted_at',
      ])
      .execute(),
  }
}

/** Of every account in the peers. */
export const password = 'balle-orange-2026'
