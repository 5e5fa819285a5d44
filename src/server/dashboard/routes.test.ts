import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import * as clubs from '../../contract/clubs.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'

const context = await createTestContext()
let club: Club
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
})

test('A new club has its players and its starter library, and nothing of other clubs.', async () => {
  const other = await createClub(context, 'Voisins')
  const neighbour = await createMember(context, other, 'player')
  for (const inDays of [-1, 1]) {
    await plannedSession(context, { clubId: other.id, inDays, players: { [neighbour.id]: 'absent' } })
  }
  expect(await club.coach.call(dashboard.show, {})).toEqual({
    playerCount: 2,
    sessionCount: 0,
    exerciseCount: starterExercises.length + rebondDrills.length,
    attendanceRate: null,
    nextSession: null,
    currentSessions: [],
    latestFeedback: [],
  })
})

test('The rate counts present and absent of the last 90 days; excused, older, deleted and coming ones do not count.', async () => {
  const players = (a: 'present' | 'absent' | 'excused', b: 'present' | 'absent' | 'excused' | null) => ({
    [ines.id]: a,
    [tom.id]: b,
  })
  await plannedSession(context, { clubId: club.id, inDays: -1, players: players('present', 'absent') })
  await plannedSession(context, { clubId: club.id, inDays: -89, players: players('present', 'excused') })
  await plannedSession(context, { clubId: club.id, inDays: -91, players: players('absent', 'absent') })
  await plannedSession(context, { clubId: club.id, inDays: 1, players: players('absent', 'absent') })
  await plannedSession(context, {
    clubId: club.id,
    inDays: -2,
    players: players('absent', null),
    deleted: true,
  })
  const tiles = await club.coach.call(dashboard.show, {})
  expect(tiles).toMatchObject({ attendanceRate: 67, sessionCount: 4 })
})

test('The next session is the soonest that has not begun.', async () => {
  await plannedSession(context, { clubId: club.id, inDays: -1, players: {} })
  await plannedSession(context, { clubId: club.id, inDays: 2, players: {} })
  await plannedSession(context, { clubId: club.id, inDays: 1, players: {}, deleted: true })
  const id = await plannedSession(context, { clubId: club.id, inDays: 1, players: { [ines.id]: null } })
  const { nextSession } = await club.coach.call(dashboard.show, {})
  expect(nextSession).toMatchObject({ id, participantCount: 1, duration: '1h' })
  expect(nextSession?.time).toMatch(/^\d\d:\d\d$/)
})

test('Of the next session it says who comes and who does not; who leaves is not counted.', async () => {
  const zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
  const players = { [ines.id]: null, [tom.id]: null, [zoe.id]: null }
  const id = await plannedSession(context, { clubId: club.id, inDays: 1, players })
  const replies = async () => (await club.coach.call(dashboard.show, {})).nextSession?.replies
  expect(await replies()).toEqual({ coming: 0, notComing: 0 })
  await ines.call(trainingSessions.giveReply, { id, reply: 'coming' })
  await tom.call(trainingSessions.giveReply, { id, reply: 'not_coming' })
  expect(await replies()).toEqual({ coming: 1, notComing: 1 })
  await tom.call(trainingSessions.giveReply, { id, reply: null })
  expect(await replies()).toEqual({ coming: 1, notComing: 0 })
  await ines.call(clubs.leave, {})
  expect(await replies()).toEqual({ coming: 0, notComing: 0 })
})

test('The five latest opinions of the club, newest first, and none of another club.', async () => {
  const start = context.clock.now
  for (let day = 1; day <= 6; day += 1) {
    const id = await plannedSession(context, { clubId: club.id, inDays: -day, players: { [ines.id]: null } })
    context.clock.now = new Date(context.clock.now.getTime() + 1000)
    await ines.call(trainingSessions.giveFeedback, { id, rating: 'positive', comment: `Avis ${day}` })
  }
  const other = await createClub(context, 'Voisins')
  const { latestFeedback } = await club.coach.call(dashboard.show, {})
  expect(latestFeedback.map(({ comment }) => comment)).toEqual([
    'Avis 6',
    'Avis 5',
    'Avis 4',
    'Avis 3',
    'Avis 2',
  ])
  expect(latestFeedback[0]).toMatchObject({ playerName: 'Inès Morel', sessionTitle: 'Entrainement' })
  expect((await other.coach.call(dashboard.show, {})).latestFeedback).toEqual([])
  context.clock.now = start
})

test('A session that starts this very instant is the next one.', async () => {
  const id = await plannedSession(context, { clubId: club.id, inDays: 0, players: {} })
  await plannedSession(context, { clubId: club.id, inDays: 1, players: {} })
  expect((await club.coach.call(dashboard.show, {})).nextSession).toMatchObject({ id, participantCount: 0 })
})

test('Feedback on a deleted session is not shown; that of a player who has left is.', async () => {
  const players = { [ines.id]: null, [tom.id]: null }
  const kept = await plannedSession(context, { clubId: club.id, inDays: -2, players })
  const deleted = await plannedSession(context, { clubId: club.id, inDays: -1, players })
  for (const id of [kept, deleted]) {
    await tom.call(trainingSessions.giveFeedback, { id, rating: 'negative', comment: 'Trop long.' })
  }
  await club.coach.call(trainingSessions.remove, { id: deleted, version: 1 })
  await tom.call(clubs.leave, {})
  const { latestFeedback, playerCount } = await club.coach.call(dashboard.show, {})
  expect(playerCount).toBe(1)
  expect(latestFeedback).toMatchObject([{ sessionId: kept, playerName: 'Tom Girard', rating: 'negative' }])
})

test('Waiting accounts are not counted.', async () => {
  const { version, name } = await club.coach.call(clubs.show, {})
  await club.coach.call(clubs.update, { version, name, timeZone: 'Europe/Paris', approvesPlayers: true })
  await tom.call(clubs.leave, {})
  await tom.call(clubs.join, { code: await club.code() })
  expect((await club.coach.call(dashboard.show, {})).playerCount).toBe(1)
})

test('Players do not see it.', async () => {
  await expect(ines.call(dashboard.show, {})).rejects.toMatchObject({ problem: { refusal: 'coach-only' } })
})
