import { expect, test } from 'vitest'
import { isNear, maxAhead, sessionsAhead } from './hall-ahead.ts'

const now = new Date('2026-11-23T17:00:00Z')

function planned(id: string, startsAt: string, changes: object = {}) {
  return { id, startsAt, duration: '1h30' as const, coaches: [{ id: 'lea' }], ...changes }
}
const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id)

test('A coach’s own sessions come first, soonest first; what is over or cancelled is not kept.', () => {
  const sessions = [
    planned('cancelled', '2026-11-24T17:00:00Z', { cancelledAt: '2026-11-20T08:00:00Z' }),
    planned('closed by mistake', '2026-11-23T15:30:00Z', { endsAt: '2026-11-23T16:10:00Z' }),
    planned('over', '2026-11-23T14:00:00Z'),
    planned('Marc’s', '2026-11-23T18:00:00Z', { coaches: [{ id: 'marc' }] }),
    planned('nobody’s', '2026-11-25T18:00:00Z', { coaches: undefined }),
    planned('thursday', '2026-11-26T17:00:00Z'),
    planned('running', '2026-11-23T16:00:00Z'),
  ]
  expect(ids(sessionsAhead(sessions, 'lea', now))).toEqual([
    'closed by mistake',
    'running',
    'thursday',
    'Marc’s',
    'nobody’s',
  ])
})

test('It is bounded: the soonest are kept.', () => {
  const sessions = Array.from({ length: 30 }, (_, day) =>
    planned(String(day), new Date(now.getTime() + day * 3_600_000).toISOString()),
  )
  expect(ids(sessionsAhead(sessions.toReversed(), 'lea', now))).toEqual(ids(sessions.slice(0, maxAhead)))
})

test('A session is near from a day before it on.', () => {
  expect(isNear({ startsAt: '2026-11-24T17:00:00Z' }, now)).toBe(true)
  expect(isNear({ startsAt: '2026-11-24T17:01:00Z' }, now)).toBe(false)
  expect(isNear({ startsAt: '2026-11-23T16:00:00Z' }, now)).toBe(true)
})
