import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.runIf(process.platform !== 'win32')(
  'A run leaves nothing in the temporary folder, nor what a killed one left.',
  () => {
    const { pid: dead } = spawnSync(process.execPath, ['--version'])
    const left = join(tmpdir(), `rebond-run-${dead}-abcdef`)
    mkdirSync(left)
    const program = `
      const { useOwnTemporaryFolder } = await import('./scripts/temporary-folder.mjs')
      useOwnTemporaryFolder()
      const { mkdtempSync } = await import('node:fs')
      const { join } = await import('node:path')
      const { tmpdir } = await import('node:os')
      process.stdout.write(mkdtempSync(join(tmpdir(), 'profile-')))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/\/rebond-run-\d+-\w{6}\/profile-\w{6}$/)
    expect(existsSync(join(stdout, '../..'))).toBe(true)
    expect(existsSync(join(stdout, '..'))).toBe(false)
    expect(existsSync(left)).toBe(false)
  },
)
