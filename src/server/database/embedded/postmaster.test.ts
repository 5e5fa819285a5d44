import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearStaleLockFiles, findServer, parsePostmaster } from './postmaster.ts'

const text = '4242\n/data/pg18\n1763700000\n5432\n/tmp/rebond-1\n\n  5432001         7\nready   \n'
let dataFolder: string

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'rebond-postmaster-'))
})

afterEach(() => {
  rmSync(dataFolder, { recursive: true })
})

test('A server’s postmaster.pid is read.', () => {
  expect(parsePostmaster(text)).toEqual({ pid: 4242, port: 5432, socketFolder: '/tmp/rebond-1', ready: true })
})

test('A server that still starts is not ready.', () => {
  expect(parsePostmaster(text.replace('ready   ', 'starting'))?.ready).toBe(false)
})

test('An empty or foreign file is no server.', () => {
  expect(parsePostmaster('')).toBeUndefined()
  expect(parsePostmaster('hello')).toBeUndefined()
})

test('A pid that now belongs to another program is no server and does not stop the next one.', () => {
  const other = spawn('sleep', ['30'])
  try {
    writeFileSync(join(dataFolder, 'postmaster.pid'), text.replace('4242', String(other.pid)))
    expect(findServer(dataFolder)).toBeUndefined()
    clearStaleLockFiles(dataFolder, '')
    const left = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8')
    expect(left).toBe(text.replace('4242', String(process.pid)))
  } finally {
    other.kill()
  }
})

test('An empty pid file of a killed server is deleted.', () => {
  writeFileSync(join(dataFolder, 'postmaster.pid'), '')
  clearStaleLockFiles(dataFolder, '')
  expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(false)
})

test('The socket of a killed server is deleted, and nothing else in its folder.', () => {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'other'])
    writeFileSync(join(dataFolder, name), '')
  clearStaleLockFiles(dataFolder, dataFolder)
  expect(existsSync(join(dataFolder, '.s.PGSQL.5432.lock'))).toBe(false)
  expect(existsSync(join(dataFolder, 'other'))).toBe(true)
})
