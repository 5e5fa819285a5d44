import { expect, test } from 'vitest'
import { coachLoads } from './coach-loads.ts'
import { addMonths, clashesWith, isCalendarRange, weekOf, weeksOfMonth } from './session-calendar.ts'
import type { SessionDuration } from './training-session.ts'

test.each([
  ['one day', '2026-11-24', '2026-11-24', true],
  ['six weeks', '2026-11-30', '2027-01-10', true],
  ['six weeks in which the clocks change', '2026-10-05', '2026-11-15', true],
  ['a day more', '2026-11-30', '2027-01-11', false],
  ['the wrong way round', '2026-11-24', '2026-11-23', false],
])('A calendar of %s.', (_, from, to, isOne) => {
  expect(isCalendarRange({ from, to })).toBe(isOne)
})

const vaise = { id: 'vaise', name: 'Salle Vaise' }
const lea = { id: 'lea', name: 'Léa Martin' }
const marc = { id: 'marc', name: 'Marc Petit' }

interface Changes {
  id?: string
  at?: string
  duration?: SessionDuration
  place?: typeof vaise | null
  coaches?: (typeof lea)[]
}

function session({ id = 'tuesday', at = '18:00', duration = '1h', place = vaise, coaches = [lea] }: Changes) {
  return { id, startsAt: `2026-11-24T${at}:00.000Z`, duration, place, coaches }
}

test.each([
  ['At the same time, in one place and with one coach.', {}, { place: vaise, coaches: [lea] }],
  ['Half an hour before its end.', { at: '18:30' }, { place: vaise, coaches: [lea] }],
  [
    'Begun before, and still going on.',
    { at: '16:30', duration: '2h' as const },
    { place: vaise, coaches: [lea] },
  ],
  ['As it ends.', { at: '19:00' }, null],
  ['Until it begins.', { at: '17:00' }, null],
  ['Elsewhere, with the same coach.', { place: null }, { place: null, coaches: [lea] }],
  ['In one place, with somebody else.', { coaches: [marc] }, { place: vaise, coaches: [] }],
  ['Elsewhere, with somebody else.', { place: null, coaches: [marc] }, null],
])('%s', (_, changes, clash) => {
  const other = session({ id: 'other', ...changes })
  expect(clashesWith(session({}), [other])).toEqual(clash ? [{ session: other, ...clash }] : [])
})

test('A session does not meet itself, and where nothing is known of place and coaches nothing is said.', () => {
  const tuesday = session({})
  const { startsAt, duration } = tuesday
  expect(clashesWith(tuesday, [tuesday, { id: 'bare', startsAt, duration }])).toEqual([])
  expect(clashesWith({ id: 'new', startsAt, duration, place: null, coaches: [] }, [tuesday])).toEqual([])
})

test.each([
  ['2026-11-24', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
  // The clocks change on the Sunday.
  ['2027-03-24', '2027-03-22', '2027-03-28'],
])('The week of %s goes from %s to %s.', (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to })
})

test.each([
  ['December of 2026', '2026-12-08', '2026-11-30', '2027-01-03'],
  ['a February of four weeks', '2027-02-14', '2027-02-01', '2027-02-28'],
  ['a month that touches six weeks', '2026-08-15', '2026-07-27', '2026-09-06'],
])('%s has whole weeks.', (_, day, from, to) => {
  expect(weeksOfMonth(day)).toEqual({ from, to })
})

test('No month touches more weeks than a calendar has.', () => {
  for (let month = 0; month < 48; month += 1) {
    expect(isCalendarRange(weeksOfMonth(addMonths('2025-09-01', month)))).toBe(true)
  }
})

test.each([
  ['2026-11-24', 1, '2026-12-24'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
])('From %s by %i months: %s.', (day, months, to) => {
  expect(addMonths(day, months)).toBe(to)
})

test('Each coach has their sessions and hours, and what nobody coaches is counted.', () => {
  const sessions = [
    session({ coaches: [lea, marc], duration: '2h' }),
    session({ coaches: [lea], duration: '1h30' }),
    session({ coaches: [] }),
  ]
  expect(coachLoads(sessions)).toEqual({
    loads: [
      { coach: lea, sessions: 2, minutes: 210 },
      { coach: marc, sessions: 1, minutes: 120 },
    ],
    without: 1,
  })
  expect(coachLoads([{ duration: '1h' }])).toEqual({ loads: [], without: 0 })
})
