import { expect, test } from 'vitest'
import { slotWords } from './group-words.ts'

const written = (slot: Parameters<typeof slotWords>[0]) => slotWords(slot)?.replaceAll('\u00A0', ' ')

test('A slot is said as far as it is known', () => {
  expect(written({ weekday: 2, time: '18:30', duration: '1h30' })).toBe('Mardi 18 h 30 · 1 h 30')
  expect(written({ weekday: 6, time: '09:00', duration: null })).toBe('Samedi 9 h')
  expect(written({ weekday: 7, time: null, duration: '2h' })).toBe('Dimanche · 2 h')
  expect(written({ weekday: null, time: '20:05', duration: null })).toBe('20 h 05')
  expect(slotWords({ weekday: null, time: null, duration: null })).toBeNull()
})
