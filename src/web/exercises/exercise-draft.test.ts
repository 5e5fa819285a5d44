import { expect, test } from 'vitest'
import { differences, draftOf, inCategory, newDraft } from './exercise-draft.ts'

test('A new exercise is for beginners, lasts 15 minutes, and is empty.', () => {
  expect(newDraft('counter')).toEqual({
    type: 'counter',
    technique: '',
    effect: '',
    difficulty: 'débutant',
    duration: '15 min',
    description: '',
    title: '',
  })
})

test('A draft has the fields that can be edited.', () => {
  const draft = { ...newDraft('service'), technique: 'Pioche', effect: 'Coupé' }
  expect(
    draftOf({
      ...draft,
      id: 'pioche',
      clubId: 'vaise',
      createdBy: null,
      createdAt: '',
      updatedAt: '',
      version: 4,
    }),
  ).toEqual(draft)
})

test('In another category, suggestions of the former one are cleared.', () => {
  const draft = { ...newDraft('service'), technique: 'Marteau', effect: 'Coupé', description: 'Court' }
  const moved = inCategory(draft, 'defense')
  expect(moved).toEqual({ ...draft, type: 'defense', technique: '' })
  expect(inCategory(moved, 'counter').effect).toBe('')
})

test('In another category, other text stays.', () => {
  const draft = { ...newDraft('service'), technique: 'Bombe', effect: 'Sans rotation' }
  expect(inCategory(draft, 'initiative')).toEqual({ ...draft, type: 'initiative' })
})

test('Differences are named by the form’s labels.', () => {
  const draft = newDraft('service')
  expect(differences(draft, draft)).toEqual([])
  expect(differences(draft, { ...draft, effect: 'Lifté', duration: '20 min' })).toEqual(['effet', 'durée'])
})
