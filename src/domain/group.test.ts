import { expect, test } from 'vitest'
import { inWeekOrder, maxGroups, upcomingCompetition, whyNotAddGroup } from './group.ts'

test('a club has at most fifty groups', () => {
  expect(whyNotAddGroup(0)).toBeNull()
  expect(whyNotAddGroup(maxGroups - 1)).toBeNull()
  expect(whyNotAddGroup(maxGroups)).toBe('too-many-groups')
})

test('a competition is to come until its day is over', () => {
  expect(upcomingCompetition('2026-11-24', '2026-11-23')).toBe('2026-11-24')
  expect(upcomingCompetition('2026-11-24', '2026-11-24')).toBe('2026-11-24')
  expect(upcomingCompetition('2026-11-24', '2026-11-25')).toBeNull()
  expect(upcomingCompetition(null, '2026-11-25')).toBeNull()
})

test('groups come as the week goes by, those without a day last', () => {
  const groups = [
    { name: 'Zèbres', weekday: null, time: null },
    { name: 'Élite', weekday: null, time: null },
    { name: 'Loisir', weekday: 4, time: '20:00' },
    { name: 'Sans heure', weekday: 2, time: null },
    { name: 'Jeunes', weekday: 2, time: '18:30' },
    { name: 'Débutants', weekday: 2, time: '17:00' },
  ] as const
  expect(inWeekOrder(groups).map(({ name }) => name)).toEqual([
    'Débutants',
    'Jeunes',
    'Sans heure',
    'Loisir',
    'Élite',
    'Zèbres',
  ])
})
