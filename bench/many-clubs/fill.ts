import { createHash } from 'node:crypto'
import pg from 'pg'
import { rebondDrills } from '../../src/content/drills.ts'
import { starterExercises } from '../../src/domain/starter-exercises.ts'
import { hashPassword } from '../../src/server/accounts/password-hash.ts'
import { type Connection, openDatabase } from '../../src/server/database/connection.ts'
import { demoPassword } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { fillParent } from '../../src/demo/fill-family.ts'
import { idOf } from '../../src/demo/seeded.ts'
import { copyRows } from './copy-rows.ts'
import { seasonRows } from './seasons.ts'
import { foundingGroupRows, groupRows } from './groups.ts'
import { journalRows } from './journal.ts'
import { newcomer, peopleRows } from './people.ts'
import { chunkOf, exportOf } from './exports.ts'
import { importRowsOf, importsOf } from './imports.ts'
import { dayMs, uuidv7At, type Place } from './place.ts'
import { sessionRows } from './sessions.ts'
import { withoutIndexes } from './without-indexes.ts'

export interface ClubSize {
  readonly players: number
  readonly sessions: number
}

export const sizes = {
  ordinary: { players: 40, sessions: 333 },
  manyPlayers: { players: 1000, sessions: 333 },
  manySessions: { players: 40, sessions: 10_000 },
} as const satisfies Record<string, ClubSize>

const empty: ClubSize = { players: 0, sessions: 0 }
const coachesEach = 2
const libraryEach = 30
const eventsEach = 20
const removedEach = 5
const questionsEach = 30
const keysEach = 3
const clubAgeDays = 1100

/** Clubs by number, without `to`. A club's rows do not depend on which others exist. */
export interface Clubs {
  readonly from: number
  readonly to: number
  readonly today: Date
}

/** The first two are the demonstration's, the next one has many players, the one after it many sessions. */
export async function fillClubs(
  connection: Connection,
  { from, to, today }: Clubs,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  if (from === 0) await fillDemonstration(connection, today)
  await withClient(connection, async (client) => {
    await client.query('begin')
    await withoutIndexes(client, async () => {
      for (let n = Math.max(from, 2); n < to; n++) {
        const place = numberedClub(n, today)
        await foundClub(client, place)
        await growClub(client, place, empty, sizeOf(n))
        onProgress(n + 1 - from)
      }
    })
    await client.query('commit')
    await client.query('vacuum (freeze, analyze)')
  })
}

function sizeOf(n: number): ClubSize {
  if (n === 2) return sizes.manyPlayers
  return n === 3 ? sizes.manySessions : sizes.ordinary
}

async function fillDemonstration(connection: Connection, today: Date): Promise<void> {
  const { db, close } = openDatabase(connection)
  const passwordHash = await hashPassword(demoPassword)
  try {
    await fillClub(db, today, passwordHash, { assistant: true })
    await fillParent(db, today, passwordHash)
  } finally {
    await close()
  }
}

/** The club of that number, still without players. */
function numberedClub(n: number, today: Date): Place {
  const seed = `club ${n}`
  return {
    clubId: idOf(seed),
    seed,
    today,
    coachIds: coachesOf({ seed, today }).map(({ id }) => id),
    playerIds: [],
    exerciseIds: Array.from({ length: libraryEach }, (_, exercise) =>
      uuidv7At(foundedAt({ today }), `exercise ${exercise} of ${seed}`),
    ),
  }
}

function coachesOf(place: Pick<Place, 'seed' | 'today'>) {
  return Array.from({ length: coachesEach }, (_, n) => newcomer(place, 'coach', n))
}

function foundedAt({ today }: Pick<Place, 'today'>): Date {
  return new Date(today.getTime() - clubAgeDays * dayMs)
}

