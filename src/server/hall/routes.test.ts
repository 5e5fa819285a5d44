import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as hall from '../../contract/hall.ts'
import * as places from '../../contract/places.ts'
import { guestKeptDays } from '../../domain/hall/hall-guests.ts'
import { timerOf } from '../../domain/hall/hall-timer.ts'
import { deletePeopleBefore } from './store.ts'

const { addEvent, show } = hall
const minuteMs = 60_000
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount

beforeAll(async () => {
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
})

/** Which begins in so many minutes. */
const session = (minutes: number, deleted = false) =>
  plannedSession(context, { clubId: club.id, inDays: minutes / (24 * 60), players: {}, deleted })
const after = (minutes: number) => new Date(context.now().getTime() + minutes * minuteMs).toISOString()
const blockId = uuidv7()

function start(at: string, id = uuidv7()) {
  return { id, at, type: 'start' as const, run: id, blockId, after: null, minutes: 15, seenAt: null }
}

test('Two coaches note events of one evening, and read the same', async () => {
  const id = await session(-30)
  const started = start(after(-20))
  await lea.call(addEvent, { id, event: started })
  const pause = { id: uuidv7(), at: after(-15), type: 'pause' as const, run: started.id, blockId }
  await marc.call(addEvent, { id, event: pause })
  const read = await lea.call(show, { id })
  expect(read.events).toHaveLength(2)
  expect(read.events).toEqual(
    expect.arrayContaining([
      { ...started, by: lea.id },
      { ...pause, by: marc.id },
    ]),
  )
  expect(read.coaches).toMatchObject({ [marc.id]: 'Marc' })
  expect(read.now).toBe(context.now().toISOString())
  expect(timerOf(read.events).block).toMatchObject({ id: blockId, playedMs: 5 * minuteMs, since: null })
  expect(await marc.call(show, { id })).toEqual(read)
})

test('An event that is sent again, with whichever write, is there once', async () => {
  const id = await session(-30)
  const event = start(after(-20))
  const writeId = uuidv7()
  await lea.call(addEvent, { id, event }, { writeId })
  await lea.call(addEvent, { id, event }, { writeId })
  await lea.call(addEvent, { id, event: { ...event, minutes: 30 } })
  expect((await lea.call(show, { id })).events).toEqual([{ ...event, by: lea.id }])
})

test('What a device sends days later counts from when it was noted', async () => {
  const id = await session(-3 * 24 * 60)
  const event = start(after(-3 * 24 * 60 + 5))
  await lea.call(addEvent, { id, event })
  expect((await lea.call(show, { id })).events).toMatchObject([{ at: event.at }])
})

test('A clock that is wrong notes nothing that is yet to come, or from before the hall opened', async () => {
  const id = await session(-30)
  await lea.call(addEvent, { id, event: start(after(500)) })
  await lea.call(addEvent, { id, event: start(after(-60 * 24 * 365)) })
  const instants = (await lea.call(show, { id })).events.map(({ at }) => at)
  expect(instants.toSorted()).toEqual([after(-90), after(0)])
})

test('Before the hall opens, and of a session that was deleted, nothing is taken', async () => {
  expect(await refusal(lea.call(addEvent, { id: await session(61), event: start(after(0)) }))).toBe(
    'roll-not-open',
  )
  expect(await refusal(lea.call(addEvent, { id: await session(60), event: start(after(0)) }))).toBeNull()
  const deleted = await session(-30, true)
  expect(await refusal(lea.call(addEvent, { id: deleted, event: start(after(0)) }))).toBe('not-found')
  expect(await refusal(lea.call(show, { id: deleted }))).toBe('not-found')
})

test('What an event says is checked', async () => {
  const id = await session(-30)
  const guest = { id: uuidv7(), at: after(0), type: 'guest' as const, guestId: uuidv7(), present: true }
  expect(await wrongFields(lea.call(addEvent, { id, event: { ...guest, firstName: ' ' } }))).not.toEqual({})
  expect(
    await wrongFields(lea.call(addEvent, { id, event: { ...start(after(0)), minutes: 0 } })),
  ).not.toEqual({})
  const unknown = { ...guest, type: 'dance' } as never
  expect(await wrongFields(lea.call(addEvent, { id, event: unknown }))).not.toEqual({})
})

