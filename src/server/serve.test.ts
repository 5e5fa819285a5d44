import { Hono } from 'hono'
import * as v from 'valibot'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../test/support/context.ts'
import { createClub, createMember, createAccount } from '../../test/club/people.ts'
import { refusal, wrongFields } from '../../test/support/refusals.ts'
import * as clubs from '../contract/clubs.ts'
import { accountHeader, clubHeader, endpoint } from '../contract/endpoint.ts'
import type { App, AppEnv } from './app-env.ts'
import type { Db } from './database/connection.ts'
import { answerError } from './errors.ts'
import { Refused } from './refused.ts'
import { announce } from './live/announce.ts'
import { serve, servePrepared } from './serve.ts'

const context = await createTestContext()
const app: App = new Hono<AppEnv>()
app.onError(answerError)
app.use(async (c, next) => {
  c.set('context', context)
  c.set('requestId', uuidv7())
  c.set('headers', {})
  await next()
})

const written = v.object({ number: v.number() })
const input = v.strictObject({ text: v.string() })
const note = endpoint({
  method: 'POST',
  path: '/api/notes',
  ability: 'manageAccount',
  input,
  output: written,
})
const reading = endpoint({ ...note, method: 'GET', path: '/api/note', input: v.strictObject({}) })
const whoever = endpoint({ ...reading, path: '/api/whoever', ability: null })
const early = endpoint({ ...note, path: '/api/early-notes' })
const ofClub = endpoint({ ...note, path: '/api/club-notes', ability: 'readClub' })
const readingOfClub = endpoint({ ...reading, path: '/api/club-note', ability: 'readClub' })
const prepared = endpoint({ ...note, path: '/api/prepared-notes' })
const leaving = endpoint({ ...note, path: '/api/leaving' })

/** What the next writes meet after they have written. */
let afterwards: () => Promise<void>
let preparing: () => Promise<void>
let refusesEarly = false
let number = 0

serve(app, note, async ({ input, db }) => {
  await keep(db, input.text)
  await afterwards()
  number += 1
  return { number }
})

serve(app, ofClub, async ({ input, db }) => {
  await keep(db, input.text)
  return { number: 1 }
})

serve(app, early, async ({ input, db }) => {
  if (refusesEarly) throw new Refused('not-waiting')
  await keep(db, input.text)
  number += 1
  return { number }
})
serve(app, leaving, async ({ actor, db }) => {
  await db.deleteFrom('login_sessions').where('account_id', '=', actor.id).execute()
  announce(db, { ends: actor.id })
  return { number: 0 }
})
serve(app, reading, async () => ({ number }))
serve(app, readingOfClub, async ({ actor, db }) => ({ number: await members(db, actor.clubId, actor.id) }))
serve(app, whoever, async () => ({ number }))

servePrepared(
  app,
  prepared,
  async ({ input }) => {
    await preparing()
    return input.text.toUpperCase()
  },
  async ({ db }, text) => {
    await keep(db, text)
    return { number: text.length }
  },
)

async function keep(db: Db, subject: string): Promise<void> {
  await db
    .insertInto('kept_mails')
    .values({ id: uuidv7(), recipient: '', subject, body: '', created_at: new Date() })
    .execute()
}

