import { expect, test } from 'vitest'
import { journalKinds } from '../../domain/journal.ts'
import { journalSearch } from './journal-search.ts'

const id = '0192b7a4-0000-7000-8000-000000000001'

test('An address may name every kind, a person and the entry before.', () => {
  for (const kind of journalKinds) {
    expect(journalSearch({ person: id, kind, after: id })).toEqual({ person: id, kind, after: id })
  }
})

test('What an address says wrongly is as if it said nothing.', () => {
  expect(journalSearch({ person: 'lea', kind: 'secrets', after: 3 })).toEqual({})
})
