import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { erasedCoach, erasedPlayer, leaveTraces } from '../../../test/club/traces.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { announcing } from '../live/announce.ts'
import { eraseAccount } from './erase-account.ts'

const { context } = await createFilledContext()
const { db } = context

/**
 * Of each table: that it loses whoever is erased (the test fills it with them first), why something of them stays, or why it
 * never holds anything that names somebody.
 */
const fates = {
  accounts: 'erased',
  account_links: 'erased',
  api_keys: 'erased',
  calendar_feeds: 'erased',
  club_exports: 'erased',
  clubs: 'erased',
  departures: 'erased',
  ended_memberships: 'erased',
  exercise_requests: 'erased',
  exercises: 'erased',
  group_coaches: 'erased',
  group_players: 'erased',
  hall_events: 'erased',
  journal_entries: 'erased',
  kept_mails: 'erased',
  known_devices: 'erased',
  login_sessions: 'erased',
  mailed_arrivals: 'erased',
  memberships: 'erased',
  notification_settings: 'erased',
  notifications: 'erased',
  pairs_apart: 'erased',
  guardianships: 'erased',
  player_import_rows: 'erased',
  player_imports: 'erased',
  player_scores: 'erased',
  push_subscriptions: 'erased',
  ranking_entries: 'erased',
  removed_members: 'erased',
  seasons: 'erased',
  seen_progress: 'erased',
  session_coaches: 'erased',
  session_feedback: 'erased',
  session_participants: 'erased',
  support_messages: 'erased',
  support_questions: 'erased',
  technique_evaluations: 'erased',
  technique_observations: 'erased',
  training_sessions: 'erased',
  withdrawn_participants: 'erased',
  writes: 'erased',
  'graphile_worker._private_jobs': 'erased',
  'graphile_worker._private_job_queues': { none: 'names of queues' },
  'graphile_worker._private_known_crontabs': { none: 'the server’s own' },
  'graphile_worker._private_tasks': { none: 'names of tasks' },
  'graphile_worker.migrations': { none: 'the server’s own' },

  erasures: { keeps: 'the id alone, by which a restored backup erases again' },
  history_changes: { keeps: 'the id alone, for two days, so that servers forget the evaluations too' },
  terms_acceptances: { keeps: 'the name of who accepted the conditions of sale: the proof of a contract' },
  contract_terminations: { keeps: 'the proof of a notice that ends a contract, as the law wants it' },
  simulated_stripe: { keeps: 'the customer and the invoices of a club, as Stripe keeps them by law' },

  attempts: { none: 'hashes, which expire within a day and go where they are known' },
  billing_leases: { none: 'a club' },
  category_targets: { none: 'a club' },
  club_export_chunks: { none: 'bytes of an export, which goes with them' },
  club_subscriptions: { none: 'a club, and Stripe’s ids' },
  exercise_marks: { none: 'a club' },
  log_keys: { none: 'the server’s own' },
  payment_incidents: { none: 'a club, and Stripe’s ids' },
  places: { none: 'a club' },
  club_closures: { none: 'a club' },
  player_groups: { none: 'a club' },
  schema_migrations: { none: 'the server’s own' },
  session_blocks: { none: 'a club' },
  session_exercises: { none: 'a club' },
  stripe_events: { none: 'Stripe’s ids' },
  vapid_keys: { none: 'the server’s own' },
} as const satisfies Record<
  keyof DB | `graphile_worker.${string}`,
  'erased' | { keeps: string } | { none: string }
>

type Table = keyof typeof fates
const tables = Object.keys(fates) as Table[]
const nameless = new Set<string>(['attempts', 'club_export_chunks'])

test('Every table of the database is searched.', async () => {
  const { rows } = await sql<{ name: string }>`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
    from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(db)
  expect(tables.toSorted()).toEqual(rows.map(({ name }) => name as Table).toSorted())
})

test('After an erasure nothing names the person, in whatever table, but what is listed with a reason.', async () => {
  await leaveTraces(context)
  const before = await findTraces(db)
  const kept = tables.filter((table) => typeof fates[table] === 'object' && 'keeps' in fates[table])
  const erased = tables.filter((table) => fates[table] === 'erased')
  // Otherwise the search proves nothing of that table.
  expect(erased.filter((table) => !before.has(table))).toEqual([])
  expect([...before].filter((table) => !erased.includes(table) && !kept.includes(table))).toEqual([])

  for (const { id } of [erasedPlayer, erasedCoach]) {
    await announcing(db, (tx) => eraseAccount(tx, id, context.now()))
  }
  expect([...(await findTraces(db))].toSorted()).toEqual(kept.toSorted())
})

/** Whether it holds an id, an address or both names of one of the two, whichever column they are in. */
function isTrace(row: string): boolean {
  const text = row.toLowerCase()
  const has = (word: string) => text.includes(word.toLowerCase())
  return [erasedPlayer, erasedCoach].some(
    ({ id, email, firstName, lastName }) => has(id) || has(email) || (has(firstName) && has(lastName)),
  )
}

/** The tables with a row that names one of the two. */
async function findTraces(db: Db): Promise<Set<Table>> {
  const found = new Set<Table>()
  for (const table of tables) {
    if (nameless.has(table)) continue
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`.execute(
      db,
    )
    if (rows.some(({ row }) => isTrace(row))) found.add(table)
  }
  return found
}
