import { expect, test } from 'vitest'
import {
  type CategoryMinutes,
  categoryShares,
  minutesByMonth,
  neglectedCategory,
} from './analyses-minutes.ts'
import type { Category } from './category.ts'

const played = (category: Category, minutes: number, month = '2026-11'): CategoryMinutes => ({
  month,
  category,
  minutes,
})

test('Shares are of all minutes, beside an even target.', () => {
  // 90 + 30 = 120 of 300; 100, 50 and 30 of 300.
  const shares = categoryShares([
    played('service', 90),
    played('service', 30, '2026-10'),
    played('initiative', 100),
    played('counter', 50),
    played('defense', 30),
  ])
  expect(shares).toEqual([
    { category: 'service', minutes: 120, share: 40, target: 25 },
    { category: 'initiative', minutes: 100, share: 33, target: 25 },
    { category: 'counter', minutes: 50, share: 17, target: 25 },
    { category: 'defense', minutes: 30, share: 10, target: 25 },
  ])
  expect(neglectedCategory(shares)?.category).toBe('defense')
})

test('A category is neglected at 60 % of its target, not above: 15 of 25 %.', () => {
  const withDefense = (defense: number) =>
    neglectedCategory(
      categoryShares([
        played('service', 100 - 50 - defense),
        played('initiative', 25),
        played('counter', 25),
        played('defense', defense),
      ]),
    )
  expect(withDefense(15)?.category).toBe('defense')
  expect(withDefense(16)).toBeNull()
})

test('Where nothing was played nothing is said.', () => {
  const shares = categoryShares([])
  expect(shares.map(({ share }) => share)).toEqual([0, 0, 0, 0])
  expect(neglectedCategory(shares)).toBeNull()
})

test('Months come in order, each with its four categories.', () => {
  expect(
    minutesByMonth([
      played('counter', 20),
      played('service', 15, '2026-10'),
      played('service', 5, '2026-10'),
    ]),
  ).toEqual([
    { month: '2026-10', minutes: { service: 20, initiative: 0, counter: 0, defense: 0 } },
    { month: '2026-11', minutes: { service: 0, initiative: 0, counter: 20, defense: 0 } },
  ])
})
