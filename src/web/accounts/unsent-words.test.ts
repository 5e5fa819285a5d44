import { expect, test } from 'vitest'
import { signOutAdvice, countUnsent, unsentNotice, unsentTitle } from './unsent-words.ts'

test('Refused writes are counted apart from waiting ones.', () => {
  const refused = { refused: { refusal: 'not-found' } }
  expect(countUnsent([{ refused: null }, refused, { refused: null }])).toEqual({ waiting: 2, refused: 1 })
})

test.each([
  [{ waiting: 1, refused: 0 }, '1 enregistrement n’a pas encore été envoyé.'],
  [{ waiting: 2, refused: 0 }, '2 enregistrements n’ont pas encore été envoyés.'],
  [{ waiting: 0, refused: 1 }, '1 enregistrement est à revoir.'],
  [{ waiting: 0, refused: 3 }, '3 enregistrements sont à revoir.'],
  [{ waiting: 1, refused: 2 }, '1 enregistrement n’a pas encore été envoyé, 2 sont à revoir.'],
])('Before signing out, %o is said « %s ».', (unsent, words) => {
  expect(unsentTitle(unsent)).toBe(words)
})

test('Only waiting writes are promised to be sent automatically.', () => {
  const promise = /tout partira tout seul/
  expect(signOutAdvice({ waiting: 1, refused: 0 })).toMatch(promise)
  expect(signOutAdvice({ waiting: 0, refused: 1 })).not.toMatch(promise)
  expect(signOutAdvice({ waiting: 0, refused: 1 })).toMatch(/ne partira pas tout seul/)
  expect(signOutAdvice({ waiting: 1, refused: 1 })).toMatch(promise)
})

test('The entry page says that refused writes stay on the device for their author.', () => {
  expect(unsentNotice({ waiting: 0, refused: 0 })).toBe('')
  expect(unsentNotice({ waiting: 0, refused: 2 })).toBe(
    '2 enregistrements à revoir sont gardés sur cet appareil\u00A0: la personne qui les a faits les retrouvera en se reconnectant.',
  )
  expect(unsentNotice({ waiting: 1, refused: 1 })).toMatch(
    /^1 enregistrement attend .*\. 1 enregistrement à revoir /,
  )
})
