import { describe, expect, test } from 'vitest'
import { dataFolderError, fileError, listenError, StartError } from './start-error.ts'

const failing = (properties: object, message = 'secret') => Object.assign(new Error(message), properties)
const sentence = (error: unknown) => (error instanceof StartError ? error.message : null)

describe('a data folder', () => {
  test.each([
    [{ code: 'ENOSPC' }, 'There is no space left on the disk'],
    [{ code: 'EDQUOT' }, 'There is no space left on the disk'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'There is no space left on the disk'],
    [{ code: 'ENOTDIR' }, 'DATA_DIR should be a folder: /d is a file'],
    [{ code: 'EROFS' }, 'DATA_DIR should be a folder in which this user can write'],
    [{ code: 'EACCES' }, 'DATA_DIR should be a folder in which this user can write'],
    // SQLite's read-only error: the folder is writable, but not the lock file in it.
    [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, 'DATA_DIR should be a folder in which this user can write'],
  ])('%o', (properties, said) => {
    expect(sentence(dataFolderError(failing(properties), '/d'))).toContain(said)
  })

  test.each([
    'PostgreSQL does not start: FATAL:  could not write lock file "postmaster.pid": No space left on device; more in',
    'initdb could not make the data folder: FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes',
  ])('is on a full disk: %s', (words) => {
    expect(sentence(dataFolderError(new StartError(words), '/d'))).toContain('There is no space left')
  })
})

test.each([
  ['EADDRINUSE', 'Port 3000 is taken'],
  ['EACCES', 'Port 3000 is not for this user'],
  ['EADDRNOTAVAIL', 'HOST should be an address of this machine'],
  ['ENOTFOUND', 'HOST should be an address of this machine'],
])('Listening may fail with %s.', (code, said) => {
  expect(sentence(listenError(failing({ code }), 3000))).toContain(said)
})

test.each([
  ['ENOENT', 'There is no folder for f'],
  ['EISDIR', 'f is a folder'],
  ['EACCES', 'This user may not read or write f'],
  ['ENOSPC', 'There is no space left on the disk of f'],
])('A file may fail with %s.', (code, said) => {
  expect(sentence(fileError(failing({ code, syscall: 'open' }), 'f'))).toContain(said)
})

test('An unknown error is returned as it is.', () => {
  const defect = new TypeError('x is not a function')
  for (const translated of [dataFolderError(defect, '/d'), listenError(defect, 3000), fileError(defect, 'f')])
    expect(translated).toBe(defect)
})
