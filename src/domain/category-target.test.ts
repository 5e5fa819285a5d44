import { expect, test } from 'vitest'
import { evenTarget, targetTotal } from './category-target.ts'

test('The even target is a quarter each, 100 together.', () => {
  expect(targetTotal(evenTarget)).toBe(100)
  expect(new Set(Object.values(evenTarget))).toEqual(new Set([25]))
})

test('What is missing to 100 shows in the total.', () => {
  expect(targetTotal({ service: 20, initiative: 30, counter: 25, defense: 20 })).toBe(95)
})
