import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as hall from '../../contract/hall.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import { announcing } from '../live/announce.ts'
import { eraseAccount } from '../erasures/erase-account.ts'

const { addEvent, show } = hall
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let kenza: TestAccount
let guestId: string

beforeEach(async () => {
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  kenza = await createMember(context, club, 'player', { firstName: 'Kenza', lastName: 'Martin' })
  guestId = uuidv7()
})

const session = (inDays: number, players: Record<string, Presence | null> = {}) =>
  plannedSession(context, { clubId: club.id, inDays, players })
const head = () => ({ id: uuidv7(), at: context.now().toISOString() })
const came = (id: string, present = true) =>
  lea.call(addEvent, { id, event: { ...head(), type: 'guest', guestId, firstName: 'Kenza', present } })
const isHer = (id: string, { by = lea, playerId = kenza.id, writeId = uuidv7() } = {}) =>
  by.call(addEvent, { id, event: { ...head(), type: 'link', guestId, playerId } }, { writeId })
async function presenceOf(id: string, { playerId = kenza.id } = {}) {
  const { players } = await lea.call(trainingSessions.show, { id })
  return players.find((player) => player.id === playerId)?.presence
}

test('« C’est elle »: she was there wherever the guest was, and nowhere else, and the guest is none any more', async () => {
  const tom = (await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })).id
  const [first, second, notThere] = [
    await session(-15, { [tom]: 'absent' }),
    await session(-8, { [tom]: 'present' }),
    await session(-7),
  ]
  const [present, noted] = [
    await session(-6, { [kenza.id]: 'present' }),
    await session(-5, { [kenza.id]: 'absent' }),
  ]
  for (const id of [first, second, notThere, present, noted]) await came(id)
  await came(notThere, false)
  const today = await session(0)
  await isHer(today)
  const presences = await Promise.all(
    [first, second, notThere, present, noted, today].map((id) => presenceOf(id)),
  )
  expect(presences).toEqual(['present', 'present', undefined, 'present', 'present', undefined])
  const read = await marc.call(show, { id: first })
  expect(read).toMatchObject({ formerGuests: [], events: [], links: { [guestId]: kenza.id } })
  const { rows } = await sql`select 1 from hall_events where type = 'guest' and club_id = ${club.id}`.execute(
    context.db,
  )
  expect(rows).toEqual([])
})

test('What a device noted of the guest without network is hers, whenever it comes', async () => {
  const [first, later, absent] = [await session(-8), await session(-0.01), await session(-2)]
  await came(first)
  await isHer(first)
  await came(later)
  await came(absent, false)
  expect(await Promise.all([first, later, absent].map((id) => presenceOf(id)))).toEqual([
    null,
    'present',
    undefined,
  ])
  expect((await lea.call(show, { id: later })).events).toEqual([])
})

test('Where nobody was marked everybody counts as having been there, also beside her; this evening she is marked', async () => {
  const tom = (await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })).id
  const [invited, past] = [
    await session(-9, { [kenza.id]: null, [tom]: null }),
    await session(-8, { [tom]: null }),
  ]
  const today = await session(-0.01, { [tom]: null })
  for (const id of [invited, past, today]) await came(id)
  await isHer(today)
  const presences = async (playerId: string) =>
    Promise.all([invited, past, today].map((id) => presenceOf(id, { playerId })))
  expect(await presences(kenza.id)).toEqual([null, null, 'present'])
  expect(await presences(tom)).toEqual([null, null, null])
  const { rows } = await sql<{ playerId: string; count: number }>`
    select p.player_id as "playerId", count(*)::int as count from session_participants as p
    where p.session_id in (${invited}, ${past}) and (p.presence = 'present' or not exists (
      select 1 from session_participants as m where m.session_id = p.session_id and m.presence is not null))
    group by p.player_id`.execute(context.db)
  expect(new Map(rows.map(({ playerId, count }) => [playerId, count]))).toEqual(
    new Map([
      [tom, 2],
      [kenza.id, 2],
    ]),
  )
})

