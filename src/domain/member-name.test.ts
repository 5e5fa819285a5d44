import { expect, test } from 'vitest'
import { fullName, abbreviateLastName } from './member-name.ts'

test.each([
  ['Inès', 'Morel', 'Inès M.'],
  ['Jean-Luc', 'de la Tour', 'Jean-Luc D.'],
  ['Léa', 'e\u0301mond', 'Léa É.'],
  ['Zoé', '\u{20bb7}野', 'Zoé \u{20bb7}.'],
])('%s %s is « %s » to a stranger', (firstName, lastName, shown) => {
  expect(fullName(abbreviateLastName({ firstName, lastName }))).toBe(shown)
})
