import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverAccount } from '../../src/server/database/embedded/account.ts'
import type { EmbeddedConnection } from '../../src/server/database/embedded/start.ts'
import { freePort } from '../newcomer/program.ts'

export interface PgBouncer {
  url: string
  /** Reopens its connections, which then have their role's new settings. */
  reconnect(): Promise<void>
  stop(): Promise<void>
}

interface PoolerOptions {
  mode: 'session' | 'transaction' | 'statement'
  role: string
  poolSize: number
}

/** Debian's pgbouncer in front of that PostgreSQL, with fewer connections than our server opens to it. */
export async function startPgBouncer(
  { host, port, database }: EmbeddedConnection,
  { mode, role, poolSize }: PoolerOptions,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-pooler-'))
  chmodSync(folder, 0o755)
  const listenPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
rebond = host=${host} port=${port} dbname=${database} user=${role}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
admin_users = admin
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  )
  const account = serverAccount(undefined)
  const child = spawn('/usr/sbin/pgbouncer', ['-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  const exited = once(child, 'exit')
  while (!(await accepts(listenPort))) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended at once.')
    await sleep(20)
  }
  return {
    url: `postgres://somebody@127.0.0.1:${listenPort}/rebond`,
    async reconnect() {
      const admin = new pg.Client(`postgres://admin@127.0.0.1:${listenPort}/pgbouncer`)
      await admin.connect()
      await admin.query('reconnect')
      await admin.query('wait_close')
      await admin.end()
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
