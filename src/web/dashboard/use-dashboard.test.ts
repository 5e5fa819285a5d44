import { expect, test } from 'vitest'
import { waiting } from '../../../test/support/waiting-write.ts'
import type { Dashboard } from '../../contract/dashboard.ts'
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
  },
  latestFeedback: [],
}

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
  expect(overlayDashboard(server, [creation, creation, removal], () => [])).toEqual({
    ...server,
    exerciseCount: 39,
  })
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
  expect(overlayDashboard(server, [creation], () => [monday])).toMatchObject({
    sessionCount: 64,
    exerciseCount: 38,
    nextSession: { id: 'monday', participantCount: 0 },
  })
  const removal = waiting(trainingSessions.remove, { id: 'tuesday', version: 1 })
  expect(overlayDashboard(server, [removal], () => [])).toMatchObject({ sessionCount: 62, nextSession: null })
})
