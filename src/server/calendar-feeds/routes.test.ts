import { randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import * as calendarFeeds from '../../contract/calendar-feeds.ts'
import * as clubs from '../../contract/clubs.ts'
import { calendarFeedPath } from '../../contract/paths.ts'
import * as groups from '../../contract/groups.ts'
import * as places from '../../contract/places.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const context = await createTestContext()
const { db } = context
let club: Club
let coach: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  context.clock.now = new Date('2026-11-28T12:00:00Z')
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

const newToken = () => randomBytes(32).toString('base64url')

async function openFeed(person: TestAccount): Promise<string> {
  const token = newToken()
  await person.call(calendarFeeds.open, { token })
  return token
}

function get(token: string, headers: Record<string, string> = {}) {
  return context.app.request(calendarFeedPath(token), { headers })
}

async function textOf(token: string): Promise<string> {
  const response = await get(token)
  expect(response.status).toBe(200)
  return response.text()
}

interface ReadEvent {
  uid: string
  sequence: number
  start: string
  end: string
  title: string
  place: string
  status: string
}

/** As two public parsers read it, who have to agree. */
function eventsIn(text: string): ReadEvent[] {
  const first = readByIcalJs(text)
  expect(readByNodeIcal(text)).toEqual(first)
  return first
}

function readByIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      title: event.summary,
      place: event.location ?? '',
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

function readByNodeIcal(text: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return []
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      start: event.start.toISOString(),
      end: event.end.toISOString(),
      title: event.summary,
      place: event.location ?? '',
      status: String(event.status),
    }
  })
}

async function plan(change: Partial<ReturnType<typeof sessionPlan>> & { placeId?: string } = {}) {
  const { id } = await coach.call(trainingSessions.create, {
    ...sessionPlan([ines.id]),
    date: '2026-12-01',
    ...change,
  })
  return id
}

const show = (id: string) => coach.call(trainingSessions.show, { id })
const change = async (id: string, part: object) =>
  coach.call(trainingSessions.update, { ...editOf(await show(id)), ...part })

