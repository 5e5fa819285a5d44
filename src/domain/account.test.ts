import { expect, test } from 'vitest'
import { erasureOf, whyNotDeleteAccount } from './account.ts'

test('Whoever deletes their account has seven days to come back.', () => {
  expect(erasureOf(new Date('2026-11-27T18:00:00Z'))).toEqual(new Date('2026-12-04T18:00:00Z'))
})

test.each([
  [null, null],
  [{ isOwner: false, closed: false }, null],
  [{ isOwner: true, closed: true }, null],
  [{ isOwner: true, closed: false }, 'owner-must-close'],
])('Of the place %o it is: %s.', (place, refusal) => {
  expect(whyNotDeleteAccount(place)).toBe(refusal)
})
