import { expect, test } from 'vitest'
import { savedSentence } from './saved-sentence.ts'

test('Of several evaluations that are saved at once one sentence says how many were, and how many wait.', () => {
  expect(savedSentence(['saved'])).toBe('1 évaluation sauvegardée')
  expect(savedSentence(['saved', 'refused', 'saved'])).toBe('2 évaluations sauvegardées')
  expect(savedSentence(['queued', 'queued', null])).toBe('2 évaluations gardées, en attente d’envoi')
  expect(savedSentence(['saved', 'queued', 'saved'])).toBe(
    '2 évaluations sauvegardées, 1 gardée, en attente d’envoi',
  )
})

test('What is refused, or on its way already, is counted as neither.', () => {
  expect(savedSentence(['refused', null])).toBeNull()
})
