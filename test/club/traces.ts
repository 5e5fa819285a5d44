import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as clubs from '../../src/contract/clubs.ts'
import * as groups from '../../src/contract/groups.ts'
import * as trainingSessions from '../../src/contract/training-sessions.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { exportClub } from '../../src/server/club-exports/export-job.ts'
import { enqueueMail } from '../../src/server/mail.ts'
import { caller, cookieOf, type TestContext } from '../support/context.ts'
import { insertApiKey } from './api-key-fixtures.ts'
import { plannedSession } from './planned-session.ts'

/** Names that nobody else has, with what JSON and SQL escape. */
export const erasedPlayer = {
  id: people.ines.id,
  email: people.ines.email,
  firstName: 'Zénobie',
  lastName: "Quéré d'Aulnay",
}
export const erasedCoach = {
  id: people.marc.id,
  email: people.marc.email,
  firstName: 'Théophraste',
  lastName: 'Kermadec',
}

/** A player and a coach of Ping Club de Vaise, of whom every table holds something that can hold something of a person. */
export async function leaveTraces(context: TestContext): Promise<void> {
  const { db, now } = context
  for (const { id, firstName, lastName } of [erasedPlayer, erasedCoach]) {
    await db
      .updateTable('accounts')
      .set({ first_name: firstName, last_name: lastName, birth_year: 2012 })
      .where('id', '=', id)
      .execute()
  }
  await throughTheApplication(context)
  await insertRows(context)
  const mail = {
    to: people.lea.email,
    subject: `${erasedPlayer.firstName} ${erasedPlayer.lastName} arrive`,
    text: 'Bonjour.',
  }
  await db
    .insertInto('kept_mails')
    .values({
      id: uuidv7(),
      recipient: erasedPlayer.email,
      subject: 'Séance',
      body: 'Mardi.',
      created_at: now(),
    })
    .execute()
  await enqueueMail(db, mail, { clubId: vaiseId })
  await enqueueMail(db, { ...mail, to: erasedCoach.email, subject: 'Séance' })
}

async function throughTheApplication(context: TestContext): Promise<void> {
  const { app } = context
  const lea = caller(app, await cookieOf(context, people.lea.id))
  const ines = caller(app, await cookieOf(context, erasedPlayer.id))
  const marc = caller(app, await cookieOf(context, erasedCoach.id))
  // Its kept answer names everybody.
  const club = await lea(clubs.show, {})
  await lea(clubs.update, { version: club.version, name: club.name })
  const roll = await plannedSession(context, {
    clubId: vaiseId,
    inDays: -1,
    players: { [erasedPlayer.id]: null, [people.tom.id]: null },
  })
  await marc(trainingSessions.markPresence, {
    id: roll,
    playerId: erasedPlayer.id,
    presence: 'present',
    was: null,
  })
  await ines(trainingSessions.giveFeedback, { id: roll, rating: 'positive', comment: 'Bonne séance' })
  const [group] = await lea(groups.list, {})
  if (!group) throw new Error('The demonstration has groups.')
  for (const [table, column, id] of [
    ['group_players', 'player_id', erasedPlayer.id],
    ['group_coaches', 'coach_id', erasedCoach.id],
  ] as const) {
    await sql`
      insert into ${sql.table(table)} (group_id, club_id, ${sql.ref(column)})
      values (${group.id}, ${vaiseId}, ${id}) on conflict do nothing`.execute(context.db)
  }
  await insertApiKey(context, { clubId: vaiseId, coachId: erasedCoach.id })
}

