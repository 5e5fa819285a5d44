import { expect, test } from 'vitest'
import { changedEndWords } from './series-words.ts'

test('A series whose end changed meanwhile was made longer only where it ends later.', () => {
  expect(changedEndWords('2027-01-19', '2027-01-26')).toMatch(/^Cette série vient d’être prolongée\./)
  expect(changedEndWords('2027-01-19', '2027-01-12')).toMatch(/^La fin de cette série vient de changer\./)
})
