import { expect, test } from 'vitest'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'

/** `coaches`: how many days ago each one joined. */
interface Before {
  code: string
  founder: string | null
  coaches: Record<string, number>
}

const clubs: Record<string, Before> = {
  'Le fondateur y est': { code: 'lefondateuryest', founder: 'paul', coaches: { paul: 1, anna: 90 } },
  'Le fondateur est parti': {
    code: 'lefondateurestpartiwxyt',
    founder: 'leo',
    coaches: { bea: 3, carl: 40 },
  },
  'Œuvre d’Éden 42': { code: 'oeuvrededen422', founder: null, coaches: { dora: 7, eric: 8 } },
  'Rebaptisé depuis': { code: 'ancienneraquette', founder: null, coaches: {} },
  'Rebaptisé aussi': { code: 'alpha', founder: null, coaches: {} },
}

test('Each existing club gets an owner: its founder, or the coach with the longest membership.', async () => {
  const { client } = await migratedFrom('0005', async (query) => {
    for (const [name, { code, founder, coaches }] of Object.entries(clubs)) {
      for (const coach of new Set([...Object.keys(coaches), ...(founder ? [founder] : [])])) {
        await query(
          `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
           values ($1, 'coach', $2, '', $3, $3, now(), now())`,
          [idOf(coach), `${coach}@exemple.fr`, coach],
        )
      }
      await query(
        `insert into clubs (id, name, code, trial_ends_at, created_by, created_at, updated_at)
         values ($1, $2, $3, now(), $4, now(), now())`,
        [idOf(name), name, code, founder && idOf(founder)],
      )
      for (const [coach, days] of Object.entries(coaches)) {
        await query(
          `insert into memberships (account_id, club_id, role, standing, since)
           values ($1, $2, 'coach', 'member', now() - make_interval(days => $3))`,
          [idOf(coach), idOf(name), days],
        )
      }
    }
  })
  const { rows } = await client.query(
    `select c.name, c.code_random_length as "randomLength", a.first_name as owner
     from clubs as c
     left join memberships as m on m.club_id = c.id and m.owner
     left join accounts as a on a.id = m.account_id
     order by array_position($1, c.name)`,
    [Object.keys(clubs)],
  )
  expect(rows).toEqual([
    { name: 'Le fondateur y est', owner: 'paul', randomLength: 0 },
    { name: 'Le fondateur est parti', owner: 'carl', randomLength: 4 },
    { name: 'Œuvre d’Éden 42', owner: 'eric', randomLength: 0 },
    // Its code looks like a renewed one.
    { name: 'Rebaptisé depuis', owner: null, randomLength: 4 },
    { name: 'Rebaptisé aussi', owner: null, randomLength: 0 },
  ])
})

test('A player of a club that approves arrivals counts as accepted by a coach, and sees full names.', async () => {
  const { client } = await migratedFrom('0005', async (query) => {
    for (const approves of [true, false]) {
      const name = approves ? 'Approuve' : 'Ouvert'
      await query(
        `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
         values ($1, 'player', $2, '', $3, $3, now(), now())`,
        [idOf(`joueur ${name}`), `${name.toLowerCase()}@exemple.fr`, name],
      )
      await query(
        `insert into clubs (id, name, code, approves_players, trial_ends_at, created_at, updated_at)
         values ($1, $2, lower($2), $3, now(), now(), now())`,
        [idOf(name), name, approves],
      )
      await query(
        `insert into memberships (account_id, club_id, role, standing, since)
         values ($1, $2, 'player', 'member', '2026-09-01T10:00:00Z')`,
        [idOf(`joueur ${name}`), idOf(name)],
      )
    }
  })
  const { rows } = await client.query<{ name: string; accepted: boolean }>(
    `select c.name, m.accepted_at is not distinct from m.since as accepted
     from memberships as m join clubs as c on c.id = m.club_id order by c.name`,
  )
  expect(rows).toEqual([
    { name: 'Approuve', accepted: true },
    { name: 'Ouvert', accepted: false },
  ])
})
