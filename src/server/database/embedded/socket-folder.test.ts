import { chownSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { serverAccount } from './account.ts'
import { exitReason } from './exit-reason.ts'
import { ensureSocketFolder, removeDeadSocketFolders, removeSocketFolder } from './socket-folder.ts'

const account = serverAccount(undefined)
const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Makes a folder look as if a server had left it an hour ago. */
function folderOfYesterday(age = 3600, file?: string): string {
  const folder = `/tmp/rebond-${randomBytes(6).toString('hex')}`
  made.push(folder)
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  if (file) writeFileSync(`${folder}/${file}`, '')
  const then = Date.now() / 1000 - age
  utimesSync(folder, then, then)
  return folder
}

test.runIf(process.platform !== 'win32')(
  'The folders of servers that died are removed, and no others.',
  async () => {
    const dead = [folderOfYesterday(), folderOfYesterday(3600, '.s.PGSQL.5432.lock')]
    const young = folderOfYesterday(5)
    const foreign = folderOfYesterday(3600, 'notes.txt')
    const listening = folderOfYesterday()
    const server = createServer().listen(`${listening}/.s.PGSQL.5432`)
    await once(server, 'listening')
    utimesSync(listening, 1, 1)

    await removeDeadSocketFolders(account)

    expect(dead.filter(existsSync)).toEqual([])
    expect([young, foreign, listening].filter(existsSync)).toEqual([young, foreign, listening])
    server.close()
  },
)

test.runIf(process.platform !== 'win32')('A folder that the server before removed is made again.', () => {
  const folder = folderOfYesterday()
  removeSocketFolder(folder)
  expect(existsSync(folder)).toBe(false)
  ensureSocketFolder(folder, account)
  ensureSocketFolder(folder, account)
  expect(existsSync(folder)).toBe(true)
})

test('The line of PostgreSQL’s output that gives the reason is found.', () => {
  const log =
    '2026-11-22 17:48:23.694 UTC [123] LOG:  starting\n' +
    '2026-11-22 17:48:23.694 UTC [123] FATAL:  database files are incompatible with server\n' +
    '2026-11-22 17:48:23.694 UTC [123] DETAIL:  The data directory was initialized by version 17.\n'
  expect(exitReason(log)).toBe('FATAL:  database files are incompatible with server')
  expect(exitReason('initdb: error: could not create directory\n')).toBe('error: could not create directory')
  expect(exitReason('')).toBe('it says nothing')
})
