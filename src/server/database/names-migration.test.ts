import { expect, test } from 'vitest'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'
import { nameFlaw } from '../../domain/proper-name.ts'

const saved: Record<string, string> = {
  'Inès Morel': 'Inès Morel',
  'J.R. d’Été': 'J.R. d’Été',
  'In\u202Eès\u200B': 'Inès',
  'https://gain.example': 'https gain.example',
  'Sur WWW.gain.example': 'Sur WWW gain.example',
  'ｗｗｗ．gain.example': 'www gain.example',
  'h\u200Bttps:\u2060//x': 'https x',
  '\u3164\u2800': '–',
}

/** Every character that a name cannot hold, but for those that PostgreSQL cannot store, and most of private use. */
const hidden = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && !(code >= 0xd800 && code <= 0xdfff))
  .filter((code) => code < 0xe010 || (code > 0xf8f0 && code < 0xf0010) || code > 0x10fff0)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => nameFlaw(`a${character}b`) === 'hidden-character')

test('Names that were saved before the rule follow it, and others stay as they are.', async () => {
  const { client } = await migratedFrom('0010', async (query) => {
    await query(
      `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), 'player', 'player' || n || '@exemple.fr', '', name, name, now(), now()
       from unnest($1::text[]) with ordinality as t (name, n)`,
      [[...Object.keys(saved), ...hidden.map((character) => `a${character}b`)]],
    )
    await query(
      `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
       values ($1, 'Ping www.gain.example', 'ping', now(), now(), now())`,
      [idOf('club')],
    )
    await query(
      `insert into exercises (id, club_id, type, technique, effect, difficulty, duration, created_at, updated_at)
       values ($1, $2, 'service', 'Mart\u200Beau', 'www.gain.example', 'débutant', '15 min', now(), now())`,
      [idOf('exercise'), idOf('club')],
    )
    await query(
      `insert into training_sessions (id, club_id, title, date, time, duration, starts_at, created_at, updated_at)
       values ($1, $2, 'Tournoi http://gain.example', '2026-11-24', '18:00', '1h', now(), now(), now())`,
      [idOf('session'), idOf('club')],
    )
    await query(
      `insert into session_exercises (id, session_id, club_id, position, type, technique, effect, duration)
       values ($1, $2, $3, 0, 'service', 'Marteau', '\u202EЛifté', '15 min')`,
      [idOf('entry'), idOf('session'), idOf('club')],
    )
  })
  const names = async (sql: string) =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  const people = await names(`select first_name as name from accounts
    order by substring(email from '[0-9]+')::int`)
  const known = Object.values(saved)
  expect(people.slice(0, known.length)).toEqual(known)
  expect(people.slice(known.length).filter((name) => name !== 'ab')).toEqual([])
  expect(hidden.length).toBeGreaterThan(4000)
  expect(people.filter((name) => nameFlaw(name) !== null)).toEqual([])
  expect(
    await names(`select name from clubs union all select technique from exercises
      union all select effect from exercises union all select title from training_sessions
      union all select effect from session_exercises`),
  ).toEqual(['Ping www gain.example', 'Marteau', 'www gain.example', 'Tournoi http gain.example', 'Лifté'])
})
