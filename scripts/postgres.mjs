import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const oldest = '/usr/lib/postgresql/15/bin/postgres'

/** Whether the system has PostgreSQL 15, the oldest that Rebond runs on; installed first as root on Debian. */
export function ensurePostgres15() {
  if (existsSync(oldest)) return true
  if (isRootOnDebian) installPackages('postgresql-15')
  if (existsSync(oldest)) return true
  console.error('The deep tests need PostgreSQL 15: on Debian, apt-get install postgresql-15 as root.')
  return false
}
