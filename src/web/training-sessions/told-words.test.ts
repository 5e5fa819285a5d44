import { expect, test } from 'vitest'
import { toldWords, unreachedWords } from './told-words.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll(/[\u2068\u2069]/g, '')
const people = (...names: string[]) => names.map((name) => ({ name }))

test('How many are told, in a sentence for none, one and several.', () => {
  expect(toldWords(14, 2)).toBe('14 personnes seront prévenues')
  expect(toldWords(1, 0)).toBe('Une personne sera prévenue')
  expect(toldWords(0, 3)).toBe('Personne ne sera prévenu')
  expect(toldWords(0, 0)).toBe('Il n’y a personne à prévenir')
})

test('Whom nothing reaches is named, five of them at most.', () => {
  expect(plain(unreachedWords(people('Malo Durand')))).toBe(
    'Rebond ne peut pas prévenir Malo Durand : dites-le-lui vous-même.',
  )
  expect(plain(unreachedWords(people('Malo Durand', 'Yanis Petit')))).toBe(
    'Rebond ne peut pas prévenir Malo Durand et Yanis Petit : dites-le-leur vous-même.',
  )
  expect(plain(unreachedWords(people('A', 'B', 'C', 'D', 'E', 'F')))).toContain(
    'D, E et une autre personne : ',
  )
  expect(plain(unreachedWords(people('A', 'B', 'C', 'D', 'E', 'F', 'G')))).toContain('D, E et 2 autres : ')
  // Each name on its own, whichever way it runs.
  expect(unreachedWords(people('שירה כהן'))).toContain('\u2068שירה כהן\u2069')
})
