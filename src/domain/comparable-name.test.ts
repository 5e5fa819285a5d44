import { expect, test } from 'vitest'
import { comparableName } from './comparable-name.ts'

test('case, accents and spaces do not make another name', () => {
  expect(comparableName('  Jeunes  COMPÉTITION ')).toBe(comparableName('jeunes competition'))
  expect(comparableName('De\u0301butants')).toBe(comparableName('Débutants'))
  expect(comparableName('Débutants 1')).not.toBe(comparableName('Débutants 2'))
})
