import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import { setRanking, show } from '../../contract/players.ts'
import * as profiles from '../../contract/profiles.ts'
import type { Db } from '../database/connection.ts'

const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player')
})

const set = (by: TestAccount, ranking: number | null, was: number | null = null, id = ines.id) =>
  by.call(setRanking, { id, ranking, was })

test('A coach sets a player’s ranking, changes it and takes it away; the player’s profile has it.', async () => {
  expect(await set(lea, 640)).toEqual({ id: ines.id, ranking: 640 })
  expect(await ines.call(profiles.show, {})).toMatchObject({ ranking: 640, version: 2 })
  expect(await lea.call(show, { id: ines.id })).toMatchObject({ ranking: 640 })
  await set(lea, 655, 640)
  await set(lea, null, 655)
  expect(await ines.call(profiles.show, {})).toMatchObject({ ranking: null, version: 4 })
})

test('An edit of the player that has not seen it is stale; one that comes first is told to the coach.', async () => {
  const { version, ...before } = await ines.call(profiles.show, {})
  await set(lea, 640)
  const { firstName, lastName, playingStyle, preferredHand, playerType, goals } = before
  const edit = { firstName, lastName, playingStyle, preferredHand, playerType, goals, ranking: 700 }
  expect(await refusal(ines.call(profiles.update, { ...edit, version }))).toBe('changed-meanwhile')
  await ines.call(profiles.update, { ...edit, version: version + 1 })
  expect(await problemOf(set(lea, 650, 640))).toMatchObject({
    refusal: 'changed-meanwhile',
    current: { id: ines.id, ranking: 700 },
  })
  expect((await ines.call(profiles.show, {})).ranking).toBe(700)
})

test('The same from two coaches is no conflict, and no second version.', async () => {
  const marc = await createMember(context, club, 'coach')
  await set(lea, 640)
  expect(await set(marc, 640)).toEqual({ id: ines.id, ranking: 640 })
  expect((await ines.call(profiles.show, {})).version).toBe(2)
})

test('What is sent twice is set once.', async () => {
  const writeId = uuidv7()
  const input = { id: ines.id, ranking: 640, was: null }
  await lea.call(setRanking, input, { writeId })
  await set(lea, 700, 640)
  await lea.call(setRanking, input, { writeId })
  expect((await ines.call(profiles.show, {})).ranking).toBe(700)
})

test('It is a coach’s of the player’s club to set, within what a ranking can be.', async () => {
  const other = await createClub(context, 'Voisins')
  expect(await refusal(set(ines, 640))).toBe('coach-only')
  expect(await refusal(set(other.coach, 640))).toBe('not-found')
  expect(await refusal(set(lea, 640, null, lea.id))).toBe('not-found')
  expect(await refusal(set(lea, 640, null, uuidv7()))).toBe('not-found')
  expect(await wrongFields(set(lea, 12))).toEqual({ ranking: 'Le classement va de 500 à 4500 points' })
  expect(await wrongFields(set(lea, 612.5))).toEqual({ ranking: 'Classement invalide' })
  await ines.call(clubs.leave, {})
  expect(await refusal(set(lea, 640))).toBe('not-found')
})

describe('At the same instant', () => {
  test('one coach is first, the other hears of it.', async () => {
    const marc = await createMember(context, club, 'coach')
    const hold = (tx: Db) =>
      tx.selectFrom('memberships').select('account_id').where('club_id', '=', club.id).forUpdate().execute()
    const both = () => [set(lea, 640), set(marc, 700)]
    expect(await commitOnceBlocked(context, hold, both)).toEqual(['changed-meanwhile', 'ok'])
  })

  test('the player edits it: the coach hears of it.', async () => {
    const edit = (tx: Db) =>
      tx.updateTable('accounts').set({ ranking: 700, version: 2 }).where('id', '=', ines.id).execute()
    expect(await commitOnceBlocked(context, edit, () => [set(lea, 640)])).toEqual(['changed-meanwhile'])
  })
})