async function members(db: Db, clubId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

async function kept(): Promise<string[]> {
  const rows = await context.db.selectFrom('kept_mails').select('subject').orderBy('id').execute()
  return rows.map(({ subject }) => subject)
}

const player = await createAccount(context, 'player')
const call = caller(app, player.cookie)

beforeEach(async () => {
  afterwards = async () => {}
  preparing = async () => {}
  await context.db.deleteFrom('kept_mails').execute()
})

describe('a page that takes somebody else for signed in', () => {
  const headers = { [accountHeader]: uuidv7() }

  test('neither writes nor reads, and its write can be sent again by that person', async () => {
    const writeId = uuidv7()
    expect(await refusal(call(note, { text: 'une' }, { writeId, headers }))).toBe('signed-in-as-another')
    expect(await refusal(call(reading, {}, { headers }))).toBe('signed-in-as-another')
    expect(await kept()).toEqual([])
    await call(note, { text: 'deux' }, { writeId, headers: { [accountHeader]: player.id } })
    expect(await kept()).toEqual(['deux'])
  })

  test('may ask who it is', async () => {
    expect(await refusal(call(whoever, {}, { headers }))).toBeNull()
  })

  test('is told to sign in when nobody is', async () => {
    expect(await refusal(caller(app)(reading, {}, { headers }))).toBe('not-signed-in')
  })
})

describe('a write that was made for one club', () => {
  const headersOf = (clubId: string) => ({ headers: { [clubHeader]: clubId } })

  test('does not become another one’s, where its author is now', async () => {
    const { id, coach } = await createClub(context)
    const callHere = caller(app, coach.cookie)
    expect(await refusal(callHere(ofClub, { text: 'ailleurs' }, headersOf(uuidv7())))).toBe('in-another-club')
    expect(await refusal(callHere(ofClub, { text: 'ici' }, headersOf(id)))).toBeNull()
    expect(await refusal(callHere(ofClub, { text: 'sans rien dire' }))).toBeNull()
    expect(await kept()).toEqual(['ici', 'sans rien dire'])
  })

  test('gets its answer again after its author has gone to another', async () => {
    const { id, coach } = await createClub(context)
    const callHere = caller(app, coach.cookie)
    const sent = { writeId: uuidv7(), ...headersOf(id) }
    const first = await callHere(ofClub, { text: 'ici' }, sent)
    await coach.call(clubs.leave, {})
    await coach.call(clubs.create, { id: uuidv7(), name: 'Le suivant' })
    expect(await callHere(ofClub, { text: 'ici' }, sent)).toEqual(first)
    expect(await kept()).toEqual(['ici'])
  })
})

describe('a write of somebody whom a coach has removed since', () => {
  async function removed() {
    const club = await createClub(context)
    const { id, cookie } = await createMember(context, club, 'player')
    const callHere = caller(app, cookie)
    const writeId = uuidv7()
    const first = await callHere(ofClub, { text: 'membre' }, { writeId })
    await club.coach.call(clubs.removeMember, { id })
    return { id, callHere, writeId, first }
  }

  test('gets its answer again, also where the server has not heard of the removal', async () => {
    const { callHere, writeId, first } = await removed()
    expect(await callHere(ofClub, { text: 'membre' }, { writeId })).toEqual(first)
    expect(await callHere(ofClub, { text: 'membre' }, { writeId })).toEqual(first)
    expect(await kept()).toEqual(['membre'])
  })

  test('is refused where it was never done, and so is another one under its id', async () => {
    const { callHere, writeId } = await removed()
    expect(await refusal(callHere(ofClub, { text: 'après' }))).toBe('no-club')
    expect(await refusal(callHere(ofClub, { text: 'autre' }, { writeId }))).toBe('write-id-reused')
    expect(await kept()).toEqual(['membre'])
  })

  test('is told to nobody else of no club, and to nobody who has signed out', async () => {
    const { id, callHere, writeId } = await removed()
    const other = await createAccount(context, 'player')
    expect(await refusal(caller(app, other.cookie)(ofClub, { text: 'membre' }, { writeId }))).toBe('no-club')
    await callHere(ofClub, { text: 'membre' }, { writeId })
    await context.db.deleteFrom('login_sessions').where('account_id', '=', id).execute()
    expect(await refusal(callHere(ofClub, { text: 'membre' }, { writeId }))).toBe('not-signed-in')
  })
})

describe('a repeated write', () => {
  test('happens once and gets the answer that the first one had', async () => {
    const writeId = uuidv7()
    const first = await call(note, { text: 'une' }, { writeId })
    expect(await call(note, { text: 'une' }, { writeId })).toEqual(first)
    expect(await kept()).toEqual(['une'])
  })

  test('at the same time waits for the first one and gets its answer', async () => {
    afterwards = () => new Promise((resolve) => setTimeout(resolve, 100))
    const writeId = uuidv7()
    const answers = await Promise.all([1, 2, 3].map(() => call(note, { text: 'une' }, { writeId })))
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1)
    expect(await kept()).toEqual(['une'])
  })

  test('under the id of another request is refused', async () => {
    const writeId = uuidv7()
    await call(note, { text: 'une' }, { writeId })
    expect(await refusal(call(note, { text: 'deux' }, { writeId }))).toBe('write-id-reused')
    expect(await refusal(call(prepared, { text: 'une' }, { writeId }))).toBe('write-id-reused')
    expect(await kept()).toEqual(['une'])
  })

  test('under the id of somebody else’s is a write of its own', async () => {
    const writeId = uuidv7()
    const other = await createAccount(context, 'player')
    await call(note, { text: 'une' }, { writeId })
    await caller(app, other.cookie)(note, { text: 'une' }, { writeId })
    expect(await kept()).toEqual(['une', 'une'])
  })

  test('gets its answer also where it would be refused before anything is written', async () => {
    const writeId = uuidv7()
    const first = await call(early, { text: 'une' }, { writeId })
    refusesEarly = true
    expect(await call(early, { text: 'une' }, { writeId })).toEqual(first)
    expect(await refusal(call(early, { text: 'une' }))).toBe('not-waiting')
    expect(await kept()).toEqual(['une'])
  })

  test('after a refusal, which left nothing behind, is a first one', async () => {
    const writeId = uuidv7()
    afterwards = async () => {
      throw new Refused('not-waiting')
    }
    expect(await refusal(call(note, { text: 'une' }, { writeId }))).toBe('not-waiting')
    expect(await kept()).toEqual([])
    afterwards = async () => {}
    await call(note, { text: 'une' }, { writeId })
    expect(await kept()).toEqual(['une'])
  })

  test('after a refusal that keeps its effects is tried again', async () => {
    const writeId = uuidv7()
    afterwards = async () => {
      throw new Refused('club-full-of-players', { commits: true })
    }
    expect(await refusal(call(note, { text: 'complet' }, { writeId }))).toBe('club-full-of-players')
    afterwards = async () => {}
    expect(await refusal(call(note, { text: 'complet' }, { writeId }))).toBeNull()
    expect(await kept()).toEqual(['complet', 'complet'])
  })

  test.each(['', 'un', '12345678-1234-1234-1234-12345678901'])('needs an id; %j is none', async (writeId) => {
    expect(await refusal(call(note, { text: 'une' }, { writeId }))).toBe('malformed-request')
  })
})

