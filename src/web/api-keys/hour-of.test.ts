import { expect, test } from 'vitest'
import { hourOf } from './hour-of.ts'

test('An instant is told by its hour at the club.', () => {
  const now = new Date('2026-11-24T20:00:00Z')
  const said = (instant: string) => hourOf(instant, 'Europe/Paris', now).replaceAll('\u00A0', ' ')
  expect(said('2026-11-24T17:40:00Z')).toBe('mardi 24 novembre vers 18 h')
  expect(said('2026-11-24T08:05:00Z')).toBe('mardi 24 novembre vers 9 h')
})
