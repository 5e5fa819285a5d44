import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dashboard } from '../src/contract/dashboard.ts'
import type { EmbeddedConnection } from '../src/server/database/embedded/start.ts'
import { people } from '../src/demo/club-people.ts'
import { vaiseId } from './club.ts'
import { openConnection, requestText } from './http.ts'
import { feedback, type Peer } from './peer.ts'
import { callPeer, freePort, openSocket, prepareOrStop, peersFolder, startServer } from './peer-process.ts'
import { type ClubRows, password } from './peers-rows.ts'

const appId = 'rebond-bench'

/** Parse Server with its defaults, and LiveQuery in the same process. */
export async function startParse(
  connection: EmbeddedConnection,
  folder: string,
  rows: ClubRows,
): Promise<Peer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/parse`
  const masterKey = randomBytes(16).toString('hex')
  mkdirSync(folder, { recursive: true })
  const settings = join(folder, 'settings.json')
  writeFileSync(
    settings,
    JSON.stringify({
      appId,
      masterKey,
      host: '127.0.0.1',
      port,
      serverURL: url,
      databaseURI: 'postgres://',
      databaseOptions: connection,
      cloud: join(peersFolder, 'parse-cloud.mjs'),
      liveQuery: { classNames: ['Feedback'] },
      startLiveQueryServer: true,
      // So that the answers can be compared: the rows keep Rebond's ids.
      allowCustomObjectId: true,
      logLevel: 'warn',
      logsFolder: null,
    }),
  )
  const server = await startServer(
    { file: 'parse-server/bin/parse-server', args: [settings], folder, env: {} },
    `${url}/health`,
  )
  const app = { 'X-Parse-Application-Id': appId }
  const asMaster = { ...app, 'X-Parse-Master-Key': masterKey }
  const post: Post = (path, body, method) => callPeer(`${url}${path}`, { method, headers: asMaster, body })
  async function signIn(email: string): Promise<string> {
    const body = { username: email, password }
    return (await callPeer<{ sessionToken: string }>(`${url}/login`, { headers: app, body })).sessionToken
  }

  const { coach, player } = await prepareOrStop(server, async () => {
    await createSchema(post)
    await copyRows(post, rows)
    return { coach: await signIn(people.lea.email), player: await signIn(people.ines.email) }
  })
  return {
    name: 'Parse',
    port,
    pid: server.pid,
    database: connection.database,
    dashboardRequest: requestText('POST', '/parse/functions/dashboard', {
      headers: { ...app, 'X-Parse-Session-Token': coach, 'Content-Type': 'application/json' },
      body: '{}',
    }),
    readDashboard: (answer) => (answer as { result: Dashboard }).result,
    async openLive(onFeedback) {
      const { promise: subscribed, resolve } = Promise.withResolvers<void>()
      const hello = { op: 'connect', applicationId: appId, sessionToken: coach }
      const socket = await openSocket(`ws://127.0.0.1:${port}/parse`, hello, ({ op }) => {
        if (op === 'connected') {
          const where = { club: pointer('Club', vaiseId) }
          const query = { className: 'Feedback', where }
          socket.send(JSON.stringify({ op: 'subscribe', requestId: 1, query, sessionToken: coach }))
        }
        if (op === 'subscribed') resolve()
        if (op === 'create') onFeedback()
      })
      await subscribed
      const client = await openConnection(port)
      const headers = { ...app, 'X-Parse-Session-Token': player }
      return {
        async prepare() {
          const startsAt = date(new Date(Date.now() - 24 * 3600_000))
          const inClub = { club: pointer('Club', vaiseId), startsAt, ACL: readableBy(vaiseId) }
          const { objectId } = await post('/classes/TrainingSession', {
            ...inClub,
            title: 'Mesure',
            date: '2026-01-05',
            time: '18:00',
            duration: '1h',
          })
          const session = pointer('TrainingSession', objectId)
          await post('/classes/Participant', { ...inClub, session, player: pointer('_User', people.ines.id) })
          return () =>
            client.send('POST', '/parse/classes/Feedback', { headers, body: { ...feedback, session } })
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

type Post = (path: string, body: unknown, method?: 'PUT') => Promise<{ objectId: string }>

async function createSchema(post: Post): Promise<void> {
  const text = { type: 'String' }
  const day = { type: 'Date' }
  const to = (targetClass: string) => ({ type: 'Pointer', targetClass })
  const club = to('Club')
  const session = to('TrainingSession')
  const player = to('_User')
  const ofSession = { club, session, player, startsAt: day, deletedAt: day }
  const classes = {
    Club: { fields: { name: text }, indexes: {} },
    Membership: {
      fields: { club, person: player, role: text, standing: text },
      indexes: { membership_club: { club: 1 } },
    },
    Exercise: {
      fields: {
        club,
        type: text,
        technique: text,
        effect: text,
        duration: text,
        difficulty: text,
        description: text,
      },
      indexes: { exercise_club: { club: 1 } },
    },
    TrainingSession: {
      fields: {
        club,
        title: text,
        description: text,
        date: text,
        time: text,
        duration: text,
        startsAt: day,
        deletedAt: day,
      },
      indexes: { session_club_start: { club: 1, startsAt: 1 } },
    },
    Participant: {
      fields: { ...ofSession, presence: text },
      indexes: { participant_club_start: { club: 1, startsAt: 1 }, participant_session: { session: 1 } },
    },
    Feedback: {
      fields: { ...ofSession, rating: text, comment: text, givenAt: day },
      indexes: { feedback_club_given: { club: 1, givenAt: 1 } },
    },
  }
  const signedIn = { requiresAuthentication: true }
  for (const [className, { fields, indexes }] of Object.entries(classes)) {
    const create = className === 'Feedback' ? signedIn : {}
    const classLevelPermissions = { find: signedIn, get: signedIn, count: signedIn, create, update: {} }
    await post(`/schemas/${className}`, { className, fields, indexes, classLevelPermissions })
  }
  const fields = { firstName: text, lastName: text, role: text, club }
  await post('/schemas/_User', { className: '_User', fields }, 'PUT')
}

async function copyRows(post: Post, rows: ClubRows): Promise<void> {
  const create = (path: string, bodies: readonly unknown[]) => createMany(post, path, bodies)
  const inClub = (id: string) => ({ club: pointer('Club', id), ACL: readableBy(id) })
  const user = (id: string) => pointer('_User', id)
  const when = (at: Date | null) => (at ? date(at) : undefined)
  await create(
    '/classes/Club',
    rows.clubs.map(({ id, name }) => ({ objectId: id, name, ACL: readableBy(id) })),
  )
  await create(
    '/users',
    rows.members.map(({ id, email, first_name: firstName, last_name: lastName, club_id: club, role }) => ({
      ...inClub(club),
      objectId: id,
      username: email,
      email,
      password,
      firstName,
      lastName,
      role,
    })),
  )
  for (const { id } of rows.clubs) {
    for (const [name, role] of [
      [coaches(id), 'coach'],
      [players(id), 'player'],
    ] as const) {
      const ofRole = rows.members.filter(
        (member) => member.club_id === id && member.role === role && member.standing === 'member',
      )
      await post('/roles', {
        name,
        ACL: {},
        users: { __op: 'AddRelation', objects: ofRole.map((member) => user(member.id)) },
      })
    }
  }
  await create(
    '/classes/Membership',
    rows.members.map(({ id, club_id: club, role, standing }) => ({
      ...inClub(club),
      person: user(id),
      role,
      standing,
    })),
  )
  await create(
    '/classes/Exercise',
    rows.exercises.map(({ id, club_id: club, ...exercise }) => ({
      ...inClub(club),
      ...exercise,
      objectId: id,
    })),
  )
  await create(
    '/classes/TrainingSession',
    rows.sessions.map(({ id, club_id: club, starts_at: startsAt, deleted_at: deletedAt, ...session }) => ({
      ...inClub(club),
      ...session,
      objectId: id,
      startsAt: date(startsAt),
      deletedAt: when(deletedAt),
    })),
  )
  const ofSession = (row: ClubRows['participants' | 'feedback'][number]) => ({
    ...inClub(row.club_id),
    session: pointer('TrainingSession', row.session_id),
    player: user(row.player_id),
    startsAt: date(row.starts_at),
    deletedAt: when(row.deleted_at),
  })
  await create(
    '/classes/Participant',
    rows.participants.map((row) => ({ ...ofSession(row), presence: row.presence ?? undefined })),
  )
  await create(
    '/classes/Feedback',
    rows.feedback.map((row) => ({
      ...ofSession(row),
      rating: row.rating,
      comment: row.comment,
      givenAt: date(row.created_at),
    })),
  )
}

async function createMany(post: Post, path: string, bodies: readonly unknown[]): Promise<void> {
  const together = 50
  for (let from = 0; from < bodies.length; from += together) {
    const requests = bodies
      .slice(from, from + together)
      .map((body) => ({ method: 'POST', path: `/parse${path}`, body }))
    const answers = (await post('/batch', { requests })) as unknown as { error?: unknown }[]
    const failed = answers.find(({ error }) => error)
    if (failed) throw new Error(`Parse refused a row of ${path}: ${JSON.stringify(failed.error)}`)
  }
}

function pointer(className: string, objectId: string) {
  return { __type: 'Pointer', className, objectId }
}

function date(at: Date) {
  return { __type: 'Date', iso: at.toISOString() }
}

function coaches(clubId: string): string {
  return `coaches-${clubId}`
}

function players(clubId: string): string {
  return `players-${clubId}`
}

function readableBy(clubId: string) {
  return {
    [`role:${coaches(clubId)}`]: { read: true, write: true },
    [`role:${players(clubId)}`]: { read: true },
  }
}
