import { expect, test } from 'vitest'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'

test('Requests from before say when they were answered as well as is known.', async () => {
  const { client } = await migratedFrom('0020', async (query) => {
    await query(
      `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
       values ($1, 'Ping Club de Vaise', 'ping', now(), now(), now())`,
      [idOf('club')],
    )
    await query(
      `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
       values ($1, 'player', 'ines@exemple.fr', '', 'Inès', 'Morel', now(), now())`,
      [idOf('ines')],
    )
    await query(
      `insert into exercise_requests (id, club_id, player_id, type, technique, effect, status, assigned_at, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'service', 'Marteau', 'Lifté', status, assigned_at, '2026-11-01', '2026-11-20'
       from (values ('pending', null), ('approved', null), ('archived', '2026-11-03'::timestamptz)) as t (status, assigned_at)`,
      [idOf('club'), idOf('ines')],
    )
  })
  const { rows } = await client.query<{ status: string; day: string | null }>(
    `select status, answered_at::date::text as day from exercise_requests order by status`,
  )
  expect(rows).toEqual([
    { status: 'approved', day: '2026-11-20' },
    { status: 'archived', day: '2026-11-03' },
    { status: 'pending', day: null },
  ])
})
