import { randomBytes } from 'node:crypto'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dashboard } from '../src/contract/dashboard.ts'
import type { EmbeddedConnection } from '../src/server/database/embedded/start.ts'
import { people } from '../src/demo/club-people.ts'
import { vaiseId } from './club.ts'
import { openConnection, requestText } from './http.ts'
import { feedback, type Peer } from './peer.ts'
import {
  callPeer,
  freePort,
  openSocket,
  prepareOrStop,
  peersFolder,
  runProgram,
  startServer,
} from './peer-process.ts'
import { type ClubRows, password } from './peers-rows.ts'

const program = '@directus/api/dist/cli/run.js'

/** Directus with its defaults (no cache of answers), and its WebSockets in the same process. */
export async function startDirectus(
  connection: EmbeddedConnection,
  folder: string,
  rows: ClubRows,
): Promise<Peer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const adminToken = randomBytes(16).toString('hex')
  cpSync(join(peersFolder, 'directus-extensions'), join(folder, 'extensions'), { recursive: true })
  // Directus looks for further extensions among this file's dependencies, and loads none without it.
  writeFileSync(join(folder, 'package.json'), '{}')
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DB_CLIENT: 'pg',
    DB_HOST: connection.host,
    DB_PORT: String(connection.port),
    DB_USER: connection.user,
    DB_PASSWORD: connection.password ?? '',
    DB_DATABASE: connection.database,
    SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: 'admin@exemple.fr',
    ADMIN_PASSWORD: randomBytes(16).toString('hex'),
    ADMIN_TOKEN: adminToken,
    EXTENSIONS_PATH: join(folder, 'extensions'),
    EXTENSIONS_MUST_LOAD: 'true',
    // It would refuse requests while the process is as busy as it is here.
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'true',
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
  }
  await runProgram({ file: program, args: ['bootstrap'], folder, env })
  const server = await startServer({ file: program, args: ['start'], folder, env }, `${url}/server/ping`)
  const asAdmin = { Authorization: `Bearer ${adminToken}` }
  const post = (path: string, body: unknown) =>
    callPeer<{ data: { id: string } }>(`${url}${path}`, { headers: asAdmin, body })
  async function signIn(id: string): Promise<string> {
    const answer = await callPeer<{ data: { access_token: string } }>(`${url}/auth/login`, {
      body: { email: emailOf(id), password },
    })
    return answer.data.access_token
  }

  const { coach, player } = await prepareOrStop(server, async () => {
    await createSchema(post)
    await copyRows(post, rows, await createRoles(post))
    return { coach: await signIn(people.lea.id), player: await signIn(people.ines.id) }
  })
  return {
    name: 'Directus',
    port,
    pid: server.pid,
    database: connection.database,
    dashboardRequest: requestText('GET', '/dashboard', { headers: { Authorization: `Bearer ${coach}` } }),
    readDashboard: (answer) => answer as Dashboard,
    async openLive(onFeedback) {
      const { promise: subscribed, resolve } = Promise.withResolvers<void>()
      const hello = { type: 'auth', access_token: coach }
      const socket = await openSocket(`ws://127.0.0.1:${port}/websocket`, hello, ({ type, event }) => {
        if (type === 'auth') {
          const query = { fields: ['*'], filter: { club: { _eq: vaiseId } } }
          socket.send(
            JSON.stringify({ type: 'subscribe', collection: 'session_feedback', event: 'create', query }),
          )
        }
        if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
        if (type === 'subscription' && event === 'init') resolve()
        if (type === 'subscription' && event === 'create') onFeedback()
      })
      await subscribed
      const client = await openConnection(port)
      const headers = { Authorization: `Bearer ${player}` }
      return {
        async prepare() {
          const session = crypto.randomUUID()
          await post('/items/training_sessions', {
            id: session,
            club: vaiseId,
            title: 'Mesure',
            date: '2026-01-05',
            time: '18:00',
            duration: '1h',
            starts_at: new Date(Date.now() - 24 * 3600_000),
          })
          await post('/items/session_participants', { session, club: vaiseId, player: people.ines.id })
          return () =>
            client.send('POST', '/items/session_feedback', { headers, body: { ...feedback, session } })
        },
        close() {
          socket.close()
          client.close()
        },
      }
    },
    stop: () => server.stop(),
  }
}

type Post = (path: string, body: unknown) => Promise<{ data: { id: string } }>

