import { expect, test } from 'vitest'
import { type HallEvent, inOrder, noteInstant } from './hall-event.ts'

const now = Date.parse('2026-11-24T18:00:00Z')
const end = (id: string, ms: number): HallEvent => ({
  id,
  by: null,
  type: 'end',
  at: new Date(now + ms).toISOString(),
})

test('What is noted comes after what is known, though a slow answer has set the clock back since.', () => {
  expect(noteInstant([], now)).toBe(now)
  expect(noteInstant([end('b', -1)], now)).toBe(now)
  const known = end('b', 300)
  const at = noteInstant([end('c', -5), known], now)
  expect(inOrder([end('a', at - now), known]).map(({ id }) => id)).toEqual(['b', 'a'])
})

test('A clock that was far ahead takes nothing along.', () => {
  expect(noteInstant([end('b', 3_600_000)], now)).toBe(now)
})
