import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

export const root = join(import.meta.dirname, '../..')

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Without the test runner's own environment, and without a terminal. */
export function start(
  program: string,
  args: string[],
  env: Record<string, string>,
  options: SpawnOptions = {},
) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  // Even when the test fails.
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** One of the project's own programs, as `npm start` and the others run it. */
export async function run(
  args: string[],
  env: Record<string, string>,
  options?: SpawnOptions,
): Promise<Ended> {
  return endOf(start(process.execPath, args, env, options))
}

export async function endOf(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (text: Buffer) => (stdout += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

/** A folder that is removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-newcomer-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
