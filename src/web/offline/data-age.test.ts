import { expect, test } from 'vitest'
import { dataOf } from './data-age.tsx'

const paris = 'Europe/Paris'
const now = new Date('2026-11-24T16:18:00Z')

test.each([
  ['2026-11-24T08:05:00Z', 'données de 9\u00a0h\u00a005'],
  ['2026-11-23T23:30:00Z', 'données de 0\u00a0h\u00a030'],
  ['2026-11-23T17:05:00Z', 'données d’hier, 18\u00a0h\u00a005'],
  ['2026-11-01T13:32:00Z', 'données du 1er novembre, 14\u00a0h\u00a032'],
  ['2025-12-03T13:32:00Z', 'données du 3 décembre 2025, 14\u00a0h\u00a032'],
])('%s is said « %s ».', (instant, words) => {
  expect(dataOf(new Date(instant), paris, now)).toBe(words)
})
