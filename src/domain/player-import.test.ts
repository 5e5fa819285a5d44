import { expect, test } from 'vitest'
import {
  isAtWork,
  whyNotConfirmImport,
  whyNotEditImport,
  whyNotUndoImport,
  type ImportStatus,
} from './player-import.ts'

const created = new Date('2026-11-24T18:00:00Z')
const later = (hours: number) => new Date(created.getTime() + hours * 3600 * 1000)
const draft = { status: 'draft', columns: ['lastThenFirst'], createdAt: created, finishedAt: null } as const

test('A draft is edited and confirmed within 24 hours.', () => {
  expect(whyNotEditImport(draft, later(23))).toBeNull()
  expect(whyNotEditImport(draft, later(24))).toBe('import-over')
  expect(whyNotConfirmImport(draft, false, later(24))).toBe('import-over')
  expect(whyNotConfirmImport(draft, false, later(1))).toBeNull()
})

test('Without a column of names nothing is confirmed, nor while another import is at work.', () => {
  expect(whyNotConfirmImport({ ...draft, columns: ['email'] }, false, later(1))).toBe('no-name-column')
  expect(whyNotConfirmImport(draft, true, later(1))).toBe('import-under-way')
})

test.each<[ImportStatus, boolean]>([
  ['draft', false],
  ['running', false],
  ['done', true],
  ['failed', true],
  ['undoing', false],
  ['undone', false],
])('%s: can be undone: %s', (status, can) => {
  const finished = { status, finishedAt: created }
  expect(whyNotUndoImport(finished, false, later(23)) === null).toBe(can)
  expect(whyNotUndoImport(finished, false, later(24))).toBe('import-over')
})

test('One import works at a time.', () => {
  expect(whyNotUndoImport({ status: 'done', finishedAt: created }, true, later(1))).toBe('import-under-way')
  expect((['running', 'undoing', 'done'] as const).map(isAtWork)).toEqual([true, true, false])
})
