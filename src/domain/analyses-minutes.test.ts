import { expect, test } from 'vitest'
import {
  type CategoryMinutes,
  categoryShares,
  minutesByMonth,
  neglectedCategory,
} from './analyses-minutes.ts'
import type { Category } from './category.ts'
import { evenTarget } from './category-target.ts'

const played = (category: Category, minutes: number, month = '2026-11'): CategoryMinutes => ({
  month,
  category,
  minutes,
})

test('Shares are of all minutes, beside an even target.', () => {
  // 90 + 30 = 120 of 300; 100, 50 and 30 of 300.
  const shares = categoryShares(
    [
      played('service', 90),
      played('service', 30, '2026-10'),
      played('initiative', 100),
      played('counter', 50),
      played('defense', 30),
    ],
    evenTarget,
  )
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
      categoryShares(
        [
          played('service', 100 - 50 - defense),
          played('initiative', 25),
          played('counter', 25),
          played('defense', defense),
        ],
        evenTarget,
      ),
    )
  expect(withDefense(15)?.category).toBe('defense')
  expect(withDefense(16)).toBeNull()
})

test('The club’s own target is what counts: 12 of 20 % is neglected where 15 of 15 % is not.', () => {
  const minutes = [
    played('service', 15),
    played('initiative', 38),
    played('counter', 35),
    played('defense', 12),
  ]
  const shares = categoryShares(minutes, { service: 15, initiative: 35, counter: 30, defense: 20 })
  expect(shares.map(({ target }) => target)).toEqual([15, 35, 30, 20])
  expect(neglectedCategory(shares)).toMatchObject({ category: 'defense', share: 12, target: 20 })
  // With a quarter each it would have been the services’ turn only after the defense’s.
  const lessDefense = { service: 35, initiative: 35, counter: 15, defense: 15 }
  expect(neglectedCategory(categoryShares(minutes, lessDefense))?.category).toBe('service')
})

test('A category that the club leaves out is never neglected.', () => {
  const target = { service: 0, initiative: 40, counter: 40, defense: 20 }
  const minutes = [played('initiative', 40), played('counter', 40), played('defense', 20)]
  expect(neglectedCategory(categoryShares(minutes, target))).toBeNull()
})

test('Where nothing was played nothing is said.', () => {
  const shares = categoryShares([], evenTarget)
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
