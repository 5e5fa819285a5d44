import { expect, test } from 'vitest'
import { caseWeight, spreadOf } from './case-count.ts'

test('Below 8 cases nothing is said, below 20 the mark is hollow', () => {
  expect([0, 7, 8, 19, 20].map(caseWeight)).toEqual(['too-few', 'too-few', 'few', 'few', 'enough'])
})

/*
 * 8 values in order: 10 20 30 40 60 80 100 200. Places from 0 to 7:
 *   first quartile at 1.75: 20 + 0.75 × (30 − 20) = 27.5 → 28
 *   median at 3.5: 40 + 0.5 × (60 − 40) = 50
 *   third quartile at 5.25: 80 + 0.25 × (100 − 80) = 85
 */
test('The quartiles lie between their neighbours, whatever the order', () => {
  expect(spreadOf([200, 10, 100, 20, 80, 30, 60, 40])).toEqual({ first: 28, median: 50, third: 85 })
  expect(spreadOf([0, 0, 0, 0, 0, 0, 0, 0, 90])).toEqual({ first: 0, median: 0, third: 0 })
})

test('Of seven cases there is none', () => {
  expect(spreadOf([10, 20, 30, 40, 50, 60, 70])).toBeNull()
})
