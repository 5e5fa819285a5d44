import { expect, test } from 'vitest'
import type { Presence } from '../../domain/attendance.ts'
import { attendanceWords, counted } from './attendance.ts'

function players(...presences: (Presence | null)[]) {
  return presences.map((presence, index) => ({ id: String(index), name: 'Inès Morel', presence }))
}

test('The roll is said once it was called, and only then.', () => {
  expect(attendanceWords(players('present', 'absent', 'present', 'excused'))).toBe('2 présents sur 4')
  expect(attendanceWords(players('present', 'absent'))).toBe('1 présent sur 2')
  expect(attendanceWords(players('absent'))).toBe('0 présent sur 1')
  expect(attendanceWords(players(null, null))).toBeNull()
  expect(attendanceWords([])).toBeNull()
})

test('French counts none and one alike.', () => {
  expect([0, 1, 2].map((count) => counted(count, 'retour'))).toEqual(['0 retour', '1 retour', '2 retours'])
})
