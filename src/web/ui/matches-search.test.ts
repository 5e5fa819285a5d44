import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

test.each([
  ['Inès Morel', 'ines', true],
  ['Inès Morel', 'MOR', true],
  ['Inès Morel', 'morel inès', true],
  ['Inès Morel', '  ', true],
  ['Inès Morel', 'tom', false],
  ['Jeanne d’Arc', 'd’arc', true],
  ['Jeanne Darc', 'darc', true],
  ['Inès Morel', 'morel ?', true],
  ['Inès Morel', '?', true],
  ['Défense Coupée CD - Amorti', 'coupee amorti', true],
])('In « %s », « %s » is found: %s.', (text, search, found) => {
  expect(matchesSearch(text, search)).toBe(found)
})
