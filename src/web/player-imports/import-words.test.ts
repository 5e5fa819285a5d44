import { expect, test } from 'vitest'
import type { ImportRow } from '../../contract/player-imports.ts'
import { countsSentence, rowSentences, staySentence, newGroupsSentence } from './import-words.ts'

const row: ImportRow = {
  line: 4,
  text: 'PETIT · Zoé',
  name: 'Zoé Petit',
  email: null,
  outcome: 'created',
  reason: null,
  ofLine: null,
  notes: [],
  licence: null,
  birthYear: null,
  ranking: null,
  groups: [],
  changes: [],
}

test('A row says what is new, what was left aside, and why it is left out.', () => {
  expect(rowSentences(row)).toEqual([])
  expect(rowSentences({ ...row, outcome: 'updated', changes: ['ranking', 'licence'] })).toEqual([
    'Nouveau\u00A0: points, licence.',
  ])
  expect(rowSentences({ ...row, notes: ['ranking-unread'] })).toEqual(['Points illisibles, laissés de côté.'])
  expect(rowSentences({ ...row, outcome: 'left-out', reason: 'twice', ofLine: 3 })).toEqual([
    'La même personne est à la ligne 3.',
  ])
  const further = { ...row, outcome: 'left-out', reason: 'twice', ofLine: 3 } as const
  expect(rowSentences({ ...further, groups: ['Jeudi'] })).toEqual([
    'La même personne est à la ligne 3\u00A0: ce groupe y est ajouté.',
  ])
  expect(rowSentences({ ...further, groups: ['Jeudi', 'Samedi'] })).toEqual([
    'La même personne est à la ligne 3\u00A0: ces groupes y sont ajoutés.',
  ])
})

test('Counts and reasons to stay are sentences.', () => {
  const none = { created: 0, updated: 0, unchanged: 0, invited: 0, leftOut: 0 }
  expect(countsSentence({ counts: { ...none, created: 12, leftOut: 1 } })).toBe(
    '12 ajoutés, 1 laissé de côté',
  )
  expect(countsSentence({ counts: none })).toBe('rien à ajouter')
  expect(staySentence({ planned: 2, entered: 1 })).toBe(
    '2 sont prévus à une séance, 1 est déjà entré dans Rebond',
  )
})

test.each([
  [[], null],
  [['Jeunes'], '1 nouveau groupe\u00A0: Jeunes.'],
  [['Jeunes', 'Loisirs'], '2 nouveaux groupes\u00A0: Jeunes, Loisirs.'],
])('New groups %j are named.', (names, sentence) => {
  expect(newGroupsSentence(names)).toBe(sentence)
})