describe('a cookie that signed somebody in before', () => {
  /** The server has seen it; what happens to the login then, it does not hear of. */
  async function known() {
    const person = await createAccount(context, 'player')
    await caller(app, person.cookie)(note, { text: 'avant' })
    return { id: person.id, call: caller(app, person.cookie) }
  }

  test('writes nothing once the login has ended, not even where that was done before', async () => {
    const { id, call } = await known()
    const writeId = uuidv7()
    await call(note, { text: 'faite' }, { writeId })
    await context.db.deleteFrom('login_sessions').where('account_id', '=', id).execute()
    expect(await refusal(call(note, { text: 'après' }))).toBe('not-signed-in')
    expect(await refusal(call(note, { text: 'faite' }, { writeId }))).toBe('not-signed-in')
    expect(await kept()).toEqual(['avant', 'faite'])
  })

  test('writes as a member of the club that was joined meanwhile, and not of the one that was left', async () => {
    const { id, call } = await known()
    const { id: club_id } = await createClub(context)
    const since = context.now()
    const membership = { account_id: id, club_id, role: 'player', standing: 'member', since } as const
    expect(await refusal(call(ofClub, { text: 'avant' }))).toBe('no-club')
    await context.db.insertInto('memberships').values(membership).execute()
    expect(await refusal(call(ofClub, { text: 'pendant' }))).toBeNull()
    await context.db.deleteFrom('memberships').where('account_id', '=', id).execute()
    expect(await refusal(call(ofClub, { text: 'après' }))).toBe('no-club')
    expect(await kept()).toEqual(['avant', 'pendant'])
  })

  test('reads nothing once the login has ended, not even what is in no database', async () => {
    const { id, call } = await known()
    expect(await call(reading, {})).toEqual({ number })
    await context.db.deleteFrom('login_sessions').where('account_id', '=', id).execute()
    expect(await refusal(call(reading, {}))).toBe('not-signed-in')
  })

  test('reads as a member of the club that was joined meanwhile, and not of the one that was left', async () => {
    const { id, call } = await known()
    const { id: club_id } = await createClub(context)
    const membership = { account_id: id, club_id, role: 'player', standing: 'member' } as const
    expect(await refusal(call(readingOfClub, {}))).toBe('no-club')
    await context.db
      .insertInto('memberships')
      .values({ ...membership, since: context.now() })
      .execute()
    expect(await call(readingOfClub, {})).toEqual({ number: 1 })
    expect(await call(readingOfClub, {})).toEqual({ number: 1 })
    await context.db.deleteFrom('memberships').where('account_id', '=', id).execute()
    expect(await refusal(call(readingOfClub, {}))).toBe('no-club')
  })

  test('is noted as a visit an hour later', async () => {
    const { id, call } = await known()
    const { now } = context.clock
    context.clock.now = new Date(now.getTime() + 61 * 60_000)
    await call(note, { text: 'une heure après' })
    const seen = context.db.selectFrom('login_sessions').select('last_seen_at').where('account_id', '=', id)
    expect(await seen.executeTakeFirst()).toEqual({ last_seen_at: context.clock.now })
    context.clock.now = now
  })

  test('has a write that is refused but keeps its effects done once', async () => {
    const { call } = await known()
    afterwards = async () => {
      throw new Refused('club-full-of-players', { commits: true })
    }
    expect(await refusal(call(note, { text: 'complet' }))).toBe('club-full-of-players')
    expect(await kept()).toEqual(['avant', 'complet'])
  })
})

