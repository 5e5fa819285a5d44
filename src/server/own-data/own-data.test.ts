import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { erasedCoach, erasedPlayer, leaveTraces } from '../../../test/club/traces.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { ownDataPaths } from '../../contract/own-data.ts'
import { vaiseId } from '../../demo/club.ts'
import { people } from '../../demo/club-people.ts'
import type { DB } from '../database/schema.gen.ts'
import { ownTables } from './tables.ts'

const { context, cookies } = await createFilledContext()
const { app, db } = context

/** Where a table's data about the asking person stand, or why none does. */
const fates = {
  accounts: ['compte'],
  memberships: ['club'],
  group_players: ['groupes'],
  group_coaches: ['groupes'],
  pairs_apart: ['tables-separees'],
  guardianships: ['enfants-suivis', 'parents'],
  departures: ['anciens-clubs'],
  removed_members: ['retraits', 'membres-retires'],
  ended_memberships: ['decisions-d-un-club'],
  mailed_arrivals: ['annonces-aux-entraineurs'],
  login_sessions: ['appareils'],
  known_devices: ['appareils-reconnus'],
  account_links: ['liens-envoyes'],
  calendar_feeds: ['lien-de-calendrier'],
  notification_settings: ['notifications'],
  push_subscriptions: ['appareils-notifies'],
  notifications: ['a-annoncer'],
  player_import_rows: ['fichier-d-un-club'],
  session_participants: ['seances', 'appels-faits'],
  hall_events: ['salle', 'reperes'],
  technique_observations: ['observations', 'observations-notees'],
  withdrawn_participants: ['seances-quittees'],
  session_feedback: ['retours'],
  exercise_requests: ['demandes', 'demandes-traitees'],
  technique_evaluations: ['evaluations', 'evaluations-faites'],
  player_scores: ['parametres-ia', 'parametres-ia-notes'],
  ranking_entries: ['classements', 'classements-notes'],
  seen_progress: ['progres-vus'],
  journal_entries: ['journal'],
  clubs: ['clubs-crees'],
  training_sessions: ['seances-creees'],
  session_coaches: ['seances-menees'],
  exercises: ['exercices-crees'],
  seasons: ['saisons-ouvertes'],
  player_imports: ['imports'],
  club_exports: ['exports'],
  api_keys: ['cles-api'],
  terms_acceptances: ['conditions-acceptees'],
  contract_terminations: ['resiliations'],
  support_questions: ['assistance'],
  support_messages: ['assistance'],

  attempts: 'hashes and counts',
  billing_leases: 'of a club',
  category_targets: 'of a club',
  club_export_chunks: 'an export of the club, with everybody in it',
  club_subscriptions: 'of a club',
  erasures: 'of accounts that are no more',
  exercise_marks: 'of a club',
  history_changes: 'that something changed, and not what',
  kept_mails: 'mails of a server without SMTP_URL, which no production has',
  log_keys: 'the server’s own',
  payment_incidents: 'of a club',
  places: 'of a club',
  club_closures: 'of a club',
  player_groups: 'of a club; whose one is stands in groupes',
  schema_migrations: 'the server’s own',
  session_blocks: 'of a club',
  session_exercises: 'of a club',
  simulated_stripe: 'the simulation of Stripe',
  stripe_events: 'of a club',
  vapid_keys: 'the server’s own',
  writes: 'answers with the data of others, for a repetition',
} as const satisfies Record<keyof DB, readonly string[] | string>

const get = (path: string, cookie?: string) =>
  app.request(path, { headers: cookie ? { Cookie: cookie } : {} })
const jsonOf = async (cookie: string) =>
  (await (await get(ownDataPaths.json, cookie)).json()) as { data: Record<string, Record<string, unknown>[]> }

test('Every table of the database is in the copy, or has a reason why not.', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  expect(Object.keys(fates).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const named = Object.values(fates).flatMap((fate) => (typeof fate === 'string' ? [] : [...fate]))
  expect(ownTables.map(({ name }) => name).toSorted()).toEqual([...new Set(named)].toSorted())
})

test('The columns of each row are those that have a title.', async () => {
  await leaveTraces(context)
  await sql`update player_import_rows set account_id = ${erasedPlayer.id} where position = 0`.execute(db)
  const [player, coach] = [await jsonOf(cookies.get('player')!), await jsonOf(cookies.get('otherCoach')!)]
  // Each of them is filled for the one or the other: what stays empty would prove nothing.
  const empty = ownTables.filter(({ name }) => !player.data[name]?.length && !coach.data[name]?.length)
  expect(empty.map(({ name }) => name)).toEqual([])
  for (const { name, columns } of ownTables) {
    const [row] = [...player.data[name]!, ...coach.data[name]!]
    expect([name, Object.keys(row!)]).toEqual([name, Object.keys(columns)])
  }
})

test('A person reads what is theirs, on a page and as JSON, and of the others only the names of who wrote it.', async () => {
  const { data } = await jsonOf(cookies.get('player')!)
  expect(data['compte']).toMatchObject([{ firstName: 'Zénobie', email: people.ines.email }])
  expect(data['evaluations']!.some(({ notes, evaluatedBy }) => notes && evaluatedBy)).toBe(true)
  expect(data['evaluations-faites']).toEqual([])

  const answer = await get(ownDataPaths.page, cookies.get('player'))
  const page = await answer.text()
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'sha256-/)
  expect(page).toContain('Quéré d&#39;Aulnay')
  for (const { email, lastName } of [people.tom, people.maxime, people.clara]) {
    expect(page).not.toContain(email)
    expect(page).not.toContain(lastName)
  }
  const coach = await (await get(ownDataPaths.page, cookies.get('otherCoach'))).text()
  expect(coach).toContain('Évaluations que vous avez faites')
  for (const { email, lastName } of [erasedPlayer, people.tom, people.maxime]) {
    expect(coach).not.toContain(email)
    expect(coach).not.toContain(lastName)
  }
  expect(coach).toContain(erasedCoach.lastName)
})

test('What somebody typed is text, whatever it looks like.', async () => {
  await db
    .updateTable('accounts')
    .set({ goals: '<script>alert(1)</script>' })
    .where('id', '=', people.maxime.id)
    .execute()
  const page = await (await get(ownDataPaths.page, cookies.get('otherPlayer'))).text()
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script')
})

test('A title that looks like a day is a title; a day is written as one.', async () => {
  await plannedSession(context, { clubId: vaiseId, inDays: -1, players: { [people.maxime.id]: null } })
  await db.updateTable('training_sessions').set({ title: '2026-27-11' }).execute()
  await db.updateTable('accounts').set({ goals: '2026-11-27' }).where('id', '=', people.maxime.id).execute()
  const answer = await get(ownDataPaths.page, cookies.get('otherPlayer'))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('>2026-27-11</td>')
  expect(page).toContain('<dd>2026-11-27</dd>')
  expect(page).toMatch(/<td data-title="Date">\d{1,2} \p{L}+ \d{4}<\/td>/u)
})

test('Nobody reads it without signing in, and nobody without end.', async () => {
  for (const path of [ownDataPaths.page, ownDataPaths.json]) expect((await get(path)).status).toBe(401)
  const cookie = cookies.get('foreignPlayer')!
  for (let n = 0; n < 30; n += 1) expect((await get(ownDataPaths.json, cookie)).status).toBe(200)
  expect((await get(ownDataPaths.json, cookie)).status).toBe(429)
  expect(context.errors).toEqual([])
})