describe('A calendar reads', () => {
  test('each date of a series as an event of its own, in UTC, on both sides of both clock changes.', async () => {
    context.clock.now = new Date('2026-10-01T12:00:00Z')
    const { date: _, ...common } = sessionPlan([ines.id])
    // Tuesdays at 18:00 in Paris; summer time ends on 25 October 2026 and begins on 28 March 2027.
    const dates = ['2026-10-20', '2026-10-27', '2027-03-23', '2027-03-30']
    const sessions = dates.map((date) => ({ id: uuidv7(), date }))
    await coach.call(sessionSeries.create, { ...common, sessions })
    const text = await textOf(await openFeed(ines))
    expect(eventsIn(text).map(({ uid, start, end }) => [uid, start, end])).toEqual([
      [`${sessions[0]!.id}@rebond`, '2026-10-20T16:00:00.000Z', '2026-10-20T17:30:00.000Z'],
      [`${sessions[1]!.id}@rebond`, '2026-10-27T17:00:00.000Z', '2026-10-27T18:30:00.000Z'],
      [`${sessions[2]!.id}@rebond`, '2027-03-23T17:00:00.000Z', '2027-03-23T18:30:00.000Z'],
      [`${sessions[3]!.id}@rebond`, '2027-03-30T16:00:00.000Z', '2027-03-30T17:30:00.000Z'],
    ])
    expect(text).not.toMatch(/RRULE|TZID|VTIMEZONE/)
    expect(text.match(/^DTSTART:\d{8}T\d{6}Z\r$/gm)).toHaveLength(4)
  })

  test('title, place and length, and nobody else’s name; the calendar has its person’s.', async () => {
    const place = { id: uuidv7(), name: 'Gymnase Roquette; salle 2, « haut »', tables: 8 }
    await coach.call(places.create, place)
    const tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
    await plan({ title: 'Services, remises\\ & jeu 🏓', playerIds: [ines.id, tom.id], placeId: place.id })
    const text = await textOf(await openFeed(ines))
    expect(eventsIn(text)).toMatchObject([
      { title: 'Services, remises\\ & jeu 🏓', place: place.name, status: 'CONFIRMED' },
    ])
    expect(text).toContain('X-WR-CALNAME:Inès · Ping Club de Vaise')
    expect(text).not.toMatch(/Tom|Girard|Roux|@exemple/)
    // Lines of at most 75 bytes, each ended as RFC 5545 has it.
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
    }
  })

  test('a moved, renamed, relocated, cancelled and restored date under one name, with a sequence that rises.', async () => {
    const place = { id: uuidv7(), name: 'Gymnase', tables: 8 }
    await coach.call(places.create, place)
    const slot = { weekday: null, time: null, duration: null, placeId: null, nextCompetition: null }
    const group = { id: uuidv7(), name: 'Jeunes', ...slot, coachIds: [], playerIds: [] }
    await coach.call(groups.create, group)
    const token = await openFeed(ines)
    const id = await plan()
    const seen: ReadEvent[] = []
    async function look(): Promise<ReadEvent> {
      const events = eventsIn(await textOf(token))
      expect(events).toHaveLength(1)
      const event = events[0]!
      expect(event.uid).toBe(`${id}@rebond`)
      expect(event.sequence).toBeGreaterThan(seen.at(-1)?.sequence ?? -1)
      seen.push(event)
      return event
    }
    await look()
    await change(id, { date: '2026-12-02', time: '19:00' })
    expect(await look()).toMatchObject({ start: '2026-12-02T18:00:00.000Z' })
    await change(id, { duration: '2h' })
    expect(await look()).toMatchObject({ end: '2026-12-02T20:00:00.000Z' })
    await change(id, { title: 'Matchs' })
    expect(await look()).toMatchObject({ title: 'Matchs' })
    await change(id, { placeId: place.id })
    expect(await look()).toMatchObject({ place: 'Gymnase' })
    await coach.call(places.update, { ...place, name: 'Dojo', version: 1 })
    expect(await look()).toMatchObject({ place: 'Dojo' })
    await coach.call(places.remove, { id: place.id, version: 2 })
    expect(await look()).toMatchObject({ place: '' })
    await change(id, { groupId: group.id })
    await look()
    await coach.call(groups.update, { ...group, name: 'Espoirs', version: 1 })
    await look()
    await coach.call(trainingSessions.cancel, { id, version: (await show(id)).version })
    expect(await look()).toMatchObject({ title: 'Annulée\u00A0: Matchs', status: 'CANCELLED' })
    await coach.call(trainingSessions.reinstate, { id })
    expect(await look()).toMatchObject({ title: 'Matchs', status: 'CONFIRMED' })
  })

  test('nothing anew where only a reply changed, and another number alone where only the programme did.', async () => {
    const token = await openFeed(ines)
    const id = await plan()
    const before = eventsIn(await textOf(token))
    await ines.call(trainingSessions.giveReply, { id, reply: 'coming' })
    expect(eventsIn(await textOf(token))).toEqual(before)
    await change(id, { exercises: [] })
    const after = eventsIn(await textOf(token))
    expect(after).toEqual(before.map((event) => ({ ...event, sequence: after[0]!.sequence })))
  })

  test('no deleted session, until its deletion is taken back.', async () => {
    const token = await openFeed(ines)
    const id = await plan()
    await coach.call(trainingSessions.remove, { id, version: 1 })
    expect(eventsIn(await textOf(token))).toEqual([])
    await coach.call(trainingSessions.restore, { id })
    expect(eventsIn(await textOf(token))).toHaveLength(1)
  })

  test('thirty days back and a year ahead.', async () => {
    context.clock.now = new Date('2026-09-01T12:00:00Z')
    for (const date of ['2026-10-27', '2026-10-30', '2027-11-28', '2027-12-01'])
      await plan({ date, title: date })
    context.clock.now = new Date('2026-11-28T12:00:00Z')
    const titles = eventsIn(await textOf(await openFeed(ines))).map(({ title }) => title)
    expect(titles).toEqual(['2026-10-30', '2027-11-28'])
  })
})

