import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '../src/server/database/connection.ts'
import type { SentStatement } from './sent-statements.ts'

export interface Pgbench {
  readonly path: string
  readonly version: string
}

const debianFolder = '/usr/lib/postgresql'

/** The host's, since the packaged PostgreSQL has none. @throws how to install it, if it is missing */
export function findPgbench(): Pgbench {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const candidates = versions
    .toSorted((a, b) => b - a)
    .map((major) => join(debianFolder, String(major), 'bin/pgbench'))
  for (const path of [...candidates.filter(existsSync), 'pgbench']) {
    try {
      const [version = ''] = /[\d.]+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? []
      return { path, version }
    } catch {
      // Try the next one.
    }
  }
  throw new Error('pgbench is missing: on Debian and Ubuntu, « apt-get install postgresql » brings it.')
}

/** Transactions per second, with all statements pipelined in one round trip. */
export async function pgbenchRate(
  { path }: Pgbench,
  connection: Connection,
  {
    statements,
    clients,
    seconds,
  }: { statements: readonly SentStatement[]; clients: number; seconds: number },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-pgbench-'))
  try {
    const script = join(folder, 'script.sql')
    writeFileSync(script, scriptOf(statements))
    const variables = statements.flatMap(({ values }, n) =>
      values.flatMap((value, index) =>
        value === null ? [] : [`--define=${variable(n, index + 1)}=${asText(value)}`],
      ),
    )
    const how = ['--protocol=prepared', '--no-vacuum', `--client=${clients}`, `--time=${seconds}`]
    const { stdout } = await promisify(execFile)(path, [`--file=${script}`, ...how, ...variables], {
      env: {
        ...process.env,
        PGHOST: connection.host,
        PGPORT: String(connection.port),
        PGUSER: connection.user,
        PGPASSWORD: typeof connection.password === 'string' ? connection.password : undefined,
        PGDATABASE: connection.database,
      },
    })
    const [, tps] = /^tps = ([\d.]+) \(without/m.exec(stdout) ?? []
    if (!tps || !stdout.includes('number of failed transactions: 0')) throw new Error(stdout)
    return Number(tps)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function scriptOf(statements: readonly SentStatement[]): string {
  const lines = statements.map((statement, n) => `${withVariables(statement, n)};`)
  return ['\\startpipeline', ...lines, '\\endpipeline', ''].join('\n')
}

/** pgbench replaces its variables by parameters that it numbers itself, and has no null variables. */
function withVariables({ text, values }: SentStatement, statement: number): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) =>
    values[Number(number) - 1] === null ? 'null' : `:${variable(statement, Number(number))}`,
  )
}

function variable(statement: number, number: number): string {
  return `s${statement}p${number}`
}

/** Serialised as by pg. */
function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  throw new Error(`How would pgbench be given ${JSON.stringify(value)}?`)
}