const collections = {
  clubs: { name: 'string' },
  people: { club: 'clubs', first_name: 'string', last_name: 'string' },
  memberships: { club: 'clubs', person: 'people', role: 'string', standing: 'string' },
  exercises: {
    club: 'clubs',
    type: 'string',
    technique: 'string',
    effect: 'string',
    duration: 'string',
    difficulty: 'string',
    description: 'text',
  },
  training_sessions: {
    club: 'clubs',
    title: 'string',
    description: 'text',
    date: 'date',
    time: 'time',
    duration: 'string',
    starts_at: 'timestamp',
    deleted_at: 'timestamp',
  },
  session_participants: {
    club: 'clubs',
    session: 'training_sessions',
    player: 'people',
    presence: 'string',
  },
  session_feedback: {
    club: 'clubs',
    session: 'training_sessions',
    player: 'people',
    rating: 'string',
    comment: 'text',
    given_at: 'timestamp',
  },
} as const

const indexed = new Set(['club', 'session', 'player', 'person', 'starts_at', 'given_at'])

async function createSchema(post: Post): Promise<void> {
  for (const [collection, columns] of Object.entries(collections)) {
    const fields = Object.entries(columns).map(([field, type]) => ({
      field,
      type: type in collections ? 'uuid' : type,
      schema: { is_indexed: indexed.has(field) },
    }))
    const id = { field: 'id', type: 'uuid', schema: { is_primary_key: true }, meta: { special: ['uuid'] } }
    await post('/collections', { collection, schema: {}, meta: {}, fields: [id, ...fields] })
  }
  for (const [collection, columns] of Object.entries(collections)) {
    for (const [field, related] of Object.entries(columns)) {
      if (!(related in collections)) continue
      const counted = collection === 'session_participants' && field === 'session'
      const meta = counted ? { one_field: 'participants' } : {}
      await post('/relations', { collection, field, related_collection: related, schema: {}, meta })
    }
  }
  const participants = { field: 'participants', type: 'alias', meta: { special: ['o2m'] } }
  await post('/fields/training_sessions', participants)
}

interface Roles {
  coach: string
  player: string
}

/**
 * What the free tier of Directus 12 offers: a role may read and write whole collections. Rules for single rows (« of
 * one's own club ») need a licence; the endpoint and the hook check them instead.
 */
async function createRoles(post: Post): Promise<Roles> {
  const create = async (name: string, actions: readonly [action: string, collection: string][]) => {
    const { data: role } = await post('/roles', { name })
    const { data: policy } = await post('/policies', { name, app_access: false, admin_access: false })
    await post('/access', { role: role.id, policy: policy.id })
    for (const [action, collection] of actions)
      await post('/permissions', { policy: policy.id, action, collection, fields: ['*'] })
    return role.id
  }
  const reading = Object.keys(collections).map((name) => ['read', name] as [string, string])
  return {
    coach: await create('Coach', reading),
    player: await create('Player', [...reading, ['create', 'session_feedback']]),
  }
}

async function copyRows(post: Post, rows: ClubRows, roles: Roles): Promise<void> {
  const create = (collection: keyof typeof collections, items: readonly unknown[]) =>
    post(`/items/${collection}`, items)
  await create('clubs', rows.clubs)
  await create(
    'people',
    rows.members.map(({ id, club_id: club, first_name, last_name }) => ({ id, club, first_name, last_name })),
  )
  await post(
    '/users',
    rows.members.map(({ id, role }) => ({
      id,
      email: emailOf(id),
      password,
      role: roles[role],
      status: 'active',
    })),
  )
  await create(
    'memberships',
    rows.members.map(({ id, club_id: club, role, standing }) => ({ person: id, club, role, standing })),
  )
  await create(
    'exercises',
    rows.exercises.map(({ club_id: club, ...exercise }) => ({ club, ...exercise })),
  )
  await create(
    'training_sessions',
    rows.sessions.map(({ club_id: club, ...session }) => ({ club, ...session })),
  )
  await create(
    'session_participants',
    rows.participants.map(({ club_id: club, session_id: session, player_id: player, presence }) => ({
      club,
      session,
      player,
      presence,
    })),
  )
  await create(
    'session_feedback',
    rows.feedback.map(({ club_id: club, session_id: session, player_id: player, ...entry }) => ({
      club,
      session,
      player,
      rating: entry.rating,
      comment: entry.comment,
      given_at: entry.created_at,
    })),
  )
}

/** Directus refuses the address of one of the club's people. */
function emailOf(id: string): string {
  return `${id}@exemple.fr`
}
