import { expect, test } from 'vitest'
import { cancelSession, reinstateSession, whyCancelled } from './session-cancellation.ts'
import { asksForFeedback, sessionPhase } from './training-session.ts'
import { coachLoads } from './coach-loads.ts'
import { clashesWith } from './session-calendar.ts'
import { whyNotCancel } from './session-correction.ts'

const startsAt = '2026-12-01T17:00:00.000Z'
const lea = { id: 'léa', name: 'Léa' }
const session = { id: 'a', version: 3, startsAt, duration: '1h', coaches: [lea], players: [] } as const
const now = new Date('2026-11-28T10:00:00.000Z')
const after = new Date('2026-12-02T10:00:00.000Z')

test('A cancelled session is neither to come, in progress nor over, and comes back as it was.', () => {
  const cancelled = cancelSession<typeof session & { cancelledAt?: string }>(session, now)
  expect(cancelled).toEqual({ ...session, cancelledAt: now.toISOString(), version: 4 })
  expect([now, new Date(startsAt), after].map((at) => sessionPhase(cancelled, at))).toEqual(
    Array(3).fill('cancelled'),
  )
  expect([whyCancelled(cancelled), whyCancelled({})]).toEqual(['session-cancelled', null])
  expect(cancelSession(cancelled, after)).toBe(cancelled)
  expect(reinstateSession(cancelled)).toEqual({ ...session, version: 5 })
  expect(reinstateSession(session)).toBe(session)
})

test('It asks for no feedback, meets no other session, and is nobody’s work.', () => {
  const cancelled = { ...session, cancelledAt: now.toISOString() }
  expect(asksForFeedback({ ...cancelled, players: [{ id: 'inès' }], feedback: {} }, 'inès', after)).toBe(
    false,
  )
  expect(clashesWith({ ...session, id: 'b' }, [session])).toHaveLength(1)
  expect(clashesWith({ ...session, id: 'b' }, [cancelled])).toEqual([])
  expect(clashesWith({ ...cancelled, id: 'b' }, [session])).toEqual([])
  expect(coachLoads([cancelled])).toEqual({ loads: [], without: 0 })
})

test('Where somebody was marked, or said what they thought, it took place.', () => {
  const present = { id: 'inès', presence: 'present' } as const
  expect(whyNotCancel({ players: [{ id: 'inès', presence: null }], feedback: {} })).toBe(null)
  expect(whyNotCancel({ players: [present], feedback: {} })).toBe('session-took-place')
  expect(whyNotCancel({ players: [], feedback: { inès: {} } })).toBe('session-took-place')
})