test('Said twice it is once; of two who name different players the second is refused', async () => {
  const id = await session(-1)
  const other = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Petit' })
  await came(id)
  await isHer(id)
  await isHer(id, { by: marc })
  expect(await refusal(isHer(id, { by: marc, playerId: other.id }))).toBe('guest-linked')
  expect(await presenceOf(id, { playerId: other.id })).toBeUndefined()
})

test('Two coaches at once, about one guest or about two of the same evenings: one link each, and nobody waits for ever', async () => {
  const [one, two] = [await session(-0.02), await session(-0.01)]
  const other = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Petit' })
  for (const id of [one, two]) await came(id)
  const same = await Promise.all([refusal(isHer(one)), refusal(isHer(two, { by: marc, playerId: other.id }))])
  expect(new Set(same)).toEqual(new Set(['guest-linked', null]))
  const guests = [uuidv7(), uuidv7()]
  for (const id of [one, two]) {
    for (guestId of guests) await came(id)
  }
  const links = guests.map((guest, index) => ({
    id: [one, two][index]!,
    event: { ...head(), type: 'link' as const, guestId: guest, playerId: [kenza, other][index]!.id },
  }))
  await Promise.all(links.map((input) => lea.call(addEvent, input)))
  const presences = await Promise.all(
    [one, two].flatMap((id) => [presenceOf(id), presenceOf(id, { playerId: other.id })]),
  )
  expect(presences).toEqual(['present', 'present', 'present', 'present'])
})

test('Somebody who has left the club, or is of another one, or a coach is nobody’s guest', async () => {
  const id = await session(-1)
  await came(id)
  const foreign = await createMember(context, await createClub(context), 'player')
  for (const playerId of [foreign.id, marc.id]) {
    expect(await refusal(isHer(id, { playerId }))).toBe('not-a-club-player')
  }
  await kenza.call(clubs.leave, {})
  expect(await refusal(isHer(id))).toBe('not-a-club-player')
  expect((await lea.call(show, { id })).formerGuests).toEqual([{ id: guestId, firstName: 'Kenza' }])
})

test('Once she is erased nothing that a device still sends brings her first name back', async () => {
  const [first, later] = [await session(-8), await session(-1)]
  await came(first)
  await isHer(first)
  await announcing(context.db, (tx) => eraseAccount(tx, kenza.id, context.now()))
  await came(later)
  expect(await lea.call(show, { id: later })).toMatchObject({
    events: [],
    formerGuests: [],
    links: { [guestId]: null },
  })
  expect((await lea.call(trainingSessions.show, { id: later })).players).toEqual([])
})

test('What was deleted or cancelled meanwhile has her too once it is brought back', async () => {
  const tom = (await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })).id
  const kept = await session(-0.02)
  const [deleted, called] = [await session(-2), await session(-3, { [tom]: 'absent' })]
  const cancelled = await session(1 / 48)
  for (const id of [kept, deleted, called, cancelled]) await came(id)
  await lea.call(trainingSessions.cancel, { id: cancelled, version: 1 })
  for (const id of [deleted, called]) await lea.call(trainingSessions.remove, { id, version: 1 })
  await isHer(kept)
  for (const id of [deleted, called]) await lea.call(trainingSessions.restore, { id })
  await lea.call(trainingSessions.reinstate, { id: cancelled })
  const presences = await Promise.all([kept, deleted, called, cancelled].map((id) => presenceOf(id)))
  expect(presences).toEqual(['present', null, 'present', null])
})

test('Who notes something of the session in the journal meanwhile is not waited for', async () => {
  const id = await session(-0.01)
  await came(id)
  let meanwhile: Presence | null | undefined
  await commitOnceBlocked(
    context,
    // As the foreign key of a row of the journal.
    (tx) => tx.selectFrom('training_sessions').select('id').where('id', '=', id).forKeyShare().execute(),
    () => [isHer(id)],
    async () => {
      meanwhile = await presenceOf(id)
    },
  )
  expect(meanwhile).toBe('present')
})
