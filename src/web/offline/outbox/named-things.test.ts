import { afterEach, expect, test } from 'vitest'
import { waiting } from '../../../../test/support/waiting-write.ts'
import * as exerciseRequests from '../../../contract/exercise-requests.ts'
import * as exercises from '../../../contract/exercises.ts'
import * as trainingSessions from '../../../contract/training-sessions.ts'
import { queryClient } from '../../app/query-client.ts'
import { namedThings } from './named-things.ts'
import { changeOutbox } from './outbox-state.ts'

const zoe = { id: 'zoe', name: 'Zoé Perrin', presence: null }
const tuesday = { id: 'tuesday', title: 'Services courts', date: '2026-11-24', time: '18:00' }
const listed = {
  sessions: [{ ...tuesday, players: [zoe], feedback: { zoe: { playerId: 'zoe', comment: 'Trop long' } } }],
  total: 1,
}

afterEach(() => {
  queryClient.clear()
  changeOutbox({ writes: [] })
})

function readSessions(updatedAt: number, sessions: object) {
  queryClient.setQueryData(['training-sessions', 'list', 'upcoming', updatedAt], sessions, { updatedAt })
}

test('Of a mark the session and the player are known, and nobody else of that session.', () => {
  readSessions(1, listed)
  const mark = { id: 'tuesday', playerId: 'zoe', presence: 'present', was: null } as const
  expect(namedThings(waiting(trainingSessions.markPresence, mark))).toEqual([tuesday, zoe])
})

test('Of whoever turned up the club’s list knows the name, and nothing else of it is kept.', () => {
  readSessions(1, listed)
  const tom = { id: 'tom', firstName: 'Tom', lastName: 'Girard', email: 'tom@exemple.fr' }
  queryClient.setQueryData(['club'], { players: [tom], coaches: [] })
  const arrival = waiting(trainingSessions.addArrival, { id: 'tuesday', playerId: 'tom' })
  expect(namedThings(arrival)).toEqual([tuesday, { id: 'tom', name: 'Tom Girard' }])
})

test('What was read last counts; what this device has not read is null.', () => {
  readSessions(2, { sessions: [{ ...tuesday, title: 'Services longs' }] })
  readSessions(1, listed)
  const mark = { id: 'tuesday', playerId: 'hugo', presence: 'present', was: null } as const
  expect(namedThings(waiting(trainingSessions.markPresence, mark))).toEqual([
    { ...tuesday, title: 'Services longs' },
    null,
  ])
})

test('A session that was deleted a moment ago is known when it is brought back.', () => {
  readSessions(1, listed)
  namedThings(waiting(trainingSessions.remove, { id: 'tuesday', version: 1 }))
  queryClient.clear()
  expect(namedThings(waiting(trainingSessions.restore, { id: 'tuesday' }))).toEqual([tuesday])
})

test('What was made here and waits is known; what is only decided on names nothing.', () => {
  const loop = { technique: 'Revers', effect: 'Lifté', difficulty: 'débutant', duration: '15 min' } as const
  const made = waiting(exercises.create, { ...loop, id: 'loop', type: 'service', description: '' })
  const decided = waiting(exerciseRequests.approve, { id: 'request', version: 1 })
  changeOutbox({ writes: [made, decided] })
  expect(namedThings(waiting(exercises.remove, { id: 'loop', version: 1 }))).toMatchObject([loop])
  expect(namedThings(waiting(exerciseRequests.archive, { id: 'request', version: 2 }))).toEqual([null])
})

test('A write whose address names nothing has nothing to know.', () => {
  const { input, ...creation } = waiting(exercises.remove, { id: 'loop', version: 1 })
  expect(namedThings({ ...creation, path: '/api/exercises', input })).toEqual([])
})
