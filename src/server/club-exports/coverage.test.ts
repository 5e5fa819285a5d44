import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import type { DB } from '../database/schema.gen.ts'
import { exportedTables } from './archive.ts'

const { db } = await testDatabase()

/** The file that holds a table's rows, or why none does. */
const fates = {
  accounts: { file: 'membres' },
  memberships: { file: 'membres' },
  clubs: { file: 'club' },
  removed_members: { file: 'membres-retires' },
  club_subscriptions: { file: 'abonnement' },
  terms_acceptances: { file: 'conditions-acceptees' },
  payment_incidents: { file: 'remboursements-et-contestations' },
  places: { file: 'lieux' },
  club_closures: { file: 'fermetures' },
  player_groups: { file: 'groupes' },
  group_players: { file: 'joueurs-des-groupes' },
  group_coaches: { file: 'entraineurs-des-groupes' },
  pairs_apart: { file: 'joueurs-a-separer' },
  seasons: { file: 'saisons' },
  journal_entries: { file: 'journal' },
  api_keys: { file: 'cles-api' },
  training_sessions: { file: 'seances' },
  session_exercises: { file: 'programmes' },
  session_blocks: { file: 'blocs' },
  session_coaches: { file: 'entraineurs-des-seances' },
  session_participants: { file: 'participants' },
  withdrawn_participants: { file: 'participants-retires' },
  session_feedback: { file: 'retours' },
  hall_events: { file: 'salle' },
  category_targets: { file: 'cibles' },
  exercises: { file: 'exercices' },
  exercise_marks: { file: 'reperes-d-exercices' },
  exercise_requests: { file: 'demandes' },
  technique_evaluations: { file: 'evaluations' },
  technique_observations: { file: 'observations' },
  ranking_entries: { file: 'classements' },
  player_scores: { file: 'parametres-ia' },

  account_links: { why: 'secrets' },
  login_sessions: { why: 'secrets' },
  calendar_feeds: { why: 'secrets' },
  push_subscriptions: { why: 'secrets' },
  vapid_keys: { why: 'secrets' },
  notification_settings: { why: 'what each person wants to be told, which no coach reads' },
  notifications: { why: 'the server’s own: what is about to be told' },
  known_devices: { why: 'secrets' },
  attempts: { why: 'the server’s own counts' },
  billing_leases: { why: 'the server’s own' },
  club_exports: { why: 'the exports themselves' },
  club_export_chunks: { why: 'the exports themselves' },
  contract_terminations: { why: 'notified to the operator, by anybody, signed in or not' },
  departures: { why: 'whose data are kept for how long, and no coach reads it' },
  erasures: { why: 'the server’s own' },
  ended_memberships: { why: 'told to whoever left, and to no coach' },
  history_changes: { why: 'the server’s own' },
  guardianships: { why: 'parents are no members, and their addresses are theirs' },
  log_keys: { why: 'secrets' },
  kept_mails: { why: 'mails of a server without SMTP_URL, with their secrets' },
  player_imports: { why: 'how players came in, who are in membres' },
  player_import_rows: { why: 'rows of a coach’s file, for 24 hours' },
  mailed_arrivals: { why: 'the server’s own: who was mailed about whom' },
  schema_migrations: { why: 'the server’s own' },
  seen_progress: { why: 'what a player has looked at, which no coach reads' },
  simulated_stripe: { why: 'the simulation of Stripe' },
  stripe_events: { why: 'the server’s own, in Stripe’s words' },
  support_questions: { why: 'between a coach and whoever runs the server' },
  support_messages: { why: 'between a coach and whoever runs the server' },
  writes: { why: 'the answers of writes, for their repetition' },
} as const satisfies Record<keyof DB, { file: string } | { why: string }>

test('Every table of the database is exported, or has a reason why not.', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  expect(Object.keys(fates).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('Every file is of a table.', () => {
  const files = Object.values(fates).flatMap((fate) => ('file' in fate ? [fate.file] : []))
  expect(exportedTables.map(({ file }) => file).toSorted()).toEqual([...new Set(files)].toSorted())
})
