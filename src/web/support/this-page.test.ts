import { expect, test } from 'vitest'
import { versionOf } from './this-page.ts'

test('A build is known by the name of its entry.', () => {
  expect(versionOf('/assets/app-B1c_2-d3.js')).toBe('app-B1c_2-d3')
  expect(versionOf('/src/web/app/main.tsx')).toBe('inconnue')
  expect(versionOf(null)).toBe('inconnue')
})
