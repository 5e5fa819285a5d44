import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as hall from '../../contract/hall.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { sessionPhase } from '../../domain/training-session.ts'

const { addEvent } = hall
const { giveReply, list, show, update } = trainingSessions
const minuteMs = 60_000
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player')
})

/** Which begins in so many minutes; one hour long. */
const session = (minutes: number) =>
  plannedSession(context, { clubId: club.id, inDays: minutes / (24 * 60), players: { [ines.id]: null } })
const after = (minutes: number) => new Date(context.now().getTime() + minutes * minuteMs).toISOString()
const blockId = uuidv7()

async function begin(id: string, at: number, minutes = 15): Promise<string> {
  const run = uuidv7()
  const block = { run, blockId, after: null, minutes, seenAt: null }
  await lea.call(addEvent, { id, event: { id: run, at: after(at), type: 'start', ...block } })
  return run
}
/** Without a run as an earlier release sends it. */
const end = (id: string, at: number, run?: string | null) =>
  lea.call(addEvent, { id, event: { id: uuidv7(), at: after(at), type: 'end', run } })

async function phaseOf(id: string, reader = lea) {
  return sessionPhase(await reader.call(show, { id }), context.now())
}
async function onDashboard() {
  const { nextSession, currentSessions } = await lea.call(dashboard.show, {})
  return { next: nextSession?.id ?? null, current: currentSessions?.map((each) => each.id) }
}

test('« Lancer » before the start: « En cours » for everybody, in the list of those to come, and replies go on', async () => {
  const [id, other] = [await session(20), await session(60 * 24)]
  expect(await onDashboard()).toEqual({ next: id, current: [] })
  await begin(id, -1)
  expect([await phaseOf(id), await phaseOf(id, ines)]).toEqual(['in-progress', 'in-progress'])
  expect(await onDashboard()).toEqual({ next: other, current: [id] })
  expect((await lea.call(list, { period: 'upcoming', page: 1 })).sessions.map((each) => each.id)).toEqual([
    id,
    other,
  ])
  expect((await ines.call(giveReply, { id, reply: 'coming' })).begunAt).toBe(after(-1))
})

test('« Fermer la séance » ends it everywhere, and counts it; a block that is started then opens it again', async () => {
  const id = await session(-55)
  const run = await begin(id, -50)
  expect(await onDashboard()).toMatchObject({ current: [id] })
  await end(id, -1)
  expect(await phaseOf(id)).toBe('over')
  expect(await onDashboard()).toMatchObject({ current: [] })
  const again = { run, blockId, after: blockId, minutes: 5, seenAt: null }
  await lea.call(addEvent, { id, event: { id: uuidv7(), at: after(0), type: 'start', ...again } })
  expect(await phaseOf(id)).toBe('in-progress')
  expect(await onDashboard()).toMatchObject({ current: [id] })
})

test('A device that closes another run, or one where it saw none, late, ends the session for nobody', async () => {
  const id = await session(-55)
  const run = await begin(id, -50)
  for (const other of [uuidv7(), null]) {
    await end(id, -1, other)
    expect(await phaseOf(id, ines)).toBe('in-progress')
  }
  expect(await onDashboard()).toMatchObject({ current: [id] })
  await end(id, -1, run)
  expect(await phaseOf(id, ines)).toBe('over')
  const notARun = { id: uuidv7(), at: after(0), type: 'end' as const, run: 'mine' }
  await expect(lea.call(addEvent, { id, event: notARun })).rejects.toMatchObject({ status: 422 })
})

test('A block that runs beyond the usual end keeps it « En cours », an hour at most', async () => {
  const [runs, over, long] = [await session(-95), await session(-95), await session(-151)]
  await begin(runs, -10)
  await begin(over, -10, 9)
  await begin(long, -60, 120)
  expect(await Promise.all([runs, over, long].map((id) => phaseOf(id)))).toEqual([
    'in-progress',
    'over',
    'over',
  ])
  expect(await onDashboard()).toMatchObject({ current: [runs] })
})

test('What was tried out before the start, or belongs to the time it was moved from, says nothing', async () => {
  const tried = await session(20)
  await begin(tried, -5)
  await end(tried, -1)
  expect(await onDashboard()).toEqual({ next: tried, current: [] })
  const moved = await session(30)
  await begin(moved, -5)
  const { date: _, ...read } = await lea.call(show, { id: moved })
  const { title, description, time, duration, version } = read
  const plan = { id: moved, title, description, time, duration, version, playerIds: [ines.id], exercises: [] }
  const later = await lea.call(update, { ...plan, date: '2027-06-01' })
  expect([later.begunAt, sessionPhase(later, context.now())]).toEqual([undefined, 'upcoming'])
  expect(await onDashboard()).toEqual({ next: tried, current: [] })
})

test('Events change the session’s hours and not its version: who edits it meanwhile is not refused', async () => {
  const id = await session(-30)
  const { version } = await lea.call(show, { id })
  await begin(id, -20)
  await end(id, -1)
  expect((await lea.call(show, { id })).version).toBe(version)
})
