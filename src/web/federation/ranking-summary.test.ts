import { expect, test } from 'vitest'
import { rankingChange, rankingSummary, shortDay, writtenDay } from './ranking-summary.ts'

const today = '2026-11-24'
const rankings = (...entries: readonly (readonly [string, number])[]) =>
  entries.map(([date, points]) => ({ date, points }))

test.each([
  [rankings(['2026-09-01', 812], ['2026-11-24', 905]), '812 points en septembre, 905 aujourd’hui'],
  [rankings(['2025-12-01', 528], ['2026-11-01', 612]), '528 points en décembre 2025, 612 en novembre'],
  [rankings(['2026-11-01', 528], ['2026-11-20', 612]), '528 points le 1er novembre, 612 le 20 novembre'],
])('The curve is said in words: %#', (entries, sentence) => {
  expect(rankingSummary(entries, today)).toBe(sentence)
})

test('So is what it comes to.', () => {
  expect(rankingChange(rankings(['2026-09-01', 812], ['2026-11-24', 905]))).toBe('+\u00A093')
  expect(rankingChange(rankings(['2026-09-01', 812], ['2026-11-24', 800]))).toBe('−\u00A012')
  expect(rankingChange(rankings(['2026-09-01', 812], ['2026-11-24', 812]))).toBeNull()
  expect(shortDay('2026-11-01')).toBe('1er nov. 2026')
  expect(writtenDay('2026-11-01')).toBe('1er novembre 2026')
})
