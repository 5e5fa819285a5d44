import { expect, test } from 'vitest'
import { analysesSearch } from './analyses-search.ts'

const [ines, hugo] = ['0199f0a0-0000-7000-8000-000000000001', '0199f0a0-0000-7000-8000-000000000002']

test('The address says whose figures; what is no id is as if it were not there.', () => {
  expect(analysesSearch({ players: `${ines},${hugo}` }).players).toBe(`${ines},${hugo}`)
  expect(analysesSearch({ players: `x,${hugo},` }).players).toBe(hugo)
  expect(analysesSearch({ players: 'x' }).players).toBeUndefined()
  expect(analysesSearch({ players: 7 }).players).toBeUndefined()
})

test('The address says which days; one that no calendar has is as if it were not there.', () => {
  const daysIn = (from: unknown) => analysesSearch({ from }).from
  expect(['2026-02-28', '2028-02-29'].map(daysIn)).toEqual(['2026-02-28', '2028-02-29'])
  expect(['2026-02-31', '2027-02-29', '2026-13-01', '2026-2-1', 'hier', 7].map(daysIn)).toEqual(
    Array(6).fill(undefined),
  )
})
