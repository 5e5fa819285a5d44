import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { Endpoint, Input } from '../src/contract/endpoint.ts'
import * as profiles from '../src/contract/profiles.ts'
import * as trainingSessions from '../src/contract/training-sessions.ts'
import type { Connection, Db } from '../src/server/database/connection.ts'
import { people } from '../src/demo/club-people.ts'
import { startApp } from './app-process.ts'
import { forgetWrites, signIn, vaiseId } from './club.ts'
import { connectTo, openStream } from './http.ts'
import { median, percentile } from './statistics.ts'

export interface Latency {
  write: string
  processes: number
  rawMs: number
  appMs: number
  appP95Ms: number
  ratio: number
}

/** Writes until the JIT compiler has optimised the server's code. */
const warmUps = 600
const pairs = 400
const benchTitle = 'Mesure'
const timeoutMs = 5_000

/**
 * From sending a write to its event on another person's stream. In turn with a bare transaction on the same PostgreSQL
 * (begin, insert, notify, commit, with pg alone), from its beginning to the notification on another connection.
 */
export async function measureLatency(connection: Connection, db: Db): Promise<Latency[]> {
  const raw = await rawWrites(connection)
  const cookies = { lea: await signIn(db, people.lea.id), ines: await signIn(db, people.ines.id) }
  const rows: Latency[] = []
  try {
    for (const processes of [1, 2]) {
      const apps = [await startApp(connection)]
      if (processes === 2) apps.push(await startApp(connection))
      const ports = { write: apps[0]!.port, stream: apps.at(-1)!.port }
      for (const { name, by, recipient, topic, prepare } of writes(db)) {
        let onEvent = () => {}
        const socket = await openStream(ports.stream, cookies[recipient], (text) => {
          if (text.includes(topic)) onEvent()
        })
        const client = await connectTo(ports.write, cookies[by])
        const rawTimes: number[] = []
        const appTimes: number[] = []
        for (let n = 0; n < warmUps + pairs; n++) {
          if (n % 500 === 0) await forgetWrites(db)
          const { endpoint, input } = await prepare(n)
          const arrived = new Promise<void>((resolve) => (onEvent = resolve))
          const rawMs = await raw.time()
          const start = performance.now()
          const answered = client.write(endpoint, input)
          await within(arrived)
          const appMs = performance.now() - start
          await answered
          if (n < warmUps) continue
          rawTimes.push(rawMs)
          appTimes.push(appMs)
        }
        socket.destroy()
        client.close()
        // So that one kind of write does not slow down the reads of the next one.
        await db.deleteFrom('training_sessions').where('title', '=', benchTitle).execute()
        await sql`vacuum analyze`.execute(db)
        rows.push({
          write: name,
          processes,
          rawMs: median(rawTimes),
          appMs: median(appTimes),
          appP95Ms: percentile(appTimes, 0.95),
          ratio: median(appTimes) / median(rawTimes),
        })
      }
      for (const app of apps) await app.stop()
    }
  } finally {
    await raw.end()
  }
  return rows
}

interface Write {
  name: string
  by: 'lea' | 'ines'
  recipient: 'lea' | 'ines'
  topic: string
  prepare: (n: number) => Promise<{ endpoint: Endpoint; input: Input<Endpoint> }>
}

function writes(db: Db): Write[] {
  let version = 0
  return [
    {
      name: 'feedback → coach',
      by: 'ines',
      recipient: 'lea',
      topic: 'training-sessions',
      prepare: async () => ({
        endpoint: trainingSessions.giveFeedback,
        input: { id: await createPastSession(db), rating: 'positive', comment: 'Très bonne séance.' },
      }),
    },
    {
      name: 'profile → coach',
      by: 'ines',
      recipient: 'lea',
      topic: 'training-sessions',
      prepare: async () => {
        version ||= await profileVersion(db)
        return { endpoint: profiles.update, input: { ...profile, version: version++ } }
      },
    },
    {
      name: 'session → player',
      by: 'lea',
      recipient: 'ines',
      topic: 'training-sessions',
      prepare: async () => ({ endpoint: trainingSessions.create, input: { ...plan, id: uuidv7() } }),
    },
  ]
}

const profile = {
  firstName: people.ines.firstName,
  lastName: people.ines.lastName,
  playingStyle: 'initiative',
  preferredHand: 'right',
  playerType: 'competitif',
  goals: 'Monter en régionale.',
  ranking: 812,
} as const

const plan = {
  title: benchTitle,
  description: '',
  date: '2099-06-01',
  time: '18:00',
  duration: '1h',
  playerIds: [people.ines.id],
  exercises: [1, 2, 3].map((n) => ({
    id: uuidv7(),
    type: 'service',
    technique: 'Marteau',
    effect: 'Coupé',
    duration: '15 min',
    description: `Série ${n}`,
  })),
} as const

/** A past session of Inès, without feedback. */
export async function createPastSession(db: Db): Promise<string> {
  const id = uuidv7()
  const at = new Date(Date.now() - 24 * 3600_000)
  const times = { starts_at: at, created_at: at, updated_at: at }
  await db
    .insertInto('training_sessions')
    .values({
      id,
      club_id: vaiseId,
      title: benchTitle,
      date: '2026-01-05',
      time: '18:00',
      duration: '1h',
      ...times,
    })
    .execute()
  await db
    .insertInto('session_participants')
    .values({ session_id: id, club_id: vaiseId, player_id: people.ines.id })
    .execute()
  return id
}

async function profileVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('version')
    .where('id', '=', people.ines.id)
    .executeTakeFirstOrThrow()
  return row.version
}

async function rawWrites(connection: Connection) {
  const writer = new pg.Client(connection)
  const listener = new pg.Client(connection)
  await writer.connect()
  await listener.connect()
  await writer.query(
    'create table bench_raw (id uuid primary key, body text not null, at timestamptz not null)',
  )
  await listener.query('listen bench')
  let onNotification = () => {}
  listener.on('notification', () => onNotification())
  const insert = 'insert into bench_raw (id, body, at) values ($1, $2, now())'
  return {
    async time(): Promise<number> {
      const arrived = new Promise<void>((resolve) => (onNotification = resolve))
      const start = performance.now()
      await writer.query('begin')
      await writer.query(insert, [uuidv7(), 'Très bonne séance.'])
      await writer.query('notify bench')
      const written = writer.query('commit')
      await within(arrived)
      const ms = performance.now() - start
      await written
      return ms
    },
    async end() {
      await writer.end()
      await listener.end()
    },
  }
}

async function within(arrived: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Nothing was heard.')), timeoutMs)
  try {
    await Promise.race([arrived, promise])
  } finally {
    clearTimeout(timer)
  }
}
