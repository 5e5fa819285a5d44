import { expect, test } from 'vitest'
import { nextVersion, whyNotEdit } from './version.ts'

test('an edit is of the version that is there, and makes the next one', () => {
  const seen = { id: 'tuesday', version: 3 }
  expect(whyNotEdit({ version: 3 }, seen)).toBeNull()
  expect(nextVersion(seen)).toEqual({ id: 'tuesday', version: 4 })
  expect(whyNotEdit(nextVersion(seen), seen)).toBe('changed-meanwhile')
})
