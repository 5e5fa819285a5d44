import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked, held } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import { editOf, programmeEntry } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as players from '../../contract/players.ts'
import * as profiles from '../../contract/profiles.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'

const { giveFeedback, list, markPresence, remove, restore, show, update } = trainingSessions
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount
let zoe: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
})

/** Of Inès and Tom, begun so many minutes ago. */
function begun(minutes: number, presence: Presence | null = 'present'): Promise<string> {
  const players = { [ines.id]: presence, [tom.id]: null }
  return plannedSession(context, { clubId: club.id, inDays: -minutes / (24 * 60), players })
}

async function edit(id: string, changes: object) {
  return lea.call(update, { ...editOf(await lea.call(show, { id })), ...changes })
}

describe('a session that has begun', () => {
  test('is corrected: its words, its length, who else was there', async () => {
    const id = await begun(20)
    const corrected = await edit(id, {
      title: 'Services et remises',
      description: 'Deux tables de moins.',
      duration: '1h30',
      playerIds: [ines.id, tom.id, zoe.id],
    })
    expect(corrected).toMatchObject({ title: 'Services et remises', duration: '1h30', version: 2 })
    expect(corrected.players.map(({ presence }) => presence)).toEqual(['present', null, null])
    expect(await zoe.call(list, { period: 'past' })).toMatchObject({ sessions: [{ id }] })
  })

  test('keeps its date, its length and whom it records; nothing of a refused correction is saved', async () => {
    const id = await begun(20)
    const before = await lea.call(show, { id })
    expect(await refusal(edit(id, { date: '2099-06-01' }))).toBe('session-recorded')
    expect(await refusal(edit(id, { time: '05:30' }))).toBe('session-recorded')
    expect(await refusal(edit(id, { title: 'Autre', playerIds: [tom.id] }))).toBe('participant-recorded')
    await edit(id, { duration: '2h' })
    expect(await refusal(edit(id, { duration: '1h' }))).toBe('session-shortened')
    expect(await lea.call(show, { id })).toEqual({ ...before, duration: '2h', version: 2 })
    // Nothing is noted of Tom.
    expect((await edit(id, { playerIds: [ines.id] })).players).toHaveLength(1)
  })

  test('keeps them for its feedback, too', async () => {
    const id = await begun(20, null)
    await tom.call(giveFeedback, { id, rating: 'positive', comment: 'Bien' })
    expect(await refusal(edit(id, { date: '2099-06-01' }))).toBe('session-judged')
    expect(await refusal(edit(id, { playerIds: [ines.id] }))).toBe('participant-recorded')
  })

  test('moves while nothing is noted of it, and its programme is free', async () => {
    const id = await begun(20, null)
    expect(await edit(id, { exercises: [programmeEntry('Marteau')] })).toMatchObject({ version: 2 })
    expect(await edit(id, { exercises: [], date: '2099-06-01' })).toMatchObject({
      exercises: [],
      date: '2099-06-01',
    })
  })

  test('keeps what was played at the head of its programme', async () => {
    const id = await begun(20, null)
    const [first, second, third] = ['Marteau', 'Pioche', 'Lancé'].map((name) => programmeEntry(name))
    await edit(id, { exercises: [first, second, third] })
    await lea.call(markPresence, { id, playerId: tom.id, presence: 'present', was: null })
    // The first two began 20 and 5 minutes ago.
    expect(await refusal(edit(id, { exercises: [first, third] }))).toBe('programme-played')
    expect(await refusal(edit(id, { exercises: [] }))).toBe('programme-played')
    const other = programmeEntry('Revers')
    const { exercises } = await edit(id, { exercises: [first, second, other] })
    expect(exercises.map(({ technique }) => technique)).toEqual(['Marteau', 'Pioche', 'Revers'])
  })

  test('takes those who turned up for seven days', async () => {
    const withZoe = { playerIds: [ines.id, tom.id, zoe.id] }
    const week = 7 * 24 * 60
    expect((await edit(await begun(week - 1), withZoe)).players).toHaveLength(3)
    expect(await refusal(edit(await begun(week + 1), withZoe))).toBe('too-late-to-add')
  })

  test('keeps its instant when the club has moved to another time zone since', async () => {
    const id = await begun(20)
    const { startsAt } = await lea.call(show, { id })
    const { version, name } = await lea.call(clubs.show, {})
    await lea.call(clubs.update, { version, name, timeZone: 'Indian/Reunion', approvesPlayers: false })
    expect(await edit(id, { title: 'Corrigée' })).toMatchObject({ startsAt })
  })

  test('a mark made while it is being moved is waited for, and keeps its date', async () => {
    const id = await begun(20, null)
    const input = { ...editOf(await lea.call(show, { id })), date: '2099-06-01' }
    const markInes = (tx: Db) =>
      tx
        .updateTable('session_participants')
        .set({ presence: 'present', presence_at: context.now() })
        .where('session_id', '=', id)
        .where('player_id', '=', ines.id)
        .execute()
    expect(await commitOnceBlocked(context, markInes, () => [lea.call(update, input)])).toEqual([
      'session-recorded',
    ])
  })

  test('feedback given while a player is taken out is waited for, and keeps them in', async () => {
    const id = await begun(20, null)
    const without = { ...editOf(await lea.call(show, { id })), playerIds: [ines.id] }
    const speak = async (tx: Db) => {
      await tx.selectFrom('training_sessions').select('id').where('id', '=', id).forShare().execute()
      await tx
        .insertInto('session_feedback')
        .values({
          session_id: id,
          club_id: club.id,
          player_id: tom.id,
          rating: 'positive',
          comment: 'Bien',
          created_at: context.now(),
        })
        .execute()
    }
    expect(await commitOnceBlocked(context, speak, () => [lea.call(update, without)])).toEqual([
      'participant-recorded',
    ])
  })

  test('is no player’s to correct, nor another club’s', async () => {
    const id = await begun(20)
    const input = editOf(await lea.call(show, { id }))
    expect(await refusal(ines.call(update, input))).toBe('coach-only')
    expect(await refusal((await createClub(context, 'Voisins')).coach.call(update, input))).toBe('not-found')
    expect(await problemOf(lea.call(update, { ...input, version: 7 }))).toMatchObject({
      refusal: 'changed-meanwhile',
      current: { version: 1 },
    })
  })

  test('of two corrections at the same instant one is done', async () => {
    const id = await begun(20)
    const input = editOf(await lea.call(show, { id }))
    const marc = await createMember(context, club, 'coach')
    const both = () => [lea, marc].map(({ call }) => call(update, { ...input, title: 'Corrigée' }))
    expect(await commitOnceBlocked(context, held(club.id), both)).toEqual(['changed-meanwhile', 'ok'])
  })

  test('is deleted at any time, with its roll, and comes back with it', async () => {
    const id = await begun(20)
    await lea.call(remove, { id, version: 1 })
    expect((await lea.call(list, { period: 'past' })).total).toBe(0)
    expect((await lea.call(dashboard.show, {})).currentSessions).toEqual([])
    const { players } = await lea.call(restore, { id })
    expect(players.map(({ presence }) => presence)).toEqual(['present', null])
    const old = await begun(200 * 24 * 60)
    await lea.call(remove, { id: old, version: 1 })
    expect(await refusal(lea.call(show, { id: old }))).toBe('not-found')
  })
})

