import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { identify, isDead, type ProcessIdentity } from '../survival/process.ts'
import { freePort, start, temporaryFolder } from './program.ts'

const folder = temporaryFolder()

/** Each test its own: all of them at the end are more than a busy disk removes while a hook waits. */
async function removeData(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
}

/** In the chain of processes: npm, the script that it runs, the server. */
const positions = { npm: 0, script: 1 } as const

test
  .runIf(process.platform === 'linux')
  .each<[signal: NodeJS.Signals, who: keyof typeof positions, args: string[]]>([
    ['SIGTERM', 'npm', ['start']],
    ['SIGINT', 'npm', ['start']],
    ['SIGKILL', 'npm', ['start']],
    ['SIGKILL', 'script', ['start']],
    ['SIGKILL', 'npm', ['run', 'demo']],
  ])(
  '%s to the %s of npm %j ends the server and its PostgreSQL, and frees the port.',
  async (signal, who, args) => {
    const port = await freePort()
    const dataDir = join(folder, `${signal}-${who}-${args.join('-')}`)
    const npm = start('npm', args, { PORT: String(port), DATA_DIR: dataDir })
    const ended = once(npm, 'exit')
    npm.stdout?.resume()
    npm.stderr?.resume()
    // The server has to run without a terminal, and with a standard input that is at its end.
    await until(() => isOpen(port))
    // The server keeps idle connections for longer than proxies do, and they must not delay its end.
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(headers.get('Keep-Alive')).toBe('timeout=75')
    const { host } = findEmbeddedPostgres(dataDir)!
    const family = [npm.pid!, ...descendants(npm.pid!)].map(identify)

    process.kill(family[positions[who]]!.pid, signal)

    await until(() => family.every(isDead))
    expect(await isOpen(port)).toBe(false)
    expect(findEmbeddedPostgres(dataDir)).toBeUndefined()
    expect(existsSync(host)).toBe(false)
    await ended
    await removeData(dataDir)
  },
  120_000,
)

test.runIf(process.platform === 'linux')(
  'After SIGTERM the server says that it is not ready and answers all the same; then its port closes.',
  async () => {
    const port = await freePort()
    const server = start(process.execPath, ['src/server/main.ts'], {
      PORT: String(port),
      DATA_DIR: join(folder, 'delayed'),
      // Longer than this test: SIGINT ends it.
      SHUTDOWN_DELAY: '300',
    })
    const ended = once(server, 'exit')
    server.stdout?.resume()
    server.stderr?.resume()
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    await until(() => isOpen(port))
    server.kill('SIGTERM')
    await until(async () => (await ask('/readyz')) === 503)
    for (const path of ['/healthz', '/api/me', '/coach']) expect(await ask(path)).toBe(200)
    server.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(ask('/healthz')).rejects.toThrow('fetch failed')
  },
  120_000,
)

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20)
}

async function isOpen(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}

function descendants(pid: number): ProcessIdentity['pid'][] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [Number(child), ...descendants(Number(child))])
}
