import { expect, test } from 'vitest'
import { draftOf, newDraft, writtenOf } from './place-draft.ts'

test('A number of tables is one only if it was typed as one', () => {
  const place = { id: 'p', name: 'Gymnase', tables: 8, version: 1 }
  expect(writtenOf(draftOf(place))).toEqual({ name: 'Gymnase', tables: 8 })
  expect(writtenOf({ name: 'Dojo', tables: ' 12 ' }).tables).toBe(12)
  expect(writtenOf(newDraft).tables).toBeNaN()
  expect(writtenOf({ name: 'Dojo', tables: '8 tables' }).tables).toBeNaN()
})
