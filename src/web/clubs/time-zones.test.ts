import { expect, test } from 'vitest'
import { timeZoneGroups } from './time-zones.ts'

const supported = Intl.supportedValuesOf('timeZone')

test('France comes first, its overseas zones with it, and every other zone after.', () => {
  const [france, elsewhere] = timeZoneGroups(supported, 'Europe/Paris')
  expect(france?.choices[0]).toEqual({ zone: 'Europe/Paris', label: 'France métropolitaine' })
  expect(france?.choices).toHaveLength(14)
  expect(elsewhere?.choices).toContainEqual({ zone: 'America/New_York', label: 'America/New York' })
  expect(france!.choices.length + elsewhere!.choices.length).toBe(supported.length)
})

test('A zone that this browser does not know is not offered, unless it is the club’s.', () => {
  const zones = (current: string) =>
    timeZoneGroups(['Europe/Paris'], current).flatMap(({ choices }) => choices.map(({ zone }) => zone))
  expect(zones('Europe/Paris')).toEqual(['Europe/Paris'])
  expect(zones('Indian/Reunion')).toEqual(['Europe/Paris', 'Indian/Reunion'])
  expect(zones('Europe/Kyiv')).toEqual(['Europe/Paris', 'Europe/Kyiv'])
})
