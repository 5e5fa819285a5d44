import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import type { Member } from '../../domain/actor.ts'
import type { TrainingHistory } from '../../domain/training-history.ts'
import type { Db } from '../database/connection.ts'
import { eraseAccount } from '../erasures/erase-account.ts'
import { announcing } from '../live/announce.ts'
import { readHistory } from './history.ts'
import { deleteChangesBefore } from './kept-history.ts'

const context = await createTestContext()
const { db } = context
const today = '2026-11-24'
const start = new Date(`${today}T12:00:00Z`)
const at = (inDays: number) => new Date(start.getTime() + inDays * 24 * 3600_000)

let club: Club
let coach: Member
let ines: TestAccount
let tom: TestAccount
/** With Inès and Tom present. */
let session: string

beforeEach(async () => {
  context.clock.now = start
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = { id: club.coach.id, role: 'coach', rank: 'coach', clubId: club.id }
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Faure' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  const players = { [ines.id]: 'present', [tom.id]: 'present' } as const
  session = await plannedSession(context, { clubId: club.id, inDays: -40, players })
  await plannedSession(context, { clubId: club.id, inDays: -20, players })
  await db
    .insertInto('session_exercises')
    .values({
      id: uuidv7(),
      session_id: session,
      club_id: club.id,
      position: 0,
      type: 'counter',
      technique: 'Block CD',
      effect: 'Actif',
      duration: '20 min',
    })
    .execute()
  await evaluate(ines, -30)
  await evaluate(tom, -30)
})

async function evaluate({ id }: TestAccount, inDays: number, clubId = club.id): Promise<void> {
  await db
    .insertInto('technique_evaluations')
    .values({
      id: uuidv7(),
      club_id: clubId,
      player_id: id,
      technique_id: 'counter-1',
      name: 'Block CD',
      category: 'counter',
      status: 'mastered',
      evaluated_at: at(inDays),
    })
    .execute()
}

const asked = (from = '2026-09-01') => ({
  from,
  to: today,
  today,
  now: context.clock.now,
  timeZone: 'Europe/Paris',
  players: null,
})
const read = (of: Db = db, from?: string) => readHistory(of, coach, asked(from))

/** By a server that has kept nothing. */
const readAnew = (from?: string) => read(db.withoutPlugins(), from)

function sorted({ players, ...history }: TrainingHistory) {
  const inOrder = ({ evaluations, ...player }: (typeof players)[number]) => ({
    ...player,
    evaluations: evaluations.toSorted((a, b) => a.at - b.at),
  })
  return { ...history, players: players.map(inOrder).toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)) }
}

const setMark = (of: Db, presence: 'present' | 'absent') =>
  of
    .updateTable('session_participants')
    .set({ presence, presence_at: start })
    .where('session_id', '=', session)
    .where('player_id', '=', tom.id)
    .execute()

/** Whatever a server writes, or another one, or the hand of somebody on the database. */
const writes: Record<string, () => Promise<unknown>> = {
  'a corrected mark': () => setMark(db, 'absent'),
  'a late arrival': () =>
    db
      .updateTable('session_participants')
      .set({ late_at: sql<Date>`${at(-40)}::timestamptz + interval '15 minutes'` })
      .where('session_id', '=', session)
      .where('player_id', '=', tom.id)
      .execute(),
  'a roll that was called later': () =>
    plannedSession(context, { clubId: club.id, inDays: -60, players: { [tom.id]: 'absent' } }),
  'a changed programme': () =>
    db
      .updateTable('session_exercises')
      .set({ duration: '30 min' })
      .where('session_id', '=', session)
      .execute(),
  'an exercise that was not practised': () =>
    db.updateTable('session_exercises').set({ practised: false }).where('session_id', '=', session).execute(),
  'a removed exercise': () => db.deleteFrom('session_exercises').where('session_id', '=', session).execute(),
  'a moved session': () =>
    db
      .updateTable('training_sessions')
      .set({ starts_at: at(-10), date: '2026-11-14' })
      .where('id', '=', session)
      .execute(),
  'a session that was moved ahead of today': () =>
    db
      .updateTable('training_sessions')
      .set({ starts_at: at(3), date: '2026-11-27' })
      .where('id', '=', session)
      .execute(),
  'a deleted session': () =>
    db.updateTable('training_sessions').set({ deleted_at: start }).where('id', '=', session).execute(),
  'a session that is gone for good': () =>
    db.deleteFrom('training_sessions').where('id', '=', session).execute(),
  'an evaluation': () => evaluate(ines, -5),
  'a corrected evaluation': () =>
    db
      .updateTable('technique_evaluations')
      .set({ status: 'in_progress' })
      .where('player_id', '=', ines.id)
      .execute(),
  'an evaluation by another club': async () => {
    const neighbours = await createClub(context, 'Voisins')
    await evaluate(ines, -4, neighbours.id)
  },
  'a player who left': () => db.deleteFrom('memberships').where('account_id', '=', ines.id).execute(),
  'a player who came': async () => {
    const nora = await createMember(context, club, 'player', { firstName: 'Nora', lastName: 'Haddad' })
    await evaluate(nora, -3)
  },
  'an erased player': () => announcing(db, (tx) => eraseAccount(tx, ines.id, start)),
}

