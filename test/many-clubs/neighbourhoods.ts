import pg from 'pg'
import { copyRows } from '../../bench/many-clubs/copy-rows.ts'
import { type ClubSize, fillClubs, growClub, withClient } from '../../bench/many-clubs/fill.ts'
import { outdatedRows } from '../../bench/many-clubs/outdated.ts'
import type { Place } from '../../bench/many-clubs/place.ts'
import { type Connection, openDatabase } from '../../src/server/database/connection.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { club, vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { type CallerName, callerNames, callers } from '../endpoints/callers.ts'
import { cookieOf } from '../support/context.ts'

/** Two databases with the same clubs, among fewer and among more others. */
export interface Neighbourhoods {
  smaller: Connection
  larger: Connection
}

export const clubCounts = { smaller: 33, larger: 330 }

/** Fills both, on one server. Returns the cookies of all callers too, which are the same in both. */
export async function fillNeighbourhoods(
  server: Connection,
  today: Date,
  say: (line: string) => void,
): Promise<Neighbourhoods & { cookies: ReadonlyMap<CallerName, string> }> {
  const [smaller, larger] = [on(server, 'smaller'), on(server, 'larger')]
  await withClient(server, (client) => client.query('create database smaller'))
  await migrate(smaller)
  await fillClubs(smaller, { from: 0, to: clubCounts.smaller, today })
  const cookies = await signIn(smaller, today)
  await clone(server, 'smaller', 'larger')
  await fillClubs(larger, { from: clubCounts.smaller, to: clubCounts.larger, today }, (done) => {
    if (done % 33 === 0) say(`${clubCounts.smaller + done} clubs`)
  })
  return { smaller, larger, cookies }
}

/** A copy of both in which Ping Club de Vaise has grown. */
export async function grown(
  server: Connection,
  name: string,
  size: ClubSize,
  today: Date,
): Promise<Neighbourhoods> {
  const grow = async (from: 'smaller' | 'larger') => {
    const connection = on(server, `${from}_${name}`)
    await clone(server, from, connection.database!)
    await withClient(connection, async (client) => {
      // Without checks of foreign keys, which the smaller database has done for the same rows.
      if (from === 'larger') await client.query('set session_replication_role = replica')
      await growClub(client, vaise(today), { players: 0, sessions: 0 }, size)
      await copyRows(client, outdatedRows(vaise(today)))
      // Statistics of all rows: with a sample, the plans would depend on chance.
      await client.query('set default_statistics_target = 5000')
      await client.query('vacuum (freeze, analyze)')
    })
    return connection
  }
  const [smaller, larger] = await Promise.all([grow('smaller'), grow('larger')])
  return { smaller, larger }
}

function vaise(today: Date): Place {
  const { members, exercises } = club(today).clubs.find(({ id }) => id === vaiseId)!
  const players = members.map(({ person }) => person).filter(({ role }) => role === 'player')
  return {
    clubId: vaiseId,
    seed: 'vaise',
    today,
    coachIds: [people.lea.id, people.marc.id],
    playerIds: players.map(({ id }) => id),
    exerciseIds: exercises.map(({ id }) => id),
  }
}

async function signIn(connection: Connection, at: Date): Promise<ReadonlyMap<CallerName, string>> {
  const { db, close } = openDatabase(connection)
  const cookies = new Map<CallerName, string>()
  for (const name of callerNames) {
    const person = callers[name]
    if (person) cookies.set(name, await cookieOf({ db, now: () => at }, person.id))
  }
  await close()
  return cookies
}

/** How many rows each table of the application has. */
export async function rowCounts(connection: Connection): Promise<ReadonlyMap<string, number>> {
  return withClient(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    )
    const counts = new Map<string, number>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from ${pg.escapeIdentifier(name)}`,
      )
      counts.set(name, Number(rows[0]?.count))
    }
    return counts
  })
}

async function clone(server: Connection, from: string, to: string): Promise<void> {
  await withClient(server, (client) =>
    client.query(`create database ${to} template ${from} strategy file_copy`),
  )
}

function on(server: Connection, database: string): Connection {
  return { ...server, database }
}
