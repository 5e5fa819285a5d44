import { describe, expect, test } from 'vitest'
import {
  clockChange,
  clubDay,
  clubInstant,
  clubTime,
  fromNow,
  sessionTime,
  longDay,
  longInstant,
  writtenDate,
} from './club-time.ts'

const paris = 'Europe/Paris'
const now = new Date('2026-11-24T16:18:00Z')

test('The day and the time are the club’s, whatever the browser’s zone.', () => {
  const lateInParis = new Date('2026-11-24T23:30:00Z')
  expect(clubDay(lateInParis, paris)).toBe('2026-11-25')
  expect(clubDay(lateInParis, 'America/Martinique')).toBe('2026-11-24')
  expect(clubTime(lateInParis, paris)).toBe('00:30')
})

test('A day is written in French, the first of a month as an ordinal, another year in full.', () => {
  expect(longDay('2026-11-24', '2026-11-24')).toBe('mardi 24 novembre')
  expect(longDay('2026-12-01', '2026-11-24')).toBe('mardi 1er décembre')
  expect(longDay('2026-11-21', '2026-11-24')).toBe('samedi 21 novembre')
  expect(longDay('2027-01-05', '2026-11-24')).toBe('mardi 5 janvier 2027')
})

test('An instant is written with its day and its time.', () => {
  expect(longInstant('2026-11-17T18:40:00.000Z', paris, now)).toBe('mardi 17 novembre à 19:40')
})

test('A date that is told has its year and no weekday.', () => {
  expect(writtenDate('2026-10-03T10:00:00.000Z', paris)).toBe('3 octobre 2026')
  expect(writtenDate('2026-09-30T22:30:00.000Z', paris)).toBe('1er octobre 2026')
  expect(writtenDate('2026-09-30T22:30:00.000Z', 'America/Martinique')).toBe('30 septembre 2026')
})

describe('How far away', () => {
  test.each([
    ['2026-11-24T17:00:00Z', 'dans 42 minutes'],
    ['2026-11-24T16:18:20Z', 'dans 1 minute'],
    ['2026-11-24T16:18:00Z', 'maintenant'],
    ['2026-11-24T18:00:00Z', 'dans 1 heure'],
    ['2026-11-24T20:18:00Z', 'dans 4 heures'],
    ['2026-11-25T06:00:00Z', 'demain'],
    ['2026-11-26T17:00:00Z', 'après-demain'],
    ['2026-11-30T17:00:00Z', 'dans 6 jours'],
  ])('%s is said « %s ».', (instant, words) => {
    expect(fromNow(instant, now, paris)).toBe(words)
  })

  test('What is near is said in minutes even across midnight.', () => {
    expect(fromNow('2026-11-24T23:20:00Z', new Date('2026-11-24T22:50:00Z'), paris)).toBe('dans 30 minutes')
  })
})

test.each([
  ['2026-07-01', '18:00', 'Europe/Paris', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01', '00:00', 'Europe/Paris', '2026-11-30T23:00:00.000Z'],
  ['2026-12-01', '18:00', 'Indian/Reunion', '2026-12-01T14:00:00.000Z'],
  ['2026-12-01', '20:00', 'America/Cayenne', '2026-12-01T23:00:00.000Z'],
  // Skipped by summer time.
  ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  // Both an hour after summer time and an hour before: the later one, as PostgreSQL has it.
  ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T01:30:00.000Z'],
])('%s at %s in %s is one instant.', (day, time, zone, instant) => {
  expect(clubInstant(day, time, zone).toISOString()).toBe(instant)
})

test.each([
  ['2026-03-29', '01:59', 'Europe/Paris', null],
  ['2026-03-29', '02:00', 'Europe/Paris', 'skipped'],
  ['2026-03-29', '02:30', 'Europe/Paris', 'skipped'],
  ['2026-03-29', '03:00', 'Europe/Paris', null],
  ['2026-10-25', '01:59', 'Europe/Paris', null],
  ['2026-10-25', '02:00', 'Europe/Paris', 'repeated'],
  ['2026-10-25', '02:59', 'Europe/Paris', 'repeated'],
  ['2026-10-25', '03:00', 'Europe/Paris', null],
  ['2026-10-25', '18:00', 'Europe/Paris', null],
  ['2026-03-29', '02:30', 'Indian/Reunion', null],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', 'repeated'],
  // At midnight.
  ['2026-03-29', '00:30', 'Asia/Beirut', 'skipped'],
] as const)('On %s %s in %s is %s.', (day, time, zone, change) => {
  expect(clockChange(day, time, zone)).toBe(change)
})

test('A session’s time says which one it is, where it comes twice.', () => {
  expect(sessionTime({ time: '02:30', startsAt: '2026-10-25T01:30:00.000Z' }, paris)).toBe(
    '02:30 (heure d’hiver)',
  )
  expect(sessionTime({ time: '02:30', startsAt: '2026-10-26T01:30:00.000Z' }, paris)).toBe('02:30')
  expect(sessionTime({ time: '18:00', startsAt: '2026-10-25T17:00:00.000Z' }, paris)).toBe('18:00')
})
