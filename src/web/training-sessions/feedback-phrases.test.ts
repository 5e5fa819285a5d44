import { expect, test } from 'vitest'
import { phraseOf, withPhrase } from './feedback-phrases.ts'

test('a phrase fills an empty comment, and replaces another phrase', () => {
  expect(withPhrase('  ', 'achieved')).toBe('J’ai réussi')
  expect(withPhrase('J’ai réussi', 'tooHard')).toBe('Trop dur')
  expect(withPhrase('J’ai réussi', null)).toBe('')
})

test('what was typed stays, and is no phrase any more', () => {
  const comment = withPhrase('Mon revers passe mieux. ', 'moreMatches')
  expect(comment).toBe('Mon revers passe mieux. Plus de matchs')
  expect(phraseOf(comment)).toBeNull()
  expect(phraseOf(' Trop dur ')).toBe('tooHard')
})
