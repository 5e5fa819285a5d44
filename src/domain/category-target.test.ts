import { expect, test } from 'vitest'
import { evenTarget, isEvenTarget, targetTotal } from './category-target.ts'

test('The even target is a quarter each, 100 together.', () => {
  expect(targetTotal(evenTarget)).toBe(100)
  expect(isEvenTarget(evenTarget)).toBe(true)
})

test('One category with more than its quarter makes a target uneven.', () => {
  const target = { service: 20, initiative: 30, counter: 25, defense: 25 }
  expect(targetTotal(target)).toBe(100)
  expect(isEvenTarget(target)).toBe(false)
  expect(targetTotal({ ...target, defense: 20 })).toBe(95)
})