async function foundClub(client: pg.Client, place: Place): Promise<void> {
  const { clubId, seed, exerciseIds } = place
  const dates = { created_at: foundedAt(place), updated_at: foundedAt(place) }
  const coaches = coachesOf(place)
  const waiting = newcomer(place, 'coach', 0, 'waiting')
  const removed = Array.from({ length: removedEach }, (_, n) => newcomer(place, 'player', n, 'removed'))
  await copyRows(client, {
    clubs: [
      {
        id: clubId,
        name: `Ping ${seed}`,
        code: `ping${seed}`.replaceAll(' ', ''),
        subscription_plan: 'pro',
        trial_ends_at: foundedAt(place),
        created_by: coaches[0]!.id,
        // An evening to come.
        remind_at: new Date(place.today.getTime() + dayMs),
        ...dates,
      },
    ],
    exercises: exerciseIds.map((id, n) => {
      const exercise = starterExercises[n % starterExercises.length]!
      return { ...exercise, id, club_id: clubId, created_by: coaches[0]!.id, ...dates }
    }),
    club_subscriptions: [
      {
        club_id: clubId,
        customer: `cus_${clubId}`,
        subscription: `sub_${clubId}`,
        item: `si_${clubId}`,
        plan: 'pro',
        status: 'active',
        current_period_end: new Date(place.today.getTime() + 20 * dayMs),
        read_at: place.today,
        created_at: foundedAt(place),
      },
    ],
    terms_acceptances: [
      {
        id: idOf(`terms of ${seed}`),
        club_id: clubId,
        account_id: coaches[0]!.id,
        terms_version: '2026-11-23',
        plan: 'pro',
        accepted_at: foundedAt(place),
        accepted_by_name: 'Camille Roux',
      },
    ],
    payment_incidents: [
      {
        id: `re_${clubId}`,
        club_id: clubId,
        kind: 'refund',
        amount_in_cents: 3999,
        created_at: new Date(place.today.getTime() - 40 * dayMs),
      },
    ],
    contract_terminations: [
      {
        id: idOf(`termination of ${seed}`),
        first_name: 'Ada',
        last_name: 'Martin',
        email: `ada-${clubId}@exemple.fr`,
        club_name: `Ping ${seed}`,
        notified_at: new Date(place.today.getTime() - 40 * dayMs),
        club_id: clubId,
        handled_at: new Date(place.today.getTime() - 40 * dayMs),
      },
    ],
    erasures: [
      {
        id: idOf(`erased of ${seed}`),
        kind: 'account',
        erased_at: new Date(place.today.getTime() - 5 * dayMs),
      },
    ],
    exercise_marks: rebondDrills.slice(0, 2).map(({ id }, n) => ({
      club_id: clubId,
      exercise_id: id,
      archived: n === 0,
      favourite: n === 1,
    })),
    journal_entries: journalRows(place),
    category_targets: [
      {
        club_id: clubId,
        service: 25,
        initiative: 30,
        counter: 25,
        defense: 20,
        updated_at: foundedAt(place),
      },
    ],
    club_exports: [exportOf(place, coaches[0]!.id, new Date(place.today.getTime() - dayMs / 24))],
    club_export_chunks: [chunkOf(place)],
    player_imports: importsOf(place, { at: new Date(place.today.getTime() - dayMs / 24), finished: false }),
    player_import_rows: importRowsOf(place, 'draft'),
    support_questions: askedQuestions(place).map(({ id, askedAt }, n) => ({
      id,
      account_id: coaches[n % coaches.length]!.id,
      club_id: clubId,
      plan: 'pro',
      subject: 'Appel du mardi',
      device: 'Chrome sur Android',
      screen: '390 × 844',
      version: 'app-1a2b3c4d',
      asked_at: askedAt,
      // A few of all clubs' wait for an answer.
      waiting_since: n === 0 ? askedAt : null,
    })),
    support_messages: askedQuestions(place).flatMap(({ id, askedAt }, n) =>
      [false, true].map((from_operator) => ({
        id: from_operator ? idOf(`answer ${n} of ${seed}`) : id,
        question_id: id,
        from_operator,
        body: 'Comment ajouter un joueur arrivé en retard ?',
        written_at: askedAt,
      })),
    ),
    stripe_events: Array.from({ length: eventsEach }, (_, n) => ({
      id: `evt_${n}_${clubId}`,
      type: 'invoice.paid',
      club_id: clubId,
      created_at: new Date(place.today.getTime() - n * dayMs),
      received_at: new Date(place.today.getTime() - n * dayMs),
      handled_at: new Date(place.today.getTime() - n * dayMs),
    })),
  })
  await copyRows(client, peopleRows(place, [...coaches, waiting, ...removed]))
  await copyRows(client, foundingGroupRows(place))
  await copyRows(client, seasonRows(place))
  await copyRows(client, {
    api_keys: Array.from({ length: keysEach }, (_, n) => ({
      id: idOf(`key ${n} of ${seed}`),
      club_id: clubId,
      created_by: coaches[0]!.id,
      name: `Programme ${n}`,
      secret_hash: createHash('sha256').update(`key ${n} of ${seed}`).digest(),
      last_characters: 'AbC1',
      created_at: foundedAt(place),
      expires_at: new Date(place.today.getTime() + (n + 1) * dayMs),
    })),
  })
}

/** The latest first, one every ten days. */
function askedQuestions({ seed, today }: Place) {
  return Array.from({ length: questionsEach }, (_, n) => {
    const askedAt = new Date(today.getTime() - (n * 10 + 1) * dayMs)
    return { id: uuidv7At(askedAt, `question ${n} of ${seed}`), askedAt }
  })
}

/** Grows a club from one size to another; the people that `place` lists already belong to it, and are not counted. */
export async function growClub(client: pg.Client, place: Place, from: ClubSize, to: ClubSize): Promise<void> {
  const players = Array.from({ length: to.players }, (_, n) => newcomer(place, 'player', n))
  const playerIds = [...place.playerIds, ...players.map(({ id }) => id)]
  await copyRows(client, peopleRows(place, players.slice(from.players)))
  await copyRows(client, groupRows(place, players.slice(from.players)))
  await copyRows(client, sessionRows({ ...place, playerIds }, from.sessions, to.sessions))
}

export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
