import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDeviceCode, normalizeDeviceCode, shownDeviceCode, whyNoDeviceCode } from './device-code.ts'

const codes = fc.array(fc.nat(), { minLength: 8, maxLength: 8 }).map((draws) => {
  const left = draws.values()
  return newDeviceCode((below) => left.next().value! % below)
})

test('A code has eight characters, none of which is mistaken for another.', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[acdefghjkmnpqrtwxy34679]{8}$/)
    }),
  )
})

test('What is shown is what can be typed back, in capitals or not, with spaces or without.', () => {
  expect(shownDeviceCode('k7mpq4rt')).toBe('K7MP\u00A0Q4RT')
  fc.assert(
    fc.property(codes, (code) => {
      expect(normalizeDeviceCode(shownDeviceCode(code))).toBe(code)
    }),
  )
  expect(normalizeDeviceCode('  k7Mp Q4rt ')).toBe('k7mpq4rt')
})

test('A code is for whom has neither an address nor a password.', () => {
  expect(whyNoDeviceCode({ email: null, hasPassword: false })).toBeNull()
  expect(whyNoDeviceCode({ email: 'kenza@exemple.fr', hasPassword: false })).toBe('has-address')
  expect(whyNoDeviceCode({ email: 'kenza@exemple.fr', hasPassword: true })).toBe('already-entered')
})
