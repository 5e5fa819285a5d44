import type { DateRange } from './days.ts'
import { addDays } from './days.ts'

/** Mainland France; Corsica and overseas have calendars of their own, which a club notes as closures. */
export const schoolZones = ['A', 'B', 'C'] as const
export type SchoolZone = (typeof schoolZones)[number]

/** Académies of each zone, to be recognised by. */
export const academies: Readonly<Record<SchoolZone, string>> = {
  A: 'Besançon, Bordeaux, Clermont-Ferrand, Dijon, Grenoble, Limoges, Lyon, Poitiers',
  B: 'Aix-Marseille, Amiens, Lille, Nancy-Metz, Nantes, Nice, Normandie, Orléans-Tours, Reims, Rennes, Strasbourg',
  C: 'Créteil, Montpellier, Paris, Toulouse, Versailles',
}

interface Holidays {
  readonly name: string
  readonly days: (zone: SchoolZone) => DateRange
}

const inAll = (name: string, from: string, to: string): Holidays => ({ name, days: () => ({ from, to }) })
const byZone = (name: string, days: Readonly<Record<SchoolZone, readonly [string, string]>>): Holidays => ({
  name,
  days: (zone) => ({ from: days[zone][0], to: days[zone][1] }),
})

const [autumn, christmas, winter, spring, summer] = [
  'Vacances de la Toussaint',
  'Vacances de Noël',
  'Vacances d’hiver',
  'Vacances de printemps',
  'Vacances d’été',
] as const

/**
 * First and last free day. Arrêtés of 7 December 2022 (2025–2026) and of 22 October 2025 (2026–2027), which does not say when the
 * summer of 2027 ends: as every year, by the end of August.
 */
const holidays: readonly Holidays[] = [
  inAll(autumn, '2025-10-18', '2025-11-02'),
  inAll(christmas, '2025-12-20', '2026-01-04'),
  byZone(winter, {
    A: ['2026-02-07', '2026-02-22'],
    B: ['2026-02-14', '2026-03-01'],
    C: ['2026-02-21', '2026-03-08'],
  }),
  byZone(spring, {
    A: ['2026-04-04', '2026-04-19'],
    B: ['2026-04-11', '2026-04-26'],
    C: ['2026-04-18', '2026-05-03'],
  }),
  inAll(summer, '2026-07-04', '2026-08-31'),
  inAll(autumn, '2026-10-17', '2026-11-01'),
  inAll(christmas, '2026-12-19', '2027-01-03'),
  byZone(winter, {
    A: ['2027-02-13', '2027-02-28'],
    B: ['2027-02-20', '2027-03-07'],
    C: ['2027-02-06', '2027-02-21'],
  }),
  byZone(spring, {
    A: ['2027-04-10', '2027-04-25'],
    B: ['2027-04-17', '2027-05-02'],
    C: ['2027-04-03', '2027-04-18'],
  }),
  inAll(summer, '2027-07-03', '2027-08-31'),
]

/** The last day of which the table knows. */
export const holidaysPublishedUntil = '2027-08-31'

/** « Vacances de la Toussaint »; null on a day of lessons, and on one of which nothing was published. */
export function schoolHoliday(day: string, zone: SchoolZone): string | null {
  const found = holidays.find(({ days }) => {
    const { from, to } = days(zone)
    return from <= day && day <= to
  })
  return found?.name ?? null
}

/** The eleven of the Code du travail: « Lundi de Pâques »; null on any other day. */
export function publicHoliday(day: string): string | null {
  const fixed = fixedHolidays[day.slice(5)]
  if (fixed) return fixed
  const easter = easterSunday(Number(day.slice(0, 4)))
  return moving.find(({ after }) => addDays(easter, after) === day)?.name ?? null
}

const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'Jour de l’an',
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire de 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice de 1918',
  '12-25': 'Noël',
}

const moving = [
  { after: 1, name: 'Lundi de Pâques' },
  { after: 39, name: 'Ascension' },
  { after: 50, name: 'Lundi de Pentecôte' },
]

/** By the rule of Gauss, as Meeus and Jones wrote it down for the Gregorian calendar. */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
