import { expect, test } from 'vitest'
import { whyNotAcceptGuardian, whyNotInviteGuardian } from './guardianship.ts'

test('A child has two guardians at most, and none once it signs in by a password of its own.', () => {
  const child = { hasPassword: false, guardians: 1 }
  expect(whyNotInviteGuardian(child)).toBeNull()
  expect(whyNotInviteGuardian({ ...child, guardians: 2 })).toBe('two-guardians')
  expect(whyNotInviteGuardian({ ...child, hasPassword: true })).toBe('already-entered')
})

test('Whoever has followed the link, at an address of theirs, can be accepted.', () => {
  const candidate = { guardianId: 'nadia', emailConfirmed: true }
  expect(whyNotAcceptGuardian(candidate)).toBeNull()
  expect(whyNotAcceptGuardian({ ...candidate, emailConfirmed: false })).toBe('email-unconfirmed')
  expect(whyNotAcceptGuardian({ ...candidate, guardianId: null })).toBe('not-followed')
})