async function insertRows(context: TestContext): Promise<void> {
  const { db } = context
  const now = context.now()
  const player = erasedPlayer.id
  const coach = erasedCoach.id
  const ids = Array.from({ length: 12 }, () => uuidv7())
  const upcoming = await plannedSession(context, { clubId: vaiseId, inDays: 3, players: {} })
  const hash = (text: string) => Buffer.from(text.padEnd(32, '.'))
  for (const statement of [
    sql`update clubs set created_by = ${coach} where id = ${vaiseId}`,
    sql`insert into account_links values (${hash('a link')}, ${player}, 'reset-password', ${erasedPlayer.email}, ${now}, ${now})`,
    sql`insert into calendar_feeds values (${player}, ${hash('a calendar')}, ${now}), (${coach}, ${hash('another one')}, ${now})`,
    sql`insert into notification_settings (account_id, unsubscribe_token, refused_email, refused_at)
      values (${player}, ${'t'.repeat(43)}, ${erasedPlayer.email}, ${now}) on conflict (account_id) do nothing`,
    sql`insert into push_subscriptions (login_session_id, account_id, endpoint, p256dh, auth, created_at)
      select id, account_id, 'https://fcm.googleapis.com/' || id, 'key', 'secret', ${now} from login_sessions
      where account_id = ${player} on conflict do nothing`,
    sql`insert into notifications (account_id, club_id, about, subject, created_at, due_at)
      values (${player}, ${vaiseId}, 'reminder', ${upcoming}, ${now}, ${now})`,
    sql`insert into known_devices values (${hash('a device')}, ${player}, ${now})`,
    sql`update training_sessions set created_by = ${coach} where id = ${upcoming}`,
    sql`update exercises set created_by = ${coach} where club_id = ${vaiseId}`,
    sql`insert into session_participants (session_id, club_id, player_id) values (${upcoming}, ${vaiseId}, ${player})`,
    sql`insert into session_coaches values (${upcoming}, ${vaiseId}, ${coach}) on conflict do nothing`,
    sql`insert into hall_events (id, session_id, club_id, at, noted_by, type, details)
      values (gen_random_uuid(), ${upcoming}, ${vaiseId}, ${now}, ${coach}, 'end', '{}'),
        (gen_random_uuid(), ${upcoming}, ${vaiseId}, ${now}, ${coach}, 'mark',
          jsonb_build_object('playerId', ${player}::text, 'techniqueId', 'service-1', 'mark', 'done')),
        (gen_random_uuid(), ${upcoming}, ${vaiseId}, ${now}, ${coach}, 'round',
          jsonb_build_object('tables', '[]'::jsonb, 'rest', jsonb_build_array(${player}::text), 'mode', 'pairs'))`,
    sql`insert into hall_events (id, session_id, club_id, at, noted_by, type, details)
      values (gen_random_uuid(), ${upcoming}, ${vaiseId}, ${now}, ${coach}, 'link',
        jsonb_build_object('guestId', gen_random_uuid(), 'playerId', ${player}::text))`,
    sql`insert into technique_observations
      values (${upcoming}, ${vaiseId}, ${player}, 'service-1', 'Trois feuilles', 0, true, ${now}, ${coach})`,
    sql`insert into pairs_apart
      values (${vaiseId}, least(${player}::uuid, ${people.tom.id}::uuid), greatest(${player}::uuid, ${people.tom.id}::uuid), ${now})`,
    sql`insert into guardianships (id, child_id, club_id, guardian_id, invited_by, invited_at, accepted_by, accepted_at)
      values (${ids[6]}, ${player}, ${vaiseId}, ${coach}, ${coach}, ${now}, ${coach}, ${now})`,
    sql`insert into withdrawn_participants values (${upcoming}, ${vaiseId}, ${player}, ${now})`,
    sql`update technique_evaluations set evaluated_by = ${coach} where club_id = ${vaiseId}`,
    sql`update player_scores set set_by = ${coach} where club_id = ${vaiseId}`,
    sql`update exercise_requests set updated_by = ${coach} where club_id = ${vaiseId}`,
    sql`insert into seen_progress values (${player}, ${now}) on conflict do nothing`,
    sql`insert into removed_members (account_id, club_id, removed_by, removed_at) values (${player}, ${vaiseId}, ${coach}, ${now})`,
    sql`insert into ended_memberships values (${player}, ${vaiseId}, 'readmitted', ${now})`,
    sql`insert into departures values (${player}, ${vaiseId}, ${now}) on conflict do nothing`,
    sql`insert into mailed_arrivals values (${player}, ${vaiseId}, ${now})`,
    sql`insert into ranking_entries values (${vaiseId}, ${player}, '2026-01-15', 612, 'typed', ${coach}, ${now})
      on conflict do nothing`,
    sql`insert into terms_acceptances values (${ids[0]}, ${vaiseId}, ${coach}, '2026-09-01', 'club', ${now},
      ${`${erasedCoach.firstName} ${erasedCoach.lastName}`})`,
    sql`update seasons set opened_by = ${coach} where club_id = ${vaiseId}`,
    sql`insert into support_questions (id, account_id, club_id, plan, subject, device, screen, version, asked_at)
      values (${ids[1]}, ${coach}, ${vaiseId}, 'club', 'Une question', 'Chrome', '390 × 844', 'test', ${now})`,
    sql`insert into support_messages values (${ids[1]}, ${ids[1]}, false, ${`${erasedCoach.firstName} ${erasedCoach.lastName}`}, ${now})`,
    sql`insert into contract_terminations (id, first_name, last_name, email, club_name, notified_at)
      values (${ids[2]}, ${erasedCoach.firstName}, ${erasedCoach.lastName}, ${erasedCoach.email}, 'Ping Club de Vaise', ${now})`,
    sql`insert into player_imports (id, club_id, file_name, created_by, created_at, status, headers, columns, rows_total, heartbeat_at, finished_at)
      values (${ids[3]}, ${vaiseId}, 'joueurs.csv', ${coach}, ${now}, 'done', '{Nom,Prénom}', '{lastName,firstName}', 2, ${now}, ${now})`,
    sql`insert into player_import_rows (import_id, position, line, cells)
      values (${ids[3]}, 0, 2, ${JSON.stringify([erasedPlayer.lastName, erasedPlayer.firstName])}),
        (${ids[3]}, 1, 3, ${JSON.stringify(['Girard', 'Tom'])})`,
    sql`insert into club_exports (id, club_id, asked_by, asked_at, heartbeat_at, files_total) values (${ids[4]}, ${vaiseId}, ${coach}, ${now}, ${now}, 1)`,
    sql`insert into journal_entries (id, club_id, at, kind, act, actor_id, subject_id)
      values (${ids[5]}, ${vaiseId}, ${now}, 'scores', 'scores-set', ${coach}, ${player})`,
    sql`insert into simulated_stripe values ('cus_of_a_coach', 'customer', 'cus_of_a_coach', ${JSON.stringify({ email: erasedCoach.email })}, ${now})`,
  ]) {
    await statement.execute(db)
  }
  await exportClub(context, ids[4]!)
}
