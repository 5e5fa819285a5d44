import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('high punctuation and guillemets hold to their word', () => {
  expect(typeset('<p>Dit : « oui » ; vraiment ? Oui ! 40 €</p>')).toBe(
    '<p>Dit\u00A0: «\u00A0oui\u00A0»\u202F; vraiment\u202F? Oui\u202F! 40\u00A0€</p>',
  )
})

test('attributes are left alone', () => {
  expect(typeset('<a title="a : b">c : d</a>')).toBe('<a title="a : b">c\u00A0: d</a>')
})
