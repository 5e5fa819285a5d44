import { expect, test } from 'vitest'
import { publicHoliday, schoolHoliday, schoolZones } from './school-holidays.ts'

test.each([
  ['2026-02-12', 'Vacances d’hiver', null, null],
  ['2026-02-15', 'Vacances d’hiver', 'Vacances d’hiver', null],
  ['2026-02-22', 'Vacances d’hiver', 'Vacances d’hiver', 'Vacances d’hiver'],
  ['2026-02-23', null, 'Vacances d’hiver', 'Vacances d’hiver'],
  ['2026-03-08', null, null, 'Vacances d’hiver'],
  ['2026-05-03', null, null, 'Vacances de printemps'],
  ['2027-02-06', null, null, 'Vacances d’hiver'],
  ['2027-05-02', null, 'Vacances de printemps', null],
])('On %s are on holiday: A %s, B %s, C %s.', (day, ...names) => {
  expect(schoolZones.map((zone) => schoolHoliday(day, zone))).toEqual(names)
})

test.each([
  ['2026-10-16', null],
  ['2026-10-17', 'Vacances de la Toussaint'],
  ['2026-11-01', 'Vacances de la Toussaint'],
  ['2026-11-02', null],
  ['2026-12-19', 'Vacances de Noël'],
  ['2027-01-03', 'Vacances de Noël'],
  ['2027-01-04', null],
  ['2027-07-03', 'Vacances d’été'],
  ['2027-09-01', null],
])('First and last free day are the same everywhere: on %s, %s.', (day, name) => {
  expect(schoolZones.map((zone) => schoolHoliday(day, zone))).toEqual([name, name, name])
})

test('The eleven public holidays of a year, Easter computed.', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01 Jour de l’an',
    '2026-04-06 Lundi de Pâques',
    '2026-05-01 Fête du Travail',
    '2026-05-08 Victoire de 1945',
    '2026-05-14 Ascension',
    '2026-05-25 Lundi de Pentecôte',
    '2026-07-14 Fête nationale',
    '2026-08-15 Assomption',
    '2026-11-01 Toussaint',
    '2026-11-11 Armistice de 1918',
    '2026-12-25 Noël',
  ])
})

test.each([
  [2025, '2025-04-21'],
  [2027, '2027-03-29'],
  [2028, '2028-04-17'],
  [2038, '2038-04-26'],
])('Easter Monday of %i is %s.', (year, day) => {
  expect(holidaysOf(year)).toContain(`${day} Lundi de Pâques`)
})

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const names = days.filter((day) => day.startsWith(String(year))).map((day) => [day, publicHoliday(day)])
  return names.filter(([, name]) => name).map((pair) => pair.join(' '))
}