describe('a login', () => {
  test('that has ended elsewhere reads and writes nothing more', async () => {
    const person = await createAccount(context, 'player')
    const callHere = caller(app, person.cookie)
    await callHere(reading, {})
    await context.db.deleteFrom('login_sessions').where('account_id', '=', person.id).execute()
    expect(await refusal(callHere(reading, {}))).toBe('not-signed-in')
    expect(await refusal(callHere(note, { text: 'après' }))).toBe('not-signed-in')
    expect(await kept()).toEqual([])
  })
})

describe('what a write prepares', () => {
  test('reaches it', async () => {
    expect(await call(prepared, { text: 'une' })).toEqual({ number: 3 })
    expect(await kept()).toEqual(['UNE'])
  })

  test('holds no connection: more at once than there are connections prepare together', async () => {
    const together = 12
    let arrived = 0
    let open = () => {}
    const allHere = new Promise<void>((resolve) => (open = resolve))
    preparing = () => {
      arrived += 1
      if (arrived === together) open()
      return allHere
    }
    await Promise.all(Array.from({ length: together }, () => call(prepared, { text: 'une' })))
    expect(await kept()).toHaveLength(together)
  })
})

describe('a body', () => {
  async function send(body: string): Promise<{ status: number; refusal?: unknown; fields?: unknown }> {
    const headers = { Cookie: player.cookie, 'Idempotency-Key': uuidv7() }
    const response = await app.request(note.path, { method: 'POST', headers, body })
    return { ...((await response.json()) as object), status: response.status }
  }

  const deep = `{"text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`

  test.each(['{', '{"text":', 'text=une', '[]', '[{"text":"une"}]', 'null', '"une"', '7', '\0', deep])(
    'that is no JSON object, or a very deep one, is malformed: %.40j',
    async (body) => {
      expect(await send(body)).toMatchObject({ status: 400, refusal: 'malformed-request' })
    },
  )

  test.each([
    ['', { text: expect.any(String) as string }],
    ['{}', { text: expect.any(String) as string }],
    ['{"text":7}', { text: expect.any(String) as string }],
    ['{"text":"une","more":1}', { more: expect.any(String) as string }],
    ['{"text":{"__proto__":"une"}}', { text: expect.any(String) as string }],
  ])('that is another object than asked for is told by field', async (body, fields) => {
    expect(await send(body)).toMatchObject({ status: 422, refusal: 'invalid-input', fields })
  })
})

test('Whoever is not signed in is told so before anything else.', async () => {
  expect(await refusal(caller(app)(note, { text: 'une' }))).toBe('not-signed-in')
  expect(await wrongFields(call(note, { text: 1 } as never))).toHaveProperty('text')
})
