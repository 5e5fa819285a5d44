import { people } from '../../src/demo/club-people.ts'
import { idOf } from '../../src/demo/seeded.ts'

/** Adds « Ce soir », which begins in twenty minutes: its roll is open. Not of the demonstration, whose sessions lie further off. */
export async function addSessionSoon(
  database: { rows: (text: string, values: readonly unknown[]) => Promise<unknown> },
  now: Date,
): Promise<void> {
  await database.rows(
    `with soon as (
       insert into training_sessions
         (id, club_id, title, date, time, duration, starts_at, created_at, updated_at)
       select $3::uuid, m.club_id, 'Ce soir', (begins at time zone 'Europe/Paris')::date,
         (begins at time zone 'Europe/Paris')::time, '1h', begins, $4::timestamptz, $4::timestamptz
       from memberships as m, date_trunc('minute', $4::timestamptz + interval '20 minutes') as begins
       where m.account_id = $1
       returning id, club_id
     )
     insert into session_participants (session_id, club_id, player_id)
     select soon.id, soon.club_id, player from soon, unnest($2::uuid[]) as player`,
    [people.lea.id, [people.maxime.id, people.bernard.id], idOf('session ce soir'), now],
  )
}
