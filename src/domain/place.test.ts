import { expect, test } from 'vitest'
import { maxPlaces, whyNotAddPlace } from './place.ts'

test('one place is there on every plan, several ask for the right', () => {
  expect(whyNotAddPlace(0, 'essential')).toBeNull()
  expect(whyNotAddPlace(1, 'essential')).toBe('not-in-plan')
  expect(whyNotAddPlace(1, 'club')).toBeNull()
  expect(whyNotAddPlace(1, 'pro')).toBeNull()
})

test('a club has at most twenty places', () => {
  expect(whyNotAddPlace(maxPlaces - 1, 'pro')).toBeNull()
  expect(whyNotAddPlace(maxPlaces, 'pro')).toBe('too-many-places')
  expect(whyNotAddPlace(maxPlaces, 'essential')).toBe('not-in-plan')
})
