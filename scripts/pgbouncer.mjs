import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const program = '/usr/sbin/pgbouncer'

/** Whether the system has PgBouncer, installed first as root on Debian. */
export function ensurePgBouncer() {
  if (existsSync(program)) return true
  if (isRootOnDebian) installPackages('pgbouncer')
  if (existsSync(program)) return true
  console.error('The tests through a pooler need PgBouncer: on Debian, apt-get install pgbouncer as root.')
  return false
}