describe('Whose sessions:', () => {
  test('a player’s own; of a coach those they coach, and those that nobody is said to.', async () => {
    const marc = await createMember(context, club, 'coach')
    const tom = await createMember(context, club, 'player')
    const input = { ...sessionPlan([ines.id]), date: '2026-12-01' }
    const planned = (title: string, coachIds: string[], playerIds: string[]) =>
      coach.call(trainingSessions.create, { ...input, id: uuidv7(), title, coachIds, playerIds })
    await planned('Léa', [coach.id], [ines.id])
    await planned('Marc', [marc.id], [tom.id])
    await planned('Personne', [], [tom.id])
    const titlesOf = async (person: TestAccount) =>
      eventsIn(await textOf(await openFeed(person)))
        .map(({ title }) => title)
        .toSorted()
    expect(await titlesOf(coach)).toEqual(['Léa', 'Personne'])
    expect(await titlesOf(marc)).toEqual(['Marc', 'Personne'])
    expect(await titlesOf(ines)).toEqual(['Léa'])
    expect(await titlesOf(tom)).toEqual(['Marc', 'Personne'])
    const stranger = await createClub(context, 'Voisins')
    expect(await titlesOf(stranger.coach)).toEqual([])
  })

  test('a calendar is emptied at once when its person leaves, is removed, or the club is closed.', async () => {
    const tom = await createMember(context, club, 'player')
    await plan({ playerIds: [ines.id, tom.id] })
    const [ofInes, ofTom, ofCoach] = [await openFeed(ines), await openFeed(tom), await openFeed(coach)]
    const count = async (token: string) => eventsIn(await textOf(token)).length
    expect([await count(ofInes), await count(ofTom), await count(ofCoach)]).toEqual([1, 1, 1])
    await ines.call(clubs.leave, {})
    await coach.call(clubs.removeMember, { id: tom.id })
    expect([await count(ofInes), await count(ofTom), await count(ofCoach)]).toEqual([0, 0, 1])
    await db.updateTable('clubs').set({ active: false }).where('id', '=', club.id).execute()
    expect(await count(ofCoach)).toBe(0)
  })

  test('whoever only waits for a club gets nothing of it.', async () => {
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    await plan()
    expect(eventsIn(await textOf(await openFeed(waiting)))).toEqual([])
  })

  test('whoever asked to be erased has no calendar, and with the account it is gone.', async () => {
    const token = await openFeed(ines)
    const erasedFrom = async (at: Date | null) =>
      db.updateTable('accounts').set({ erased_from: at }).where('id', '=', ines.id).execute()
    await erasedFrom(context.now())
    expect((await get(token)).status).toBe(404)
    await erasedFrom(null)
    expect((await get(token)).status).toBe(200)
    await db.deleteFrom('memberships').where('account_id', '=', ines.id).execute()
    await db.deleteFrom('accounts').where('id', '=', ines.id).execute()
    expect((await get(token)).status).toBe(404)
  })
})

describe('The address', () => {
  test('is known to its person alone: the database has its hash.', async () => {
    const token = await openFeed(ines)
    const { rows } = await context.database.pool.query(
      `select f::text as row from calendar_feeds as f union all select w::text from writes as w`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('opens nothing any more once there is a new one, or once it was closed.', async () => {
    const first = await openFeed(ines)
    const second = await openFeed(ines)
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    await ines.call(calendarFeeds.close, {})
    await ines.call(calendarFeeds.close, {})
    expect((await get(second)).status).toBe(404)
    expect(await ines.call(calendarFeeds.show, {})).toBeNull()
  })

  test('is said to have been read, to the hour.', async () => {
    const token = await openFeed(ines)
    const opened = context.now().toISOString()
    expect(await ines.call(calendarFeeds.show, {})).toEqual({ createdAt: opened, lastReadAt: null })
    await textOf(token)
    context.clock.now = new Date('2026-11-28T12:30:00Z')
    await textOf(token)
    expect(await ines.call(calendarFeeds.show, {})).toEqual({ createdAt: opened, lastReadAt: opened })
    context.clock.now = new Date('2026-11-28T13:00:00Z')
    await textOf(token)
    expect((await ines.call(calendarFeeds.show, {}))!.lastReadAt).toBe('2026-11-28T13:00:00.000Z')
  })

  test('is kept by nobody between, searched by no engine, and answered 304 while nothing changed.', async () => {
    const token = await openFeed(ines)
    const id = await plan()
    const response = await get(token)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const etag = response.headers.get('ETag')!
    const again = await get(token, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await change(id, { time: '19:00' })
    expect((await get(token, { 'If-None-Match': etag })).status).toBe(200)
  })

  test.each(['x', newToken(), '%00', 'a'.repeat(200)])(
    'that is not right is not found: %s',
    async (token) => {
      const response = await get(token)
      expect(response.status).toBe(404)
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect(context.errors).toEqual([])
    },
  )

  test('is answered a thousand times in a quarter of an hour from one place, then no more for a while.', async () => {
    const token = await openFeed(ines)
    await context.attempts.consume('feedByAddress', '127.0.0.1')
    await db.updateTable('attempts').set({ points: 999 }).where('key', 'like', 'feedByAddress%').execute()
    expect((await get(token)).status).toBe(200)
    const refused = await get(token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
