import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { StartError } from '../start-error.ts'
import { checkDatabase } from './check-database.ts'
import { databaseError } from './database-error.ts'
import { configuredDatabases } from './databases.ts'

const { connection } = await testDatabase()

const url = (database: string, host = connection.host!) =>
  `postgres://rebond@/${database}?host=${encodeURIComponent(host)}&port=${connection.port ?? 5432}`
const sentence = (error: unknown) => (error instanceof StartError ? error.message : null)

test('A PostgreSQL that is reached directly is distinguished from a pooler.', async () => {
  expect(await checkDatabase(connection, 'DATABASE_URL')).toBe('none')
})

describe('a database that cannot be used is one sentence without its address', () => {
  test.each([
    ['nothing listens', 'postgres://u:geheim@127.0.0.1:1/x', 'nothing answers'],
    ['no such host', 'postgres://u:geheim@nowhere.invalid/x', 'name a host that is known here'],
    ['no such socket', url('x', '/nowhere'), 'nothing answers'],
    ['no such database', url('nowhere'), 'name a database that exists'],
  ])('%s', async (_, address, said) => {
    const failing = configuredDatabases({ DATABASE_URL: address, DATABASE_DIRECT_URL: undefined })
    const error = await failing.catch((failure: unknown) => failure)
    expect(sentence(error)).toContain(said)
    expect(sentence(error)).not.toMatch(/geheim|nowhere/)
  })

  test.each([
    ['28P01', 'carry a user and a password'],
    ['28000', 'carry a user and a password'],
    ['42501', 'should own the database'],
    ['53300', 'takes no further connection'],
    ['57P03', 'is starting or stopping'],
    ['53100', 'The disk of the PostgreSQL of DATABASE_URL is full'],
    ['25006', 'a read-only copy'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'is not trusted'],
  ])('SQLSTATE or code %s', (code, said) => {
    const error = Object.assign(new pg.DatabaseError('geheim', 6, 'error'), { code })
    expect(sentence(databaseError(error, 'DATABASE_URL'))).toContain(said)
    // As a failed migration wraps it.
    const wrapped = new StartError('The migration failed: geheim', { cause: error })
    expect(sentence(databaseError(wrapped, 'DATABASE_URL'))).toContain(said)
  })

  test.each([
    [
      '28000',
      'no pg_hba.conf entry for host "10.0.0.7", user "rebond", database "rebond", no encryption',
      'agree about encryption',
    ],
    [
      '08P01',
      'server login has been failing, cached error: connect failed (server_login_retry)',
      'No PostgreSQL answers behind DATABASE_URL',
    ],
    ['08P01', 'query_wait_timeout', 'No PostgreSQL answers behind DATABASE_URL'],
    ['08P01', 'invalid message', 'does not speak as one'],
  ])('code %s, « %s »', (code, message, said) => {
    const error = Object.assign(new pg.DatabaseError(message, 6, 'error'), { code })
    expect(sentence(databaseError(error, 'DATABASE_URL'))).toContain(said)
    expect(databaseError(error, 'DATA_DIR')).toBe(error)
  })

  test('the embedded one, whose disk is full', () => {
    const error = Object.assign(new pg.DatabaseError('full', 6, 'error'), { code: '53100' })
    expect(sentence(databaseError(error, 'DATA_DIR'))).toContain('set DATA_DIR')
  })
})

test('DATABASE_DIRECT_URL has to lead to the same database.', async () => {
  const other = await testDatabase()
  const addresses = {
    DATABASE_URL: url(connection.database!),
    DATABASE_DIRECT_URL: url(other.connection.database!),
  }
  await expect(configuredDatabases(addresses)).rejects.toThrow('should lead to the same database')
  const same = { ...addresses, DATABASE_DIRECT_URL: addresses.DATABASE_URL }
  expect(await configuredDatabases(same)).toMatchObject({ pooled: false })
})
