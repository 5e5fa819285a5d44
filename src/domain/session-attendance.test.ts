import { expect, test } from 'vitest'
import { sessionAttendance } from './session-attendance.ts'

test('Before the roll nothing is counted, whatever players replied.', () => {
  expect(sessionAttendance({ players: [{ reply: 'not_coming' }, { reply: 'coming' }] })).toEqual({
    rolled: false,
    present: 0,
    absent: 0,
    excused: 0,
  })
})

test('On a roll, who said that they do not come is excused, and who has no mark is not counted.', () => {
  const players = [
    { presence: 'present' },
    { presence: 'absent', reply: 'coming' },
    { presence: 'excused' },
    { presence: null, reply: 'not_coming' },
    { presence: null, reply: null },
  ] as const
  expect(sessionAttendance({ players })).toEqual({ rolled: true, present: 1, absent: 1, excused: 2 })
})
