import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { pid: dead } = spawnSync(process.execPath, ['--version'])

/** What a run leaves that was killed that many hours ago. */
function leaveIn(folder: string, name: string, hours: number): string {
  const left = join(folder, `rebond-run-${dead}-${name}`)
  mkdirSync(join(left, 'profile/default'), { recursive: true })
  const then = new Date(Date.now() - hours * 3_600_000)
  utimesSync(left, then, then)
  return left
}

test.runIf(process.platform !== 'win32')(
  'A run leaves nothing in the temporary folder, nor what a killed one left.',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rebond-temporary-'))
    const old = leaveIn(folder, 'old', 2)
    const perhapsOfAnotherContainer = leaveIn(folder, 'young', 0)
    const ofAnotherUser = leaveIn(folder, 'strange', 2)
    if (process.getuid?.() === 0) chownSync(ofAnotherUser, 65_534, 65_534)
    else chmodSync(join(ofAnotherUser, 'profile'), 0o500)
    const program = `
      const { useOwnTemporaryFolder } = await import('./scripts/temporary-folder.mjs')
      useOwnTemporaryFolder()
      const { mkdtempSync } = await import('node:fs')
      const { join } = await import('node:path')
      const { tmpdir } = await import('node:os')
      process.stdout.write(mkdtempSync(join(tmpdir(), 'profile-')))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: folder },
    })
    expect(stdout).toMatch(/\/rebond-run-\d+-\w{6}\/profile-\w{6}$/)
    expect(existsSync(join(stdout, '../..'))).toBe(true)
    expect(existsSync(join(stdout, '..'))).toBe(false)
    expect(existsSync(old)).toBe(false)
    expect(existsSync(perhapsOfAnotherContainer)).toBe(true)
    expect(existsSync(ofAnotherUser)).toBe(true)

    chmodSync(join(ofAnotherUser, 'profile'), 0o700)
    rmSync(folder, { recursive: true })
  },
)
