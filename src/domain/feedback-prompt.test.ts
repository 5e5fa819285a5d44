import { expect, test } from 'vitest'
import { asksForFeedbackAtOnce } from './feedback-prompt.ts'

const session = {
  startsAt: '2026-11-24T17:00:00.000Z',
  duration: '1h30',
  players: [{ id: 'ines', presence: 'present' }],
  feedback: {},
} as const

test('the screen asks first for what was over less than 24 hours ago, of whoever has not said it', () => {
  const asks = (at: string, of: { feedback?: Record<string, object> } = {}) =>
    asksForFeedbackAtOnce({ ...session, ...of }, 'ines', new Date(at))
  expect(asks('2026-11-24T18:59:00Z')).toBe(false)
  expect(asks('2026-11-24T19:00:00Z')).toBe(true)
  expect(asks('2026-11-25T18:59:00Z')).toBe(true)
  expect(asks('2026-11-25T19:00:00Z')).toBe(false)
  expect(asks('2026-11-24T19:00:00Z', { feedback: { ines: {} } })).toBe(false)
})
