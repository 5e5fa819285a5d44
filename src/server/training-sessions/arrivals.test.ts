import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked, held } from '../../../test/support/meanwhile.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import { editOf } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'

const { addArrival, list, markPresence, remove, show, update } = trainingSessions
const minutesADay = 24 * 60
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount
let zoe: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
})

/** Of Inès, in so many minutes. */
function session(inMinutes: number, players: Record<string, Presence | null> = { [ines.id]: null }) {
  return plannedSession(context, { clubId: club.id, inDays: inMinutes / minutesADay, players })
}

test('Whoever turns up takes part, present, by whom and when; they see the session, a form that is open learns of them.', async () => {
  const id = await session(-10)
  const before = await lea.call(show, { id })
  const { players, version } = await marc.call(addArrival, { id, playerId: zoe.id })
  const marked = { by: 'Marc Delorme', at: context.now().toISOString() }
  expect(players).toEqual([
    { id: ines.id, name: 'Inès Morel', presence: null, marked: null, reply: null },
    { id: zoe.id, name: 'Zoé Perrin', presence: 'present', marked, reply: null },
  ])
  expect(version).toBe(2)
  expect((await zoe.call(list, { period: 'past' })).sessions).toMatchObject([{ id }])
  expect(await refusal(lea.call(update, { ...editOf(before), title: 'Autre' }))).toBe('changed-meanwhile')
})

test('The same player added on two devices at once is one participant; again, and with the same write, too.', async () => {
  const id = await session(-10)
  const writeId = uuidv7()
  const both = () => [
    lea.call(addArrival, { id, playerId: zoe.id }),
    marc.call(addArrival, { id, playerId: zoe.id }, { writeId }),
  ]
  expect(await commitOnceBlocked(context, held(club.id), both)).toEqual(['ok', 'ok'])
  await marc.call(addArrival, { id, playerId: zoe.id }, { writeId })
  const { players, version } = await lea.call(addArrival, { id, playerId: zoe.id })
  expect(players.map(({ presence }) => presence)).toEqual([null, 'present'])
  expect(version).toBe(2)
})

test('Who takes part already is marked present; another coach’s mark that was not seen stays.', async () => {
  const id = await session(-10)
  const { players, version } = await lea.call(addArrival, { id, playerId: ines.id })
  expect([players.map(({ presence }) => presence), version]).toEqual([['present'], 1])
  await marc.call(markPresence, { id, playerId: ines.id, presence: 'absent', was: 'present' })
  expect(await problemOf(lea.call(addArrival, { id, playerId: ines.id }))).toMatchObject({
    refusal: 'changed-meanwhile',
    current: { id: ines.id, presence: 'absent', marked: { by: 'Marc Delorme' } },
  })
})

test('Whoever sees that mark can note the player present all the same, until it is another one.', async () => {
  const id = await session(-10)
  await marc.call(addArrival, { id, playerId: zoe.id })
  await marc.call(markPresence, { id, playerId: zoe.id, presence: 'absent', was: 'present' })
  const again = { id, playerId: zoe.id, was: 'absent' } as const
  await marc.call(markPresence, { id, playerId: zoe.id, presence: 'excused', was: 'absent' })
  expect(await problemOf(lea.call(addArrival, again))).toMatchObject({
    refusal: 'changed-meanwhile',
    current: { id: zoe.id, presence: 'excused' },
  })
  const { players } = await lea.call(addArrival, { ...again, was: 'excused' })
  expect(players[1]).toMatchObject({ id: zoe.id, presence: 'present', marked: { by: 'Camille Roux' } })
})

test('From an hour before the session on; a device may be without network for more than seven days.', async () => {
  const whyNot = async (inMinutes: number) =>
    refusal(lea.call(addArrival, { id: await session(inMinutes), playerId: zoe.id }))
  expect(await whyNot(61)).toBe('roll-not-open')
  expect(await whyNot(60)).toBeNull()
  const id = await session(-8 * minutesADay)
  await lea.call(addArrival, { id, playerId: zoe.id })
  const late = { id, playerId: zoe.id, presence: 'excused', was: 'present' } as const
  expect((await lea.call(markPresence, late)).players[1]).toMatchObject({ presence: 'excused' })
})

test('Only players of the club are added, by its coaches, to its sessions.', async () => {
  const id = await session(-10)
  const other = await createClub(context, 'Voisins')
  const stranger = await createMember(context, other, 'player')
  const clubless = await createAccount(context, 'player')
  for (const { id: playerId } of [stranger, clubless, marc, { id: uuidv7() }]) {
    expect(await refusal(lea.call(addArrival, { id, playerId }))).toBe('not-a-club-player')
  }
  expect(await refusal(other.coach.call(addArrival, { id, playerId: stranger.id }))).toBe('not-found')
  expect(await refusal(zoe.call(addArrival, { id, playerId: zoe.id }))).toBe('coach-only')
  await lea.call(remove, { id, version: 1 })
  expect(await refusal(lea.call(addArrival, { id, playerId: zoe.id }))).toBe('not-found')
})

test('A player who is leaving at that moment is waited for, and not added.', async () => {
  const id = await session(-10)
  const leave = (tx: Db) => tx.deleteFrom('memberships').where('account_id', '=', zoe.id).execute()
  const add = () => [lea.call(addArrival, { id, playerId: zoe.id })]
  expect(await commitOnceBlocked(context, leave, add)).toEqual(['not-a-club-player'])
})

test('Who took part and has left the club since can still be noted present.', async () => {
  const id = await session(-10)
  await ines.call(clubs.leave, {})
  const { players } = await lea.call(addArrival, { id, playerId: ines.id })
  expect(players).toMatchObject([{ id: ines.id, name: 'Inès Morel', presence: 'present' }])
})
