import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../../src/server/database/connection.ts'

export interface TestDatabase extends Database {
  connection: Connection
}

const created: string[] = []

/** Called after each test file (test/support/drop-databases.ts). */
export async function dropDatabases(): Promise<void> {
  for (const name of created.splice(0)) await onServer(`drop database if exists ${name} with (force)`)
}

/** A migrated, empty database for the test file that calls this at its top; dropped when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const connection = await createDatabase(inject('template'))
  const database = openDatabase(connection, { maxConnections: 5 })
  afterAll(() => database.close())
  return { ...database, connection }
}

/** A database without any table, for tests that create or restore the schema themselves. */
export function emptyDatabase(): Promise<Connection> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // The fastest strategy while fsync is off.
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  created.push(name)
  return { ...inject('server'), database: name }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('server'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
