import { describe, expect, test } from 'vitest'
import { seasons, startsOf } from './two-seasons.ts'
import {
  followChange,
  leavesWeek,
  maxSeriesDates,
  nextSameWeekday,
  unpublishedYear,
  usualLastDay,
  weeklyDates,
  whyClosed,
} from './session-series.ts'

const tournament = { id: 't', from: '2026-12-05', to: '2026-12-08', label: 'Tournoi du club' }
const inZoneA = { schoolZone: 'A', closures: [] } as const
const nowhere = { schoolZone: null, closures: [] }

describe('the dates of a series', () => {
  test.each(seasons)('are those of the table made by hand, from $from', (season) => {
    const dates = weeklyDates(season, inZoneA)
    const held = dates.filter(({ why }) => why === null).map(({ date }) => date)
    expect(held).toEqual(startsOf(season).map((start) => start.slice(0, 10)))
  })

  test('say why nobody trains: the club’s own closure before a public holiday, and that before the school’s', () => {
    const club = {
      ...inZoneA,
      closures: [tournament, { ...tournament, from: '2026-05-01', to: '2026-05-01' }],
    }
    expect(
      ['2026-12-04', '2026-12-05', '2026-12-08', '2026-12-09', '2026-05-01', '2026-12-25', '2026-12-22'].map(
        (day) => whyClosed(day, club),
      ),
    ).toEqual([
      null,
      'Tournoi du club',
      'Tournoi du club',
      null,
      'Tournoi du club',
      'Noël',
      'Vacances de Noël',
    ])
  })

  test('without a zone fall on the school holidays', () => {
    expect(whyClosed('2026-12-22', nowhere)).toBeNull()
  })

  test('are never more than a series may have', () => {
    expect(weeklyDates({ from: '2026-09-01', to: '2036-09-01' }, nowhere)).toHaveLength(maxSeriesDates)
    expect(weeklyDates({ from: '2026-09-02', to: '2026-09-01' }, nowhere)).toEqual([])
  })
})

test('A year whose holidays are not published is said, where holidays count.', () => {
  const known = weeklyDates({ from: '2027-03-02', to: '2027-08-31' }, inZoneA)
  const beyond = weeklyDates({ from: '2027-03-02', to: '2027-09-07' }, inZoneA)
  expect([unpublishedYear(known, inZoneA), unpublishedYear(beyond, inZoneA)]).toEqual([null, '2027-2028'])
  expect(unpublishedYear(beyond, nowhere)).toBeNull()
})

test('A series ends with the season; one that is planned in its last week goes on through the next.', () => {
  expect(usualLastDay('2026-11-24')).toBe('2027-06-30')
  expect(usualLastDay('2027-06-23')).toBe('2027-06-30')
  expect(usualLastDay('2027-06-24')).toBe('2028-06-30')
  expect(usualLastDay('2027-07-01')).toBe('2028-06-30')
})

test('After its last date a series goes on with the next same weekday.', () => {
  expect(nextSameWeekday('2026-11-24', '2027-06-29')).toBe('2027-07-06')
  // The last one had been moved to a Thursday, or to the Monday before.
  expect(nextSameWeekday('2026-11-24', '2027-07-01')).toBe('2027-07-06')
  expect(nextSameWeekday('2026-11-24', '2027-06-28')).toBe('2027-06-29')
})

describe('a date of a series, when another one changes', () => {
  const plan = {
    title: 'Les mardis',
    description: '',
    date: '2026-12-01',
    time: '18:00',
    duration: '1h',
    playerIds: ['inès', 'tom'],
    placeId: 'gymnase',
    groupId: null,
    coachIds: ['léa', 'marc'],
  }
  const next = { ...plan, date: '2026-12-08' }

  test('takes over only what was changed', () => {
    const after = { ...plan, time: '18:30', placeId: 'dojo', coachIds: ['zoé'] }
    expect(followChange(plan, after, { ...next, title: 'Finale' })).toEqual({
      ...next,
      title: 'Finale',
      time: '18:30',
      placeId: 'dojo',
      coachIds: ['zoé'],
    })
  })

  test('keeps what it has of its own', () => {
    const own = { ...next, time: '19:00', placeId: null, coachIds: ['zoé'], date: '2026-12-09' }
    const after = { ...plan, time: '18:30', placeId: 'dojo', coachIds: ['marc'], date: '2026-12-03' }
    expect(followChange(plan, after, own)).toEqual(own)
  })

  test('moves by as many days, forwards and back', () => {
    expect(followChange(plan, { ...plan, date: '2026-12-03' }, next).date).toBe('2026-12-10')
    expect(followChange(plan, { ...plan, date: '2026-11-30' }, next).date).toBe('2026-12-07')
    expect(leavesWeek(plan, { date: '2026-11-30' })).toBe(false)
    expect(leavesWeek(plan, { date: '2026-11-29' })).toBe(true)
  })

  test('gets the players who were added, and loses those who were taken away', () => {
    const other = { ...next, playerIds: ['inès', 'tom', 'lina'] }
    expect(followChange(plan, { ...plan, playerIds: ['inès', 'noé'] }, other).playerIds).toEqual([
      'inès',
      'lina',
      'noé',
    ])
  })

  test('does not change when nothing was, in whatever order the coaches stand', () => {
    const other = { ...next, coachIds: ['marc', 'léa'] }
    expect(followChange(plan, plan, next)).toEqual(next)
    expect(followChange(plan, { ...plan, coachIds: ['zoé'] }, other).coachIds).toEqual(['zoé'])
  })
})
