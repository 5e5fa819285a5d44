import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const program = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is installed; as root on Debian, installs it if missing. */
export function ensurePgBouncer() {
  if (existsSync(program)) return true
  if (isRootOnDebian) installPackages('pgbouncer')
  if (existsSync(program)) return true
  console.error('The tests through a pooler need PgBouncer: on Debian, apt-get install pgbouncer as root.')
  return false
}
