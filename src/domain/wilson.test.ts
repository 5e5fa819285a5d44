import { describe, expect, test } from 'vitest'
import { differenceInterval, wilsonInterval } from './wilson.ts'

const rounded = (successes: number, cases: number) => {
  const { low, high } = wilsonInterval(successes, cases)
  return [low, high].map((share) => Number(share.toFixed(3)))
}

/*
 * By hand, with z = 1.96 and so z² = 3.8416, for 8 of 10:
 *   centre = (0.8 + 3.8416/20) / (1 + 3.8416/10) = 0.99208 / 1.38416 = 0.71674
 *   margin = 1.96 × √(0.8 × 0.2/10 + 3.8416/400) / 1.38416 = 1.96 × √0.025604 / 1.38416 = 0.22658
 *   from 0.490 to 0.943
 * for 0 of 10: centre = 0.19208 / 1.38416 = 0.13877, margin = 1.96 × √0.009604 / 1.38416 = 0.13877: from 0 to 0.278
 * for 50 of 100: centre = 0.5, margin = 1.96 × √(0.0025 + 0.00009604) / 1.038416 = 0.09617: from 0.404 to 0.596
 */
describe('Wilson’s interval of', () => {
  test.each([
    [8, 10, 0.49, 0.943],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [50, 100, 0.404, 0.596],
    [1, 1, 0.207, 1],
  ])('%i of %i is from %f to %f', (successes, cases, low, high) => {
    expect(rounded(successes, cases)).toEqual([low, high])
  })
})

test('The more cases, the narrower', () => {
  const widths = [10, 100, 1000].map((cases) => {
    const { low, high } = wilsonInterval(cases / 2, cases)
    return high - low
  })
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
})

/*
 * Newcombe’s own example (Statistics in Medicine 17, 1998, method 10): 56 of 70 against 48 of 80, a difference of 0.2. Wilson’s
 * intervals are 0.6920 to 0.8772 and 0.4904 to 0.7005:
 *   low  = 0.2 - √((0.8 - 0.6920)² + (0.7005 - 0.6)²) = 0.2 - √(0.01167 + 0.01010) = 0.0524
 *   high = 0.2 + √((0.8772 - 0.8)² + (0.6 - 0.4904)²) = 0.2 + √(0.00596 + 0.01202) = 0.3340
 */
test('The difference of two shares has Newcombe’s interval', () => {
  const { low, high } = differenceInterval([56, 70], [48, 80])
  expect(low).toBeCloseTo(0.0524, 3)
  expect(high).toBeCloseTo(0.334, 3)
})

test('All against none stay within their bounds', () => {
  const { low, high } = differenceInterval([5, 5], [0, 3])
  expect(low).toBeGreaterThan(0)
  expect(high).toBeCloseTo(1, 6)
})
