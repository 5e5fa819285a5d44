import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const oldest = '/usr/lib/postgresql/15/bin/postgres'

/** Whether PostgreSQL 15, the oldest supported, is installed; as root on Debian, installs it if missing. */
export function ensurePostgres15() {
  if (existsSync(oldest)) return true
  if (isRootOnDebian) installPackages('postgresql-15')
  if (existsSync(oldest)) return true
  console.error('The deep tests need PostgreSQL 15: on Debian, apt-get install postgresql-15 as root.')
  return false
}
