import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverAccount } from './account.ts'
import { findBinaries, majorOf } from './binaries.ts'
import { makeMissingLinks } from './packaged-binaries.ts'

test('The major version is read from the output of --version.', () => {
  expect(majorOf('postgres (PostgreSQL) 18.4\n')).toBe(18)
  expect(majorOf('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n')).toBe(15)
  expect(majorOf('postgres (PostgreSQL) 19devel\n')).toBe(19)
  expect(majorOf('sh: not found')).toBeUndefined()
})

test('A version that is not installed is asked for in one sentence.', () => {
  expect(() => findBinaries(serverAccount(undefined), tmpdir(), 99)).toThrow(
    /^PostgreSQL 99 is needed and not installed: .*apt-get install postgresql-99/,
  )
})

test('The links that npm did not make are made, once.', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-links-'))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), '')
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )
  expect(makeMissingLinks(folder)).toBe(true)
  expect(makeMissingLinks(folder)).toBe(true)
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  rmSync(folder, { recursive: true })
})
