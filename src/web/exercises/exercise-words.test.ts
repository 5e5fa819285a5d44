import { expect, test } from 'vitest'
import type { Exercise } from '../../contract/exercises.ts'
import { exerciseName, foundByCategory, matchesExercise } from './exercise-words.ts'

const push: Exercise = {
  id: 'push',
  clubId: 'vaise',
  createdBy: 'lea',
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
  type: 'defense',
  technique: 'Poussette RV',
  effect: 'Coupé',
  difficulty: 'débutant',
  duration: '10 min',
  description: 'Avant-bras vers l’avant.',
  version: 1,
}

test('An exercise is called by its technique and its effect.', () => {
  expect(exerciseName(push)).toBe('Poussette RV - Coupé')
})

test('An exercise is found by any of its words, without case or accents, and only when all are there.', () => {
  for (const search of ['', 'pouss', 'COUPE rv', 'defense', 'debutant 10', 'avant-bras']) {
    expect(matchesExercise(push, search)).toBe(true)
  }
  expect(matchesExercise(push, 'poussette lifté')).toBe(false)
})

test('A search finds in every category, in the order of the table.', () => {
  const serve: Exercise = { ...push, id: 'serve', type: 'service', technique: 'Lancé', description: '' }
  const flip: Exercise = { ...push, id: 'flip', type: 'initiative', technique: 'Flip CD', effect: 'Rapide' }
  const found = (search: string) =>
    foundByCategory([push, flip, serve], search).map(({ category, exercises }) => [
      category,
      ...exercises.map(({ id }) => id),
    ])
  expect(found('coupé')).toEqual([
    ['service', 'serve'],
    ['defense', 'push'],
  ])
  expect(found('')).toHaveLength(3)
  expect(found('smash')).toEqual([])
})
