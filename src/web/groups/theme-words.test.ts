import { expect, test } from 'vitest'
import { themeSubjects } from '../../domain/theme.ts'
import { monthName, monthsToChoose, subjectName } from './theme-words.ts'

test('A theme is named as the catalogue and the screens name it, its month in words.', () => {
  expect(subjectName('initiative-1')).toBe('Top Spin CD')
  expect(subjectName('defense')).toBe('Défense')
  expect(themeSubjects.map(subjectName)).not.toContain(undefined)
  expect(monthName('2026-12')).toBe('décembre 2026')
})

test('Twelve months can be chosen, over the end of the year; one that is over stays where it was chosen.', () => {
  const months = monthsToChoose('2026-11-28', '')
  expect(months).toHaveLength(12)
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(months.at(-1)).toBe('2027-10')
  expect(monthsToChoose('2026-11-28', '2026-10')).toEqual(['2026-10', ...months])
  expect(monthsToChoose('2026-11-28', '2027-01')).toEqual(months)
})