test('The first name of a guest goes after 90 days, the evening stays', async () => {
  const id = await session(-30)
  const guest = {
    id: uuidv7(),
    at: after(0),
    type: 'guest' as const,
    guestId: uuidv7(),
    firstName: 'Kenza',
    present: true,
  }
  await lea.call(addEvent, { id, event: guest })
  await lea.call(addEvent, { id, event: start(after(0)) })
  const now = context.clock.now
  const inDays = async (days: number) => {
    context.clock.now = new Date(now.getTime() + days * 24 * 60 * minuteMs)
    await deletePeopleBefore(
      context.db,
      new Date(context.now().getTime() - guestKeptDays * 24 * 60 * minuteMs),
    )
    context.clock.now = now
    return (await lea.call(show, { id })).events.map(({ type }) => type).toSorted()
  }
  expect(await inDays(guestKeptDays - 1)).toEqual(['guest', 'start'])
  expect(await inDays(guestKeptDays + 1)).toEqual(['start'])
})

function round(players: string[], previous: string | null = null) {
  const tables = [{ number: 1, players, basket: null }]
  return {
    id: uuidv7(),
    at: after(0),
    type: 'round' as const,
    mode: 'pairs' as const,
    tables,
    rest: [],
    after: previous,
  }
}

test('A round is kept as it was drawn; nobody stands in it twice, and no table', async () => {
  const id = await session(-30)
  const [ines, tom] = [uuidv7(), uuidv7()]
  const event = round([ines, tom])
  await lea.call(addEvent, { id, event })
  expect((await marc.call(show, { id })).events).toEqual([{ ...event, by: lea.id }])
  const twice = [round([ines, ines]), { ...round([ines]), rest: [ines] }]
  const table = { number: 1, basket: null }
  const sameTable = {
    ...round([]),
    tables: [
      { ...table, players: [ines] },
      { ...table, players: [tom] },
    ],
  }
  expect(await wrongFields(lea.call(addEvent, { id, event: twice[0]! }))).not.toEqual({})
  expect(await wrongFields(lea.call(addEvent, { id, event: twice[1]! }))).not.toEqual({})
  expect(await wrongFields(lea.call(addEvent, { id, event: sameTable }))).not.toEqual({})
  const full = round(Array.from({ length: 5 }, () => uuidv7()))
  expect(await wrongFields(lea.call(addEvent, { id, event: full }))).not.toEqual({})
})

test('A mark names a technique of the catalogue', async () => {
  const id = await session(-30)
  const mark = {
    id: uuidv7(),
    at: after(0),
    type: 'mark' as const,
    playerId: uuidv7(),
    mark: 'done' as const,
  }
  await lea.call(addEvent, { id, event: { ...mark, techniqueId: 'service-1' } })
  expect((await lea.call(show, { id })).events).toMatchObject([{ techniqueId: 'service-1', mark: 'done' }])
  const unknown = { ...mark, id: uuidv7(), techniqueId: 'service-9' }
  expect(await wrongFields(lea.call(addEvent, { id, event: unknown }))).not.toEqual({})
})

test('Pairs know who met in the three sessions before, how strong players are, and how many tables there are', async () => {
  const home = await createClub(context)
  const player = await createMember(context, home, 'player', { firstName: 'Inès', lastName: 'Petit' })
  const pair = [player.id, uuidv7()]
  const planned = (inDays: number) => plannedSession(context, { clubId: home.id, inDays, players: {} })
  for (const inDays of [-5, -4, -3, -2]) {
    const id = await planned(inDays)
    const first = round(pair)
    await home.coach.call(addEvent, { id, event: first })
    // Taken back: they have not met in it.
    const second = round(pair, first.id)
    await home.coach.call(addEvent, { id, event: second })
    await home.coach.call(addEvent, {
      id,
      event: { id: uuidv7(), at: after(0), type: 'revert', round: second.id },
    })
  }
  const id = await planned(-1)
  await context.db
    .updateTable('accounts')
    .set({ ranking: 1200, preferred_hand: 'left' })
    .where('id', '=', player.id)
    .execute()
  const addPlace = (name: string) => home.coach.call(places.create, { id: uuidv7(), name, tables: 6 })
  await addPlace('Vaise')
  expect(await home.coach.call(show, { id })).toMatchObject({
    tables: 6,
    levels: { [player.id]: 6 },
    leftHanders: [player.id],
    recentPairs: { [pair.toSorted().join(' ')]: 3 },
  })
  await addPlace('Gerland')
  expect((await home.coach.call(show, { id })).tables).toBeNull()
})
