import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { idOf } from '../../demo/seeded.ts'

const context = await createTestContext()
let club: Club

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context, 'TT des Fins')
})

const told = async (person: TestAccount) => (await person.call(accounts.me, {}))?.endedMembership
const ended = (reason: string) => ({ clubName: 'TT des Fins', reason, at: context.now().toISOString() })

async function waitingCoach(): Promise<TestAccount> {
  const coach = await createAccount(context, 'coach')
  await coach.call(clubs.join, { code: await club.code() })
  return coach
}

describe('Why they have no club is told', () => {
  test.each(['player', 'coach'] as const)('to a removed %s, until they join another club.', async (role) => {
    const removed = await createMember(context, club, role)
    expect(await told(removed)).toBeUndefined()
    await club.coach.call(clubs.removeMember, { id: removed.id })
    expect(await told(removed)).toEqual(ended('removed'))
    const other = await createClub(context, 'Voisins')
    await removed.call(clubs.join, { code: await other.code() })
    expect(await told(removed)).toBeUndefined()
  })

  test('to whoever was refused, until they ask again.', async () => {
    const coach = await waitingCoach()
    expect(await told(coach)).toBeUndefined()
    await club.coach.call(clubs.refuseMember, { id: coach.id })
    expect(await told(coach)).toEqual(ended('refused'))
    await coach.call(clubs.join, { code: await club.code() })
    expect(await told(coach)).toBeUndefined()
  })

  test('to whoever waits for a club that closes, until they found one of their own.', async () => {
    const coach = await waitingCoach()
    await club.coach.call(clubs.leave, {})
    expect(await told(coach)).toEqual(ended('refused'))
    await coach.call(clubs.create, { id: uuidv7(), name: 'TT Suite' })
    expect(await told(coach)).toBeUndefined()
  })

  test('to whoever is readmitted: that they may come back.', async () => {
    const player = await createMember(context, club, 'player')
    await club.coach.call(clubs.removeMember, { id: player.id })
    await club.coach.call(clubs.readmitMember, { id: player.id })
    expect(await told(player)).toEqual(ended('readmitted'))
    await player.call(clubs.join, { code: await club.code() })
    expect(await told(player)).toBeUndefined()
  })

  test('to nobody who leaves or withdraws a request, nor to those who stay.', async () => {
    const player = await createMember(context, club, 'player')
    const stays = await createMember(context, club, 'player')
    const coach = await waitingCoach()
    await player.call(clubs.leave, {})
    await coach.call(clubs.leave, {})
    await club.coach.call(clubs.removeMember, { id: (await createMember(context, club, 'player')).id })
    for (const person of [player, coach, stays, club.coach]) expect(await told(person)).toBeUndefined()
  })

  test('not of an earlier club to whoever is readmitted there meanwhile.', async () => {
    const player = await createMember(context, club, 'player')
    await club.coach.call(clubs.removeMember, { id: player.id })
    const other = await createClub(context, 'Voisins')
    await player.call(clubs.join, { code: await other.code() })
    await club.coach.call(clubs.readmitMember, { id: player.id })
    expect(await told(player)).toBeUndefined()
  })
})

test('Who was removed before and has no club since is told as well.', async () => {
  const { client } = await migratedFrom('0007', async (query) => {
    for (const person of ['removed', 'readmitted', 'elsewhere']) {
      await query(
        `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
         values ($1, 'player', $2, '', $3, $3, now(), now())`,
        [idOf(person), `${person}@exemple.fr`, person],
      )
    }
    for (const [index, name] of ['TT Avant', 'TT Après'].entries()) {
      await query(
        `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
         values ($1, $2, $3, now(), now(), now())`,
        [idOf(name), name, `tt${index}`],
      )
    }
    const remove = (person: string, name: string, day: number, readmitted: boolean) =>
      query(
        `insert into removed_members (account_id, club_id, removed_at, readmitted_at)
         values ($1, $2, make_date(2026, 11, $3), case when $4 then now() end)`,
        [idOf(person), idOf(name), day, readmitted],
      )
    await remove('removed', 'TT Avant', 3, false)
    await remove('removed', 'TT Après', 7, false)
    await remove('readmitted', 'TT Avant', 3, true)
    await remove('elsewhere', 'TT Avant', 3, false)
    await query(
      `insert into memberships (account_id, club_id, role, standing, since) values ($1, $2, 'player', 'member', now())`,
      [idOf('elsewhere'), idOf('TT Après')],
    )
  })
  const { rows } = await client.query(
    `select a.first_name as person, c.name as club, e.reason
     from ended_memberships as e
     join accounts as a on a.id = e.account_id
     join clubs as c on c.id = e.club_id
     order by person`,
  )
  expect(rows).toEqual([
    { person: 'readmitted', club: 'TT Avant', reason: 'readmitted' },
    { person: 'removed', club: 'TT Après', reason: 'removed' },
  ])
})
