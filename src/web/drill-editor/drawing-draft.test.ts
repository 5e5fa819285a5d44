import { expect, test } from 'vitest'
import type { Exercise } from '../../contract/exercises.ts'
import { drawnDrills } from '../../content/drills.ts'
import { draftOfDrawing, drawnExercise } from './drawing-draft.ts'

const { sequence } = drawnDrills.find(({ id }) => id === 'top-rv-bloc')!
const phases = sequence.kind === 'rally' ? sequence.phases : []
const rally = phases[0]!

test('A drawing proposes the form, which makes an exercise that says what is drawn.', () => {
  const draft = draftOfDrawing(rally, undefined)
  expect(draft).toMatchObject({
    title: 'Top Spin RV',
    technique: 'Top Spin RV',
    format: 'regularite',
    duration: '15 min',
  })
  const exercise = drawnExercise(
    'a',
    { ...draft, points: ['Le buste', ' ', ''], success: '8 sur 10' },
    phases,
    undefined,
  )
  expect(exercise).toMatchObject({
    id: 'a',
    type: 'initiative',
    effect: 'Placé',
    drill: {
      keep: 'main',
      rank: ['echange'],
      coaching: ['Le buste'],
      success: { text: '8 sur 10' },
      sequence,
    },
  })
  expect(exercise.description).toMatch(/^A joue top spin du revers dans le revers/)
  expect(exercise.drill).not.toHaveProperty('easier')
})

test('With another duration the proposed dosage would be wrong, and is left out.', () => {
  const draft = draftOfDrawing(rally, undefined)
  expect(drawnExercise('a', draft, phases, undefined).drill).toHaveProperty('dosage')
  expect(drawnExercise('a', { ...draft, duration: '30 min' }, phases, undefined).drill).not.toHaveProperty(
    'dosage',
  )
})

test('What an exercise says already stays: its words, its criterion, what this form does not show.', () => {
  const before: Exercise = {
    id: 'a',
    clubId: 'vaise',
    createdBy: null,
    createdAt: '',
    updatedAt: '',
    version: 3,
    type: 'initiative',
    technique: 'Top Spin RV',
    effect: 'Rapide',
    difficulty: 'avancé',
    duration: '10 min',
    description: 'Nos mots à nous.',
    title: 'À nous',
    drill: {
      objective: 'Tenir.',
      success: { text: '8 balles sur 10', target: 8, of: 10 },
      material: ['plots'],
    },
  }
  const draft = draftOfDrawing(rally, before)
  expect(draft).toMatchObject({
    title: 'À nous',
    effect: 'Rapide',
    difficulty: 'avancé',
    success: '8 balles sur 10',
  })
  expect(drawnExercise('a', draft, phases, before)).toMatchObject({
    description: 'Nos mots à nous.',
    drill: { objective: 'Tenir.', success: { target: 8, of: 10 }, material: ['plots'], sequence },
  })
})

test('Words that said the former drawing say the new one.', () => {
  const drawn = drawnExercise('a', draftOfDrawing(rally, undefined), phases, undefined)
  const before = {
    ...drawn,
    clubId: 'c',
    createdBy: null,
    createdAt: '',
    updatedAt: '',
    version: 1,
  } as Exercise
  const shorter = [{ ...rally, loop: false, end: 'libre', steps: rally.steps.slice(0, 1) } as const]
  expect(drawnExercise('a', draftOfDrawing(shorter[0]!, before), shorter, before).description).toBe(
    'A joue top spin du revers dans le revers, puis le point se joue librement.',
  )
})
