import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minPasswordLength, passwordFlaw } from './password.ts'

const common = new Set(['motdepasse', 'password1', 'azerty'])

test('eight characters are enough and seven are not', () => {
  expect(passwordFlaw('sept ca', common)).toBe('too-short')
  expect(passwordFlaw('huit car', common)).toBeNull()
})

test('a common password stays one in capitals', () => {
  expect(passwordFlaw('motdepasse', common)).toBe('too-common')
  expect(passwordFlaw('MotDePasse', common)).toBe('too-common')
  expect(passwordFlaw('motdepasse!', common)).toBeNull()
})

test('a short one is called short even when it is common', () => {
  expect(passwordFlaw('azerty', common)).toBe('too-short')
})

test('only length and commonness count', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      const flaw = passwordFlaw(password, new Set())
      expect(flaw).toBe(password.length < minPasswordLength ? 'too-short' : null)
    }),
  )
})
