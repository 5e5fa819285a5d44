import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('French counts none and one alike.', () => {
  expect([0, 1, 2].map((count) => counted(count, 'retour'))).toEqual(['0 retour', '1 retour', '2 retours'])
})
