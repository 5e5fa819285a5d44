import { expect, test } from 'vitest'
import { parseTime } from './time-field.tsx'

test.each([
  ['18h', '18:00'],
  ['18 h 30', '18:30'],
  ['18H30', '18:30'],
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['00:00', '00:00'],
])('« %s » is read as %s', (typed, expected) => {
  expect(parseTime(typed)).toBe(expected)
})

test.each(['', '24h', '18:60', '18:3', 'midi', '12345', 'h30'])('« %s » is no time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})
