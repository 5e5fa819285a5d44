import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FillItem, longestFill, supplyOf } from './planner-fill.ts'

const fillings = fc.array(
  fc.record({ drill: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minutes: fc.constantFrom(5, 10, 15, 20, 30) }),
  { maxLength: 8 },
)

test('it comes as far as the best of all selections with one exercise of each drill', () => {
  fc.assert(
    fc.property(
      fillings,
      fc.nat(24),
      fc.option(fc.constantFrom('a', 'b', 'f')),
      (available, steps, taken) => {
        const room = 5 * steps
        const sums = selections(available.filter(({ drill }) => drill !== taken))
        const best = Math.max(...sums.filter((minutes) => minutes <= room))
        expect(longestFill(supplyOf(available), room, taken ?? undefined)).toBe(best)
      },
    ),
  )
})

test('two hours are filled to the minute from many five minutes, and no room needs nothing', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ drill: `${n}`, minutes: n % 2 === 0 ? 5 : 30 }))
  expect(longestFill(supplyOf(many), 120)).toBe(120)
  expect(longestFill(supplyOf(many), 0)).toBe(0)
  expect(longestFill(supplyOf(many), -10)).toBe(0)
})

function selections(available: readonly FillItem[]): number[] {
  const [first, ...rest] = available
  if (!first) return [0]
  const without = selections(rest)
  const others = selections(rest.filter(({ drill }) => drill !== first.drill))
  return [...without, ...others.map((minutes) => minutes + first.minutes)]
}
