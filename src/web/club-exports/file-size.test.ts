import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 o'],
  [812, '812 o'],
  [48_211, '48 Ko'],
  [1_240_000, '1,2 Mo'],
  [38_900_000, '39 Mo'],
  [2_500_000_000, '2,5 Go'],
])('%i bytes are « %s ».', (bytes, written) => {
  expect(fileSize(bytes).replaceAll('\u00A0', ' ')).toBe(written)
})
