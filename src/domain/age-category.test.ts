import { expect, test } from 'vitest'
import { ageCategory, plausibleBirthYears } from './age-category.ts'

/** Seasons and years written out by hand, from the federation's tables. */
const seasons: Record<string, readonly (readonly [from: number, to: number, category: string])[]> = {
  '2025-2026': [
    [2017, 2022, 'Poussin'],
    [2016, 2016, 'Benjamin 1'],
    [2015, 2015, 'Benjamin 2'],
    [2014, 2014, 'Minime 1'],
    [2013, 2013, 'Minime 2'],
    [2012, 2012, 'Cadet 1'],
    [2011, 2011, 'Cadet 2'],
    [2010, 2010, 'Junior 1'],
    [2009, 2009, 'Junior 2'],
    [2008, 2008, 'Junior 3'],
    [2007, 2007, 'Junior 4'],
    [1986, 2006, 'Senior'],
    [1976, 1985, 'Vétéran 1'],
    [1966, 1975, 'Vétéran 2'],
    [1956, 1965, 'Vétéran 3'],
    [1946, 1955, 'Vétéran 4'],
    [1916, 1945, 'Vétéran 5'],
  ],
  '2026-2027': [
    [2018, 2023, 'Poussin'],
    [2017, 2017, 'Benjamin 1'],
    [2016, 2016, 'Benjamin 2'],
    [2015, 2015, 'Minime 1'],
    [2014, 2014, 'Minime 2'],
    [2013, 2013, 'Cadet 1'],
    [2012, 2012, 'Cadet 2'],
    [2011, 2011, 'Junior 1'],
    [2010, 2010, 'Junior 2'],
    [2009, 2009, 'Junior 3'],
    [2008, 2008, 'Junior 4'],
    [1987, 2007, 'Senior'],
    [1977, 1986, 'Vétéran 1'],
    [1967, 1976, 'Vétéran 2'],
    [1957, 1966, 'Vétéran 3'],
    [1947, 1956, 'Vétéran 4'],
    [1916, 1946, 'Vétéran 5'],
  ],
}

for (const [season, years] of Object.entries(seasons)) {
  const [first, second] = season.split('-')
  // The season's first day, both sides of New Year, and its last day.
  const days = [`${first}-07-01`, `${first}-12-31`, `${second}-01-01`, `${second}-06-30`]
  test.each(years)(`In ${season} whoever was born from %i to %i is a %s.`, (from, to, category) => {
    for (const day of days) {
      for (let year = from; year <= to; year++) expect(ageCategory(year, day)).toBe(category)
    }
  })
}

test('On 1 July everybody is a season older.', () => {
  expect(ageCategory(2012, '2026-06-30')).toBe('Cadet 1')
  expect(ageCategory(2012, '2026-07-01')).toBe('Cadet 2')
})

test('Who plays is at least three, and no older than 110.', () => {
  expect(plausibleBirthYears('2026-11-24')).toEqual({ from: 1916, to: 2023 })
  expect(plausibleBirthYears('2005-01-01').from).toBe(1900)
})
