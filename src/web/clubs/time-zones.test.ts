import { expect, test } from 'vitest'
import { allTimeZones, usualTimeZones } from './time-zones.ts'

const supported = Intl.supportedValuesOf('timeZone')

test('France comes first, its overseas zones by their names, and nothing else.', () => {
  const choices = usualTimeZones(supported, 'Europe/Paris')
  expect(choices[0]).toEqual({ zone: 'Europe/Paris', label: 'France métropolitaine' })
  expect(choices).toHaveLength(14)
  expect(choices.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Guadeloupe',
      'Guyane',
      'Martinique',
      'Mayotte',
      'Nouvelle-Calédonie',
      'La Réunion',
    ]),
  )
})

test('A zone that was chosen before stays among them; one that this browser does not know is not offered.', () => {
  const zones = (current: string) => usualTimeZones(['Europe/Paris'], current).map(({ zone }) => zone)
  expect(zones('Europe/Paris')).toEqual(['Europe/Paris'])
  expect(zones('Indian/Reunion')).toEqual(['Europe/Paris', 'Indian/Reunion'])
  expect(zones('Europe/Kyiv')).toEqual(['Europe/Paris', 'Europe/Kyiv'])
  expect(usualTimeZones(supported, 'America/New_York').at(-1)).toEqual({
    zone: 'America/New_York',
    label: 'America/New York',
  })
})

test('Every zone is in the whole list, once, in its region.', () => {
  const groups = allTimeZones(supported)
  expect(groups.flatMap(({ choices }) => choices.map(({ zone }) => zone)).toSorted()).toEqual(
    [...supported].toSorted(),
  )
  const inRegion = (label: string) => groups.find((group) => group.label === label)?.choices
  expect(inRegion('Amérique')).toContainEqual({ zone: 'America/New_York', label: 'New York' })
  expect(inRegion('Amérique')).toContainEqual({ zone: 'America/Cayenne', label: 'Guyane' })
  expect(allTimeZones(['UTC', 'Etc/GMT+3']).map(({ label }) => label)).toEqual(['Autres'])
})
