import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { pid: dead } = spawnSync(process.execPath, ['--version'])

/** The folder of a run that was killed that many hours ago. */
function createStaleFolder(parent: string, name: string, hours: number): string {
  const stale = join(parent, `rebond-run-${dead}-${name}`)
  mkdirSync(join(stale, 'profile/default'), { recursive: true })
  const then = new Date(Date.now() - hours * 3_600_000)
  utimesSync(stale, then, then)
  return stale
}

test.runIf(process.platform !== 'win32')(
  'A run removes its temporary folder, and those of runs that were killed.',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rebond-temporary-'))
    const old = createStaleFolder(folder, 'old', 2)
    const perhapsOfAnotherContainer = createStaleFolder(folder, 'young', 0)
    const ofAnotherUser = createStaleFolder(folder, 'strange', 2)
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
