import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { editOf } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { maxParticipants } from '../../domain/training-session.ts'
import { deleteExpired } from '../jobs.ts'

const { giveReply, list, restore, show, update } = trainingSessions
const dayMs = 24 * 3600 * 1000
const context = await createTestContext()
const start = context.clock.now
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  context.clock.now = start
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
})

function session(inDays: number, players = [ines, tom], deleted = false): Promise<string> {
  const invited = Object.fromEntries(players.map(({ id }) => [id, null]))
  return plannedSession(context, { clubId: club.id, inDays, players: invited, deleted })
}

function wait(days: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + days * dayMs)
}

async function comeBack(who: TestAccount): Promise<void> {
  await who.call(clubs.join, { code: await club.code() })
}

async function namesOf(id: string): Promise<string[]> {
  return (await lea.call(show, { id })).players.map(({ name }) => name)
}

test('Who comes back within seven days has their upcoming sessions again, with what they replied.', async () => {
  const id = await session(20)
  await tom.call(giveReply, { id, reply: 'not_coming', absenceReason: 'school' })
  await tom.call(clubs.leave, {})
  expect(await namesOf(id)).toEqual(['Inès Morel'])
  wait(7)
  await comeBack(tom)
  const { players, version } = await lea.call(show, { id })
  expect(players).toMatchObject([
    { name: 'Inès Morel' },
    { name: 'Tom Girard', reply: 'not_coming', absenceReason: 'school' },
  ])
  // An open form, which would leave them out, learns of it.
  expect(version).toBe(3)
  expect((await tom.call(list, { period: 'upcoming' })).sessions).toMatchObject([{ id }])
})

test('Who comes back later begins anew, and so does whoever leaves again.', async () => {
  const id = await session(20)
  await tom.call(clubs.leave, {})
  wait(7.1)
  await comeBack(tom)
  expect(await namesOf(id)).toEqual(['Inès Morel'])
  await tom.call(clubs.leave, {})
  await comeBack(tom)
  expect(await namesOf(id)).toEqual(['Inès Morel'])
})

test('A coach reads who left; nobody else does, and not once they are back.', async () => {
  const id = await session(20)
  await tom.call(clubs.leave, {})
  const left = [{ id: tom.id, name: 'Tom Girard' }]
  expect(await lea.call(show, { id })).toMatchObject({ left })
  expect((await lea.call(list, { period: 'upcoming' })).sessions).toMatchObject([{ left }])
  expect(await ines.call(show, { id })).not.toHaveProperty('left')
  await comeBack(tom)
  expect(await lea.call(show, { id })).not.toHaveProperty('left')
})

test('What has begun meanwhile is past; what was deleted comes back with them in it.', async () => {
  const soon = await session(2)
  const deleted = await session(20, [ines, tom], true)
  await tom.call(clubs.leave, {})
  wait(3)
  await comeBack(tom)
  expect(await namesOf(soon)).toEqual(['Inès Morel'])
  const { players } = await lea.call(restore, { id: deleted })
  expect(players).toHaveLength(2)
})

test('What was filled meanwhile stays full, and can still be edited.', async () => {
  const [filled, open] = [await session(20), await session(20)]
  await tom.call(clubs.leave, {})
  await addFormerPlayers(filled, maxParticipants - 1)
  await addFormerPlayers(open, maxParticipants - 2)
  await comeBack(tom)
  expect(await namesOf(filled)).not.toContain('Tom Girard')
  expect(await namesOf(open)).toContain('Tom Girard')
  for (const id of [filled, open]) {
    const before = await lea.call(show, { id })
    expect(before.players).toHaveLength(maxParticipants)
    expect((await lea.call(update, { ...editOf(before), title: 'Autre' })).title).toBe('Autre')
  }
})

/** Who take part, and are in no club any more. */
async function addFormerPlayers(id: string, count: number): Promise<void> {
  await sql`
    with people as (
      insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
      select gen_random_uuid(), 'player', gen_random_uuid() || '@exemple.fr', '', 'Zoé', 'Perrin', now(), now()
      from generate_series(1, ${count})
      returning id
    )
    insert into session_participants (session_id, club_id, player_id)
    select ${id}, ${club.id}, id from people`.execute(context.db)
}

test('A session that was moved meanwhile asks again whether they come.', async () => {
  const id = await session(20)
  await tom.call(giveReply, { id, reply: 'not_coming', absenceReason: 'school' })
  await tom.call(clubs.leave, {})
  await lea.call(update, { ...editOf(await lea.call(show, { id })), date: '2099-06-02' })
  await comeBack(tom)
  expect((await lea.call(show, { id })).players).toMatchObject([{}, { name: 'Tom Girard', reply: null }])
})

test('Whom the roll has noted stays noted.', async () => {
  const players = { [ines.id]: null, [tom.id]: 'present' } as const
  const id = await plannedSession(context, { clubId: club.id, inDays: 0.5 / 24, players })
  await tom.call(clubs.leave, {})
  expect((await lea.call(show, { id })).players).toMatchObject([{}, { id: tom.id, presence: 'present' }])
})

test('Where arrivals are approved, the day they asked to come back counts.', async () => {
  const { version, name } = await lea.call(clubs.show, {})
  await lea.call(clubs.update, { version, name, timeZone: 'Europe/Paris', approvesPlayers: true })
  const id = await session(20)
  await tom.call(clubs.leave, {})
  wait(6)
  await comeBack(tom)
  expect(await namesOf(id)).toEqual(['Inès Morel'])
  wait(4)
  await lea.call(clubs.acceptMember, { id: tom.id })
  expect(await namesOf(id)).toEqual(['Inès Morel', 'Tom Girard'])
})

test('Who was removed and readmitted has them again, too.', async () => {
  const id = await session(20)
  await lea.call(clubs.removeMember, { id: tom.id })
  await lea.call(clubs.readmitMember, { id: tom.id })
  await comeBack(tom)
  expect(await namesOf(id)).toEqual(['Inès Morel', 'Tom Girard'])
})

test('In another club nothing of it comes back, and after 30 days it is forgotten.', async () => {
  const id = await session(60)
  const other = await createClub(context, 'Voisins')
  await tom.call(clubs.leave, {})
  await tom.call(clubs.join, { code: await other.code() })
  expect((await tom.call(list, { period: 'upcoming' })).total).toBe(0)
  await tom.call(clubs.leave, {})
  const keptAfter = async (days: number) => {
    await deleteExpired({ ...context, now: () => new Date(start.getTime() + days * dayMs) })
    return context.db
      .selectFrom('withdrawn_participants')
      .select('player_id as id')
      .where('session_id', '=', id)
      .execute()
  }
  expect(await keptAfter(29)).toEqual([{ id: tom.id }])
  expect(await keptAfter(31)).toEqual([])
})
