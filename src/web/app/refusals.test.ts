import { expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { sentenceFor } from './refusals.ts'

const otherwise = 'Erreur lors de la mise à jour du club'

test('A refusal has its own sentence, wherever it happens.', () => {
  expect(sentenceFor(new CallFailed('not-for-assistants'), otherwise)).toBe(
    'Un assistant ne peut pas le faire.',
  )
})

test('What only the server finds out is said in its own sentence.', () => {
  const sentence = 'Code club invalide'
  expect(sentenceFor(new CallFailed('club-code-unknown', { sentence }), otherwise)).toBe(sentence)
})

test('What nobody foresaw is said in the words of the place.', () => {
  expect(sentenceFor(new CallFailed('unexpected'), otherwise)).toBe(otherwise)
  expect(sentenceFor(new TypeError('Failed'), otherwise)).toBe(otherwise)
  expect(sentenceFor(new TypeError('Failed'))).toBe('Une erreur est survenue')
})

test('A refusal that this page does not know is never said with nothing.', () => {
  const fromTheFuture = new CallFailed('club-is-asleep' as 'unexpected')
  expect(sentenceFor(fromTheFuture, otherwise)).toBe(otherwise)
})
