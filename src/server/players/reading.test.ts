import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { evaluate, setScores, setting } from '../../../test/club/evaluations.ts'
import { createTestContext } from '../../../test/support/context.ts'
import {
  type Club,
  createClub,
  createMember,
  createAccount,
  type TestAccount,
} from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as players from '../../contract/players.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'

const { list, show } = players
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

describe('The list of players', () => {
  test('has the players of the club by name, and nobody else.', async () => {
    await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
    await createMember(context, club, 'player', { firstName: 'Élodie', lastName: 'Vasseur' })
    await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
    await createMember(context, await createClub(context, 'Voisins'), 'player')
    const listed = await lea.call(list, {})
    expect(listed.map(({ firstName }) => firstName)).toEqual(['Élodie', 'Inès', 'Zoé'])
    expect(listed[1]).toEqual({
      id: ines.id,
      firstName: 'Inès',
      lastName: 'Morel',
      email: ines.email,
      playingStyle: null,
      since: context.now().toISOString(),
      aiSettings: null,
    })
  })

  test('does not have who waits, nor who has left.', async () => {
    const { version } = await lea.call(clubs.show, {})
    await lea.call(clubs.update, { version, approvesPlayers: true })
    const waiting = await createAccount(context, 'player')
    await waiting.call(clubs.join, { code: await club.code() })
    await ines.call(clubs.leave, {})
    expect(await lea.call(list, {})).toEqual([])
    expect(await refusal(lea.call(show, { id: waiting.id }))).toBe('not-found')
  })

  test('is the coaches’.', async () => {
    expect(await refusal(ines.call(list, {}))).toBe('coach-only')
  })
})

describe('A player’s record', () => {
  const session = (inDays: number, presences: Record<string, Presence | null>) =>
    plannedSession(context, { clubId: club.id, inDays, players: presences })

  test('of somebody new is empty, and says who they are.', async () => {
    expect(await lea.call(show, { id: ines.id })).toEqual({
      id: ines.id,
      version: 1,
      role: 'player',
      clubId: club.id,
      firstName: 'Inès',
      lastName: 'Morel',
      email: ines.email,
      invitation: null,
      since: context.now().toISOString(),
      playingStyle: null,
      preferredHand: null,
      forehandRubber: null,
      backhandRubber: null,
      playerType: null,
      goals: '',
      ranking: null,
      statistics: { totalSessions: 0, totalHours: 0, level: 'Débutant' },
      aiSettingsHistory: [],
      evaluations: [],
      lastEvaluation: null,
      attendance: [],
      feedback: [],
      refresh: [],
      requests: [],
    })
  })

  test('has the past sessions with them, the newest first, and whether a roll was called.', async () => {
    const tom = await createMember(context, club, 'player')
    const older = await session(-9, { [ines.id]: null })
    const absent = await session(-3, { [ines.id]: 'absent' })
    const forgotten = await session(-1, { [ines.id]: null, [tom.id]: 'present' })
    await session(-400, { [ines.id]: 'present' })
    await session(2, { [ines.id]: null })
    await session(-2, { [tom.id]: 'present' })
    const { attendance, statistics } = await lea.call(show, { id: ines.id })
    expect(
      attendance.map(({ sessionId, presence, rollCalled }) => [sessionId, presence, rollCalled]),
    ).toEqual([
      [forgotten, null, true],
      [absent, 'absent', true],
      [older, null, false],
    ])
    expect(attendance[0]?.time).toMatch(/^\d\d:\d\d$/)
    expect(statistics.totalSessions).toBe(2)
  })

  test('has their feedback and their requests, archived ones too.', async () => {
    const id = await session(-1, { [ines.id]: null })
    await ines.call(trainingSessions.giveFeedback, { id, rating: 'negative', comment: 'Trop de monde.' })
    const asked = await ask(ines)
    await lea.call(exerciseRequests.archive, { id: asked.id, version: 1 })
    const { feedback, requests } = await lea.call(show, { id: ines.id })
    expect(feedback).toMatchObject([{ sessionId: id, rating: 'negative', comment: 'Trop de monde.' }])
    expect(requests).toMatchObject([
      { id: asked.id, technique: 'Flip CD', effect: 'Placé', status: 'archived' },
    ])
  })

  test('does not have what happened in another club, where they were before, but for the statuses of their evaluations.', async () => {
    const first = await evaluate(lea, ines)
    await setScores(lea, setting(ines))
    await session(-1, { [ines.id]: 'present' })
    await ask(ines)
    await ines.call(clubs.leave, {})
    const other = await createClub(context, 'TTC des Bords')
    await ines.call(clubs.join, { code: await other.code() })
    const record = await other.coach.call(show, { id: ines.id })
    expect(record).toMatchObject({ attendance: [], feedback: [], requests: [] })
    expect(record.evaluations.map(({ evaluationId }) => evaluationId)).toEqual([first.evaluationId])
    expect(record.aiSettingsHistory).toEqual([])
    expect(await refusal(lea.call(show, { id: ines.id }))).toBe('not-found')
  })

  test('is the coaches’, of players.', async () => {
    expect(await refusal(ines.call(show, { id: ines.id }))).toBe('coach-only')
    expect(await refusal(lea.call(show, { id: lea.id }))).toBe('not-found')
    expect(await refusal(lea.call(show, { id: uuidv7() }))).toBe('not-found')
    expect(await wrongFields(lea.call(show, { id: 'ines' }))).toEqual({ id: 'Identifiant invalide' })
  })
})
