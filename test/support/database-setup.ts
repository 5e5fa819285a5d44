import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../../src/server/database/connection.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { packagedMajor, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection that may create databases; the template below exists on its server. */
    server: Connection
    template: string
  }
}

/** One server and one migrated template a run; each test file clones the template (test/support/database.ts). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverFor(project.name)
  const template = `rebond_template_${process.pid}`
  try {
    await statement(server.connection, `create database ${template}`)
    await migrate({ ...server.connection, database: template })
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('server', server.connection)
  project.provide('template', template)

  return async () => {
    await statement(server.connection, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function serverFor(projectName: string): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const given = projectName === 'routes' && process.env.TEST_DATABASE_URL
  if (given) return { connection: urlAsConnection(given), stop: async () => {} }
  const [, major = packagedMajor] = projectName.split('-')
  return startPostgres(Number(major))
}

function urlAsConnection(url: string): Connection {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
}

async function statement(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
