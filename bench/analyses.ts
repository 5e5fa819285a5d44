import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { people } from '../src/demo/club-people.ts'
import { starterExercises } from '../src/domain/starter-exercises.ts'
import { techniqueCatalogue } from '../src/domain/technique-catalogue.ts'
import { createApp } from '../src/server/app.ts'
import { type Db, openDatabase } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/start.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { createLogger } from '../src/server/logger.ts'
import { fill, manyPlayers, signIn, vaiseId } from './club.ts'
import { createBenchContext } from './context.ts'
import { median, percentile } from './statistics.ts'

// npm run bench -- analyses: how long the analyses and statistics of 200 players over three seasons take, in turn with an
// answer of the same server that counts nothing; before each round a mark is corrected. Above its budget, on 2 cores, it ends as failed.
const budgetMs = 50
const [players, sessions, participants] = [200, 2100, 20]
const warmUps = 10
const rounds = 200
const addresses = [
  '/api/analyses?period=season',
  '/api/analyses/players?page=1',
  '/api/analyses?from=2024-07-01',
  '/api/analyses/groups?from=2024-07-01',
  '/api/statistics?from=2024-07-01',
  '/api/statistics/crossings?from=2024-07-01&page=1',
  '/api/statistics/played?from=2024-07-01&page=1',
  '/api/statistics/players?from=2024-07-01&page=1',
  '/api/statistics/points?from=2024-07-01',
]
const folder = mkdtempSync(join(tmpdir(), 'rebond-bench-'))
const postgres = await startEmbeddedPostgres(folder)
try {
  await migrate(postgres.connection)
  const { db, pool, close } = openDatabase(postgres.connection)
  await fill(db)
  await fillSeasons(db)
  const logger = createLogger({ write: () => undefined }, 'error')
  const app = createApp({ ...createBenchContext({ db, pool }), logger })
  const cookie = await signIn(db, people.lea.id)
  const ask = async (address: string) => {
    const start = performance.now()
    const answer = await app.request(address, { headers: { Cookie: cookie } })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${address}: ${body}`)
    return performance.now() - start
  }
  const times = new Map(['/api/me', ...addresses].map((address) => [address, [] as number[]]))
  for (let round = 0; round < warmUps + rounds; round++) {
    await correctMark(db)
    for (const [address, all] of times) {
      const took = await ask(address)
      if (round >= warmUps) all.push(took)
    }
  }
  await close()
  say(`PostgreSQL ${postgres.major}, Node ${process.version}; ${players} players, ${sessions} sessions of`)
  say(`${participants} players in three seasons; ${rounds} rounds in turn\n\n  median     p99`)
  for (const [address, all] of times) {
    const p99 = percentile(all, 0.99)
    const isOver = p99 > budgetMs
    if (isOver) process.exitCode = 1
    say(`${ms(median(all))} ${ms(p99)}  ${address}${isOver ? `, over ${budgetMs} ms` : ''}`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** So that the first statistics of each round read again what was kept. */
async function correctMark(db: Db): Promise<void> {
  await sql`
    update session_participants set presence = case presence when 'present' then 'absent' else 'present' end
    where (session_id, player_id) in (
      select session_id, player_id from session_participants where presence in ('present', 'absent') and late_at is null
      order by random() limit 1)`.execute(db)
}

/** Sessions on each day but Sunday's, three exercises each; of each player 64 evaluations and 36 rankings. */
async function fillSeasons(db: Db): Promise<void> {
  await manyPlayers(db, players)
  // In its trial a club has every right.
  await db
    .updateTable('clubs')
    .set({ trial_ends_at: sql`now() + interval '1 month'` })
    .execute()
  const exercises = sql.val(JSON.stringify(starterExercises))
  const techniques = sql.val(JSON.stringify(techniqueCatalogue))
  await sql`
    create temporary table these as
    select account_id as id, row_number() over (order by account_id) - 1 as n from memberships
    where club_id = ${vaiseId} and role = 'player' and standing = 'member'`.execute(db)
  await sql`
    insert into training_sessions (id, club_id, title, date, time, duration, starts_at, created_by, created_at, updated_at)
    select gen_random_uuid(), ${vaiseId}, 'Entrainement ' || n, day, '18:30', '1h30', day + time '17:30', ${people.lea.id}, day, day
    from generate_series(1, ${sessions}) n
    cross join lateral (select current_date - 1 - (n / 2)::int as day) d`.execute(db)
  await sql`
    insert into session_participants (session_id, club_id, player_id, presence, presence_at, presence_by)
    select s.id, s.club_id, t.id, case when hashtext(s.id::text || t.id::text) % 8 = 0 then 'absent' else 'present' end,
      s.starts_at, s.created_by
    from (select *, row_number() over (order by starts_at, id) * 37 as first from training_sessions where title like 'Entrainement %') s
    cross join generate_series(0, ${participants - 1}) k
    join these t on t.n = (s.first + k * 7) % (select count(*) from these)
    order by s.starts_at, s.id
    on conflict do nothing`.execute(db)
  await sql`
    insert into session_exercises (id, session_id, club_id, position, type, technique, effect, duration, description)
    select gen_random_uuid(), s.id, s.club_id, k, x.one->>'type', x.one->>'technique', x.one->>'effect', x.one->>'duration', ''
    from training_sessions s cross join generate_series(0, 2) k
    cross join lateral (
      select ${exercises}::jsonb -> (abs(hashtext(s.id::text || k)) % ${starterExercises.length}) as one
    ) x
    where s.title like 'Entrainement %'
    order by s.starts_at, s.id
    on conflict do nothing`.execute(db)
  await sql`
    insert into technique_evaluations (id, club_id, player_id, technique_id, name, category, status, evaluated_at)
    select gen_random_uuid(), ${vaiseId}, t.id, x.one->>'id', x.one->>'name', x.one->>'category',
      (array['not_evaluated', 'in_progress', 'mastered', 'mastered'])[k + 1], now() - make_interval(days => 1000 - 240 * k - t.n::int % 200)
    from these t cross join generate_series(0, ${techniqueCatalogue.length - 1}) c cross join generate_series(0, 3) k
    cross join lateral (select ${techniques}::jsonb -> c as one) x`.execute(db)
  await sql`
    insert into ranking_entries (club_id, player_id, on_date, points, source, set_at)
    select ${vaiseId}, t.id, (date_trunc('month', current_date) - make_interval(months => k))::date, 500 + 3 * (36 - k),
      'typed', now()
    from these t cross join generate_series(0, 35) k
    on conflict do nothing`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(8)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
