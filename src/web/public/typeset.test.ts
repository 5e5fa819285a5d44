import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('high punctuation, guillemets and € get no-break spaces', () => {
  expect(typeset('<p>Dit : « oui » ; vraiment ? Oui ! 40 €</p>')).toBe(
    '<p>Dit\u00A0: «\u00A0oui\u00A0»\u202F; vraiment\u202F? Oui\u202F! 40\u00A0€</p>',
  )
})

test('attributes are left alone', () => {
  expect(typeset('<a title="a : b">c : d</a>')).toBe('<a title="a : b">c\u00A0: d</a>')
})

test('style sheets and scripts are left alone', () => {
  const sheet = '<style>.hero :focus{content:"« a"}</style>'
  const script = '<script>a ? b : "c <i> !"</script>'
  expect(typeset(`${sheet}<p>Oui !</p>${script}<p>Non !</p>`)).toBe(
    `${sheet}<p>Oui\u202F!</p>${script}<p>Non\u202F!</p>`,
  )
})