describe('« En cours »', () => {
  test('from its start to 30 minutes after its duration, on the dashboard, latest first', async () => {
    const current = async () => (await lea.call(dashboard.show, {})).currentSessions
    const earlier = await begun(89)
    const later = await begun(1, null)
    await begun(90)
    await begun(-1, null)
    expect(await current()).toMatchObject([
      { id: later, participantCount: 2, presentCount: null, duration: '1h' },
      { id: earlier, participantCount: 2, presentCount: 1 },
    ])
    // It stays among the past ones.
    expect((await lea.call(list, { period: 'past' })).total).toBe(3)
    expect((await lea.call(list, { period: 'upcoming' })).total).toBe(1)
    expect((await lea.call(dashboard.show, {})).nextSession).toMatchObject({ participantCount: 2 })
  })

  test('its hours count when it is over', async () => {
    const statistics = async () => (await ines.call(profiles.show, {})).statistics
    await begun(89)
    expect(await statistics()).toMatchObject({ totalSessions: 0, totalHours: 0 })
    await begun(90)
    expect(await statistics()).toMatchObject({ totalSessions: 1, totalHours: 1 })
  })

  test('feedback is taken from its start on', async () => {
    const id = await begun(1, 'absent')
    const given = await ines.call(giveFeedback, { id, rating: 'negative', comment: 'Trop court.' })
    expect(given.feedback).toHaveProperty(ines.id)
  })
})

test('In the record whoever said « Je ne viens pas » is excused once the roll was called.', async () => {
  const id = await begun(300, null)
  await context.db
    .updateTable('session_participants')
    .set({ reply: 'not_coming', reply_at: context.now() })
    .where('session_id', '=', id)
    .where('player_id', '=', ines.id)
    .execute()
  const presence = async () => (await lea.call(players.show, { id: ines.id })).attendance[0]?.presence
  expect(await presence()).toBeNull()
  await lea.call(markPresence, { id, playerId: tom.id, presence: 'present', was: null })
  expect(await presence()).toBe('excused')
})
