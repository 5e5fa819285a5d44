import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { createTestContext, createTestContextOn, caller } from '../../../test/support/context.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as groups from '../../contract/groups.ts'
import * as places from '../../contract/places.ts'

const context = await createTestContext()
const free = createTestContextOn(context.database, { BILLING: 'off' })
let club: Club
let lea: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
})

const written = (name = 'Gymnase') => ({ id: uuidv7(), name, tables: 8 })

async function endTrial(): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: 'essential', trial_ends_at: context.now() })
    .where('id', '=', club.id)
    .execute()
}

test('Every plan has one place, which can be changed; several ask for more.', async () => {
  await endTrial()
  const first = written()
  await lea.call(places.create, first)
  expect(await refusal(lea.call(places.create, written('Dojo')))).toBe('not-in-plan')
  expect(await lea.call(places.update, { ...first, tables: 12, version: 1 })).toEqual({
    ...first,
    tables: 12,
    version: 2,
  })
  await lea.call(places.remove, { id: first.id, version: 2 })
  expect(await refusal(lea.call(places.create, written('Dojo')))).toBeNull()
})

test('After a downgrade several places stay, and can be changed or deleted.', async () => {
  const [first, second] = [written(), written('Dojo')]
  await lea.call(places.create, first)
  await lea.call(places.create, second)
  await endTrial()
  await lea.call(places.update, { ...second, name: 'Dojo du parc', version: 1 })
  expect((await lea.call(places.list, {})).map(({ name }) => name)).toEqual(['Dojo du parc', 'Gymnase'])
  await lea.call(places.remove, { id: first.id, version: 1 })
  expect(await lea.call(places.list, {})).toHaveLength(1)
})

test('Where nothing is sold a club has as many places as it wants.', async () => {
  await endTrial()
  const call = caller(free.app, lea.cookie)
  await call(places.create, written())
  expect(await refusal(call(places.create, written('Dojo')))).toBeNull()
})

test('Two places of one name would be mistaken for each other.', async () => {
  await lea.call(places.create, written())
  expect(await wrongFields(lea.call(places.create, written('GYMNASE')))).toEqual({
    name: 'Un autre lieu porte déjà ce nom',
  })
  const both = [lea.call(places.create, written('Dojo')), lea.call(places.create, written('dôjo'))]
  expect(await outcomes(both)).toEqual(['invalid-input', 'ok'])
})

test('A group whose place is deleted stays, without a place.', async () => {
  const place = written()
  await lea.call(places.create, place)
  const group = {
    id: uuidv7(),
    name: 'Cadets',
    weekday: null,
    time: null,
    duration: null,
    placeId: place.id,
    nextCompetition: null,
    coachIds: [],
    playerIds: [],
  }
  await lea.call(groups.create, group)
  await lea.call(places.remove, { id: place.id, version: 1 })
  expect(await lea.call(groups.list, {})).toEqual([{ ...group, theme: null, placeId: null, version: 1 }])
})

test('A player reads the places; a stale change shows what is there now.', async () => {
  const place = written()
  await lea.call(places.create, place)
  const ines = await createMember(context, club, 'player')
  expect(await ines.call(places.list, {})).toEqual([{ ...place, version: 1 }])
  expect(await refusal(ines.call(places.create, written('Dojo')))).toBe('coach-only')
  await lea.call(places.update, { ...place, tables: 9, version: 1 })
  const late = problemOf(lea.call(places.update, { ...place, tables: 10, version: 1 }))
  expect(await late).toMatchObject({ refusal: 'changed-meanwhile', current: { tables: 9, version: 2 } })
})
