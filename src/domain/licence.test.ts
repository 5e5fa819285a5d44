import { expect, test } from 'vitest'
import { isLicence, normalizeLicence } from './licence.ts'

test.each([
  ['3412345', '3412345'],
  [' 34 12 345 ', '3412345'],
  ['ab 12\u00a0c', 'AB12C'],
])('« %s » is kept as « %s ».', (typed, licence) => {
  expect(normalizeLicence(typed)).toBe(licence)
  expect(isLicence(licence)).toBe(true)
})

test.each(['', '1234567890123', '34-12', 'É12', 'ß1'])('« %s » is no licence.', (typed) => {
  expect(isLicence(typed)).toBe(false)
})
