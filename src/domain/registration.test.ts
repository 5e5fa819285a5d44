import { expect, test } from 'vitest'
import { birthYearFlaw, type Registration, whyNotRegister } from './registration.ts'

const none: Registration = { licence: null, birthYear: null }
const ines: Registration = { licence: '3412345', birthYear: 2012 }

test('What was on the screen may be replaced, and the same twice is no conflict.', () => {
  expect(whyNotRegister({ isMember: true, wanted: ines, was: none, current: none })).toBeNull()
  expect(whyNotRegister({ isMember: true, wanted: ines, was: none, current: ines })).toBeNull()
  const current = { ...ines, birthYear: 2011 }
  expect(whyNotRegister({ isMember: true, wanted: ines, was: none, current })).toBe('changed-meanwhile')
})

test('Without a club there is a year of birth, and no licence.', () => {
  const year = { licence: null, birthYear: 2012 }
  expect(whyNotRegister({ isMember: false, wanted: year, was: none, current: none })).toBeNull()
  expect(whyNotRegister({ isMember: false, wanted: ines, was: none, current: none })).toBe('no-club')
})

test.each([
  [null, null],
  [2012, null],
  [2023, null],
  [1916, null],
  [2024, 'Une année entre 1916 et 2023'],
  [1915, 'Une année entre 1916 et 2023'],
])('%s as a year of birth: %s', (year, flaw) => {
  expect(birthYearFlaw(year, '2026-11-24')).toBe(flaw)
})
