import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test.each([
  ['612', 612],
  [' 1 345 ', 1345],
  ['', null],
  ['12e3', 0],
  ['-4', 0],
])('« %s » is %s.', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})
