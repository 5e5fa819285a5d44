import { expect, test } from 'vitest'
import { dayIn, monthWords, weekWords } from './calendar-words.ts'
import { hoursWords } from './hours-words.ts'

test.each([
  ['2026-11-23', '2026-11-29', '23 – 29 novembre 2026'],
  ['2026-11-30', '2026-12-06', '30 novembre – 6 décembre 2026'],
  ['2026-12-28', '2027-01-03', '28 décembre 2026 – 3 janvier 2027'],
  ['2027-02-01', '2027-02-07', '1er – 7 février 2027'],
  ['2027-01-26', '2027-02-01', '26 janvier – 1er février 2027'],
])('The week from %s to %s is %s.', (from, to, words) => {
  expect(weekWords({ from, to })).toBe(words)
})

test('A month has its year.', () => {
  expect(monthWords('2026-12-08')).toBe('Décembre 2026')
})

test.each([
  [45, '45\u00A0min'],
  [60, '1h'],
  [210, '3h30'],
  [605, '10h05'],
])('%i minutes are %s.', (minutes, words) => {
  expect(hoursWords(minutes)).toBe(words)
})

test.each([undefined, '', 'demain', '2026-02-30', '2026-13-01', '1999-01-01', '2026-1-1'])(
  'An address with the day %s shows today.',
  (address) => {
    expect(dayIn(address, '2026-11-24')).toBe('2026-11-24')
  },
)

test('An address with a day shows it.', () => {
  expect(dayIn('2028-02-29', '2026-11-24')).toBe('2028-02-29')
})
