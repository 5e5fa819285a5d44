import { expect, test } from 'vitest'
import { withFirst } from './first-of-month.ts'

test.each([
  ['1 décembre 2026', '1er décembre 2026'],
  ['mardi 1 décembre 2026', 'mardi 1er décembre 2026'],
  ['1 décembre 2026 à 11:01', '1er décembre 2026 à 11:01'],
  ['21 décembre 2026', '21 décembre 2026'],
  ['11 décembre 2021', '11 décembre 2021'],
])('%s is written %s.', (date, written) => {
  expect(withFirst(date)).toBe(written)
})