describe('What a server keeps of a club', () => {
  test.each(Object.entries(writes))('is what it would read anew, after %s', async (_, write) => {
    const before = await read()
    expect(before).toMatchObject({ sessions: [{}, {}], players: [{ attended: [{}, {}] }, { trails: [{}] }] })
    await write()
    const after = await read()
    expect(sorted(after)).toEqual(sorted(await readAnew()))
    expect(sorted(after)).not.toEqual(sorted(before))
  })

  test('is read no second time, so long as nothing changed', async () => {
    const before = await read()
    const again = await read()
    expect(again.sessions).toBe(before.sessions)
    expect(again.players.every((player, n) => player === before.players[n])).toBe(true)
  })

  test('is read once for requests that come together', async () => {
    const cold = db.withoutPlugins()
    const [first, second] = await Promise.all([read(cold), read(cold)])
    expect(second.sessions).toBe(first.sessions)
  })

  test('is read by the next request where one has failed', async () => {
    const cold = db.withoutPlugins()
    const failing = readHistory(cold, coach, { ...asked(), today: 'never' })
    const next = read(cold)
    await expect(failing).rejects.toThrow('invalid input syntax for type date')
    expect((await next).sessions).toHaveLength(2)
  })

  // Whose notes of changes are those of the backup.
  test('is read anew after a restore', async () => {
    expect((await read()).sessions[0]).toMatchObject({ absent: [] })
    await setMark(db, 'absent')
    await sql`truncate history_changes`.execute(db)
    expect((await read()).sessions[0]).toMatchObject({ absent: [tom.id] })
  })

  test('gets what a transaction changed that began before it was read, and ended after', async () => {
    const { promise: isRead, resolve: hasRead } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: hasWritten } = Promise.withResolvers<void>()
    const writing = db.transaction().execute(async (tx) => {
      await setMark(tx, 'absent')
      hasWritten()
      await isRead
    })
    await isWritten
    const during = await read()
    expect(during.sessions[0]).toMatchObject({ absent: [] })
    // Others change, and end, meanwhile.
    await evaluate(ines, -5)
    await read()
    hasRead()
    await writing
    expect((await read()).sessions[0]).toMatchObject({ absent: [tom.id] })
  })

  test('gets sessions as they are over by the clock', async () => {
    context.clock.now = at(-20)
    expect((await read()).sessions).toHaveLength(1)
    context.clock.now = new Date(at(-20).getTime() + 2 * 3600_000)
    expect((await read()).sessions).toHaveLength(2)
    context.clock.now = at(-20)
    expect((await read()).sessions).toHaveLength(1)
  })

  test('is read anew from an earlier day on, and after a day', async () => {
    await plannedSession(context, { clubId: club.id, inDays: -1500, players: { [tom.id]: 'present' } })
    const before = await read()
    expect(before.sessions).toHaveLength(2)
    expect((await read(db, '2022-01-01')).sessions).toHaveLength(3)
    expect((await read()).sessions).toHaveLength(2)
    // Notes of changes are deleted after two days.
    await setMark(db, 'absent')
    await deleteChangesBefore(db, new Date(Date.now() + 60_000))
    // However often it was asked for meanwhile.
    context.clock.now = at(0.8)
    expect((await read()).sessions[0]).toMatchObject({ absent: [] })
    context.clock.now = at(1.5)
    expect((await read()).sessions[0]).toMatchObject({ absent: [tom.id] })
  })
})
