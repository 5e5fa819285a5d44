import { describe, expect, test } from 'vitest'
import { waiting } from '../../../test/support/waiting-write.ts'
import type { Dashboard } from '../../contract/dashboard.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { overlayDashboard } from './use-dashboard.ts'

const server: Dashboard = {
  playerCount: 14,
  sessionCount: 63,
  exerciseCount: 38,
  attendanceRate: null,
  nextSession: {
    id: 'tuesday',
    title: 'Services courts',
    date: '2026-11-24',
    time: '18:00',
    duration: '1h',
    startsAt: '2026-11-24T17:00:00.000Z',
    participantCount: 12,
    replies: { coming: 7, notComing: 2 },
  },
  currentSessions: [],
  latestFeedback: [],
}
const now = new Date('2026-11-22T12:00:00Z')

test('What waits to be written to the library is counted, and leaves the next session alone.', () => {
  const content = { technique: 'Revers', effect: 'Coupé', description: '' }
  const creation = waiting(exercises.create, {
    id: 'new',
    type: 'service',
    difficulty: 'débutant',
    duration: '15 min',
    ...content,
  })
  const removal = waiting(exercises.remove, { id: 'old', version: 1 })
  expect(
    overlayDashboard(server, [creation, creation, removal], { now, archived: new Set(), sessions: () => [] }),
  ).toMatchObject({
    ...server,
    exerciseCount: 39,
  })
})

test('Where a changed copy is deleted, its original comes back, unless it was put away.', () => {
  const deletion = (origin?: string) => ({
    ...waiting(exercises.remove, { id: 'old', version: 1 }),
    named: [{ technique: 'Top Spin CD', effect: 'Placé', origin }],
  })
  const context = { now, archived: new Set(['tournante']), sessions: () => [] }
  const counted = (...writes: readonly ReturnType<typeof deletion>[]) =>
    overlayDashboard(server, writes, context).exerciseCount
  expect(counted(deletion())).toBe(37)
  expect(counted(deletion('falkenberg'))).toBe(38)
  expect(counted(deletion('tournante'))).toBe(37)
})

test('What waits to be put away, or to come back, is counted once.', () => {
  const mark = (exerciseId: string, archived: boolean) =>
    waiting(exerciseMarks.mark, { exerciseId, archived })
  const favourite = waiting(exerciseMarks.mark, { exerciseId: 'le-huit', favourite: true })
  const context = { now, archived: new Set(['falkenberg', 'tournante']), sessions: () => [] }
  const counted = (...writes: readonly ReturnType<typeof mark>[]) =>
    overlayDashboard(server, writes, context).exerciseCount
  expect(counted(mark('le-huit', true), favourite)).toBe(37)
  expect(counted(mark('le-huit', true), mark('le-huit', false))).toBe(38)
  expect(counted(mark('falkenberg', true))).toBe(38)
  expect(counted(mark('falkenberg', false), mark('tournante', false))).toBe(40)
})

test('What waits to be written about sessions is counted, and the soonest one is next.', () => {
  const plan = {
    id: 'monday',
    title: 'Top spin',
    date: '2026-11-23',
    time: '18:00',
    duration: '1h',
    description: '',
    exercises: [],
  } as const
  const startsAt = '2026-11-23T17:00:00.000Z'
  const monday: TrainingSession = {
    ...plan,
    exercises: [],
    startsAt,
    version: 1,
    players: [],
    clubId: 'vaise',
    feedback: {},
  }
  const creation = waiting(trainingSessions.create, { ...plan, exercises: [], playerIds: [] })
  expect(
    overlayDashboard(server, [creation], { now, archived: new Set(), sessions: () => [monday] }),
  ).toMatchObject({
    sessionCount: 64,
    exerciseCount: 38,
    nextSession: { id: 'monday', participantCount: 0, replies: { coming: 0, notComing: 0 } },
  })
  const players = [
    { id: 'ines', name: 'Inès Morel', reply: 'coming' as const },
    { id: 'tom', name: 'Tom Girard', reply: 'not_coming' as const },
    { id: 'zoe', name: 'Zoé Perrin', reply: null },
  ]
  expect(
    overlayDashboard(server, [creation], {
      now,
      archived: new Set(),
      sessions: () => [{ ...monday, players }],
    }).nextSession,
  ).toMatchObject({ participantCount: 3, replies: { coming: 1, notComing: 1 } })
  const removal = waiting(trainingSessions.remove, { id: 'tuesday', version: 1 })
  expect(overlayDashboard(server, [removal], { now, archived: new Set(), sessions: () => [] })).toMatchObject(
    {
      sessionCount: 62,
      nextSession: null,
    },
  )
})

describe('A session in progress', () => {
  const at = (time: string) => ({
    now: new Date(`2026-11-24T${time}:00Z`),
    archived: new Set<string>(),
    sessions: () => [],
  })
  const current = { ...server.nextSession!, presentCount: null }

  test('begins on the dashboard without network, and ends there.', () => {
    expect(overlayDashboard(server, [], at('17:00'))).toMatchObject({ currentSessions: [] })
    expect(overlayDashboard(server, [], at('17:01'))).toMatchObject({
      nextSession: null,
      currentSessions: [{ id: 'tuesday', participantCount: 12 }],
    })
    expect(overlayDashboard(server, [], at('18:30'))).toMatchObject({
      nextSession: null,
      currentSessions: [],
    })
  })

  test('stands as the server answered it beside the next one; an earlier server names none.', () => {
    const thursday = { ...server.nextSession!, id: 'thursday', startsAt: '2026-11-26T17:00:00.000Z' }
    const answered = { ...server, nextSession: thursday, currentSessions: [{ ...current, presentCount: 7 }] }
    expect(overlayDashboard(answered, [], at('17:30'))).toMatchObject(answered)
    const { currentSessions: _, ...earlier } = server
    expect(overlayDashboard(earlier, [], at('12:00'))).toMatchObject(server)
  })

  test('begins and ends as the server says of its hall.', () => {
    const hall = { begunAt: '2026-11-24T16:45:00.000Z', endsAt: '2026-11-24T17:55:00.000Z' }
    const answered = { ...server, nextSession: { ...server.nextSession!, ...hall } }
    const current = (time: string) => overlayDashboard(answered, [], at(time)).currentSessions?.length
    expect(['16:45', '17:54', '17:55'].map(current)).toEqual([1, 1, 0])
  })

  test('that is deleted here is in progress no more.', () => {
    const removal = waiting(trainingSessions.remove, { id: 'tuesday', version: 1 })
    const answered = { ...server, nextSession: null, currentSessions: [current] }
    expect(overlayDashboard(answered, [removal], at('17:30')).currentSessions).toEqual([])
  })
})
