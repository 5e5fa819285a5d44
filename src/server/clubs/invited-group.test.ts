import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as groups from '../../contract/groups.ts'

const context = await createTestContext()
let club: Club
let groupId: string

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  groupId = await createGroup(club)
})

async function createGroup({ coach }: Club): Promise<string> {
  const group = { id: uuidv7(), name: 'U13', weekday: null, time: null, duration: null, placeId: null }
  const people = { nextCompetition: null, coachIds: [], playerIds: [] }
  return (await coach.call(groups.create, { ...group, ...people })).id
}

async function approvePlayers(): Promise<void> {
  const { version } = await club.coach.call(clubs.show, {})
  await club.coach.call(clubs.update, { version, approvesPlayers: true })
}

const inGroup = async () =>
  (await club.coach.call(groups.list, {})).find(({ id }) => id === groupId)?.playerIds

test('Whoever follows a group’s invitation is in it at once; an open form of the group learns of it.', async () => {
  const player = await createAccount(context, 'player')
  await player.call(clubs.join, { code: await club.code(), groupId })
  expect(await inGroup()).toEqual([player.id])
  expect((await club.coach.call(groups.list, {}))[0]?.version).toBe(2)
})

test('Where a coach accepts players, they are in the group once they are accepted.', async () => {
  await approvePlayers()
  const player = await createAccount(context, 'player')
  await player.call(clubs.join, { code: await club.code(), groupId })
  expect(await inGroup()).toEqual([])
  await club.coach.call(clubs.acceptMember, { id: player.id })
  expect(await inGroup()).toEqual([player.id])
})

test('A group that is gone, of another club, or beyond the plan keeps nobody from the club.', async () => {
  await approvePlayers()
  const waiting = await createAccount(context, 'player')
  await waiting.call(clubs.join, { code: await club.code(), groupId })
  await club.coach.call(groups.remove, { id: groupId, version: 1 })
  await club.coach.call(clubs.acceptMember, { id: waiting.id })
  expect((await club.coach.call(clubs.show, {})).players).toHaveLength(1)

  const other = await createClub(context, 'Un autre club')
  const stranger = await createAccount(context, 'player')
  await stranger.call(clubs.join, { code: await other.code(), groupId: await createGroup(club) })
  expect(await other.coach.call(groups.list, {})).toEqual([])
  expect((await club.coach.call(groups.list, {}))[0]?.playerIds).toEqual([])

  groupId = await createGroup(other)
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: 'essential', trial_ends_at: context.now() })
    .where('id', '=', other.id)
    .execute()
  const third = await createAccount(context, 'player')
  await third.call(clubs.join, { code: await other.code(), groupId })
  expect((await other.coach.call(groups.list, {}))[0]?.playerIds).toEqual([])
})

test('A coach who follows it waits, and is in no group.', async () => {
  const coach = await createAccount(context, 'coach')
  await coach.call(clubs.join, { code: await club.code(), groupId })
  expect(await refusal(coach.call(groups.list, {}))).toBe('no-club')
  expect(await inGroup()).toEqual([])
})

test('Whoever is in the club already stays as they are.', async () => {
  const player = await createMember(context, club, 'player')
  expect(await refusal(player.call(clubs.join, { code: await club.code(), groupId }))).toBe('already-in-club')
  expect(await inGroup()).toEqual([])
})
