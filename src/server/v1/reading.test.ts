import { afterEach, describe, expect, test } from 'vitest'
import { insertApiKey } from '../../../test/club/api-key-fixtures.ts'
import { callers } from '../../../test/endpoints/callers.ts'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { programWith, readAll } from '../../../test/support/v1.ts'
import { resources } from '../../contract/v1/resources.ts'
import { vaiseId } from '../../demo/club.ts'
import { people } from '../../demo/club-people.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
let read: ReturnType<typeof programWith>
let readNextDoor: ReturnType<typeof programWith>

const names = resources.map(({ name }) => name)

async function useKeys(): Promise<void> {
  const { clubId } = await context.db
    .selectFrom('memberships')
    .select('club_id as clubId')
    .where('account_id', '=', people.paul.id)
    .executeTakeFirstOrThrow()
  await context.db.updateTable('clubs').set({ subscription_plan: 'pro' }).execute()
  const ours = await insertApiKey(context, { clubId: vaiseId, coachId: people.lea.id })
  const theirs = await insertApiKey(context, { clubId, coachId: people.paul.id })
  read = programWith(context.app, ours.secret)
  readNextDoor = programWith(context.app, theirs.secret)
}

afterEach(restoreDatabase)

function addressOf(name: string, item: Record<string, unknown>): string {
  const { ids } = resources.find((resource) => resource.name === name)!
  return [name, ...Object.keys(ids).map((id) => String(item[id]))].join('/')
}

describe.each(names)('%s', (name) => {
  test('has each once, whatever the size of the pages', async () => {
    await useKeys()
    const whole = await readAll(read, name)
    expect(whole.length).toBeGreaterThan(1)
    expect(await readAll(read, name, 7)).toEqual(whole)
    expect(new Set(whole.map((item) => addressOf(name, item))).size).toBe(whole.length)
  })

  test('has each at its own address, with a tag that spares reading it again', async () => {
    await useKeys()
    const [first] = await readAll(read, name)
    const address = addressOf(name, first!)
    const answer = await read(address)
    expect(await answer.json()).toEqual(first)
    const tag = answer.headers.get('ETag')!
    expect((await read(address, { 'If-None-Match': tag })).status).toBe(304)
    expect((await read(address, { 'If-None-Match': `W/${tag}, "other"` })).status).toBe(304)
    expect((await read(address, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('is of the club alone', async () => {
    await useKeys()
    const theirs = await readAll(readNextDoor, name)
    const ours = await readAll(read, name)
    const of = (items: typeof ours) => items.map((item) => addressOf(name, item))
    expect(of(theirs).filter((address) => of(ours).includes(address))).toEqual([])
    expect((await readNextDoor(of(ours)[0]!)).status).toBe(404)
    expect(ours.filter(({ clubId = vaiseId }) => clubId !== vaiseId)).toEqual([])
  })

  test('holds no address of anybody', async () => {
    await useKeys()
    expect(JSON.stringify(await readAll(read, name))).not.toContain('@')
  })

  test('refuses what is no page', async () => {
    await useKeys()
    const refused = ['limit=0', 'limit=101', 'limit=ten', 'cursor=', 'cursor=abc', 'cursor=%00', 'page=2']
    for (const query of refused) {
      const answer = await read(`${name}?${query}`)
      expect([query, answer.status]).toEqual([query, 400])
      expect(await answer.json()).toMatchObject({ code: 'invalid-request', fields: expect.anything() })
    }
  })
})

test('Of things of one instant each is read once.', async () => {
  await useKeys()
  const { db } = context
  const at = context.now()
  const sessionCount = (await readAll(read, 'sessions')).length
  await db.updateTable('training_sessions').set({ starts_at: at, created_at: at }).execute()
  await db.updateTable('session_feedback').set({ created_at: at }).execute()
  await db.updateTable('exercise_requests').set({ created_at: at }).execute()
  await db.updateTable('exercises').set({ created_at: at }).execute()
  const sessions = await readAll(read, 'sessions', 7)
  expect(sessions).toHaveLength(sessionCount)
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessionCount)
  for (const name of names) expect(await readAll(read, name, 7)).toEqual(await readAll(read, name))
})

test('A session is read with its programme, its participants and the roll.', async () => {
  await useKeys()
  const sessions = await readAll(read, 'sessions')
  const marked = sessions.find((session) => JSON.stringify(session).includes('"presence":"present"'))
  expect(marked).toMatchObject({
    players: expect.arrayContaining([expect.objectContaining({ presence: 'present' })]),
    exercises: expect.arrayContaining([expect.objectContaining({ technique: expect.any(String) })]),
  })
  expect(marked).not.toHaveProperty('version')
  expect(sessions).toContainEqual(
    expect.objectContaining({
      place: { id: expect.any(String), name: expect.any(String) },
      coaches: expect.arrayContaining([{ id: expect.any(String), name: 'Léa Fontaine' }]),
    }),
  )
  expect(sessions.flatMap(({ blocks }) => blocks)).toContainEqual(
    expect.objectContaining({ title: expect.any(String), position: expect.any(Number) }),
  )
})

test('Coaches are read by name, assistants too; whoever waits to be accepted is none.', async () => {
  await useKeys()
  const { id, firstName, lastName } = people.lea
  const coaches = await readAll(read, 'coaches')
  expect(coaches).toContainEqual({ id, clubId: vaiseId, firstName, lastName, role: 'coach' })
  const ids = coaches.map((coach) => coach['id'])
  expect(ids).toContain(callers.assistant.id)
  expect(ids).not.toContain(callers.waitingCoach.id)
  expect((await read(`coaches/${callers.waitingCoach.id}`)).status).toBe(404)
  expect((await read(`coaches/${people.ines.id}`)).status).toBe(404)
})

test('A group is read with whom it names, and a place with its tables.', async () => {
  await useKeys()
  const [players, coaches, places] = await Promise.all(
    ['players', 'coaches', 'places'].map(async (name) => (await readAll(read, name)).map(({ id }) => id)),
  )
  const groups = (await readAll(read, 'groups')) as Record<'players' | 'coaches', { id: string }[]>[]
  expect(
    groups.flatMap((group) => group.players.map(({ id }) => id)).every((id) => players!.includes(id)),
  ).toBe(true)
  expect(groups).toContainEqual(
    expect.objectContaining({
      name: expect.any(String),
      weekday: expect.any(Number),
      time: expect.stringMatching(/^\d{2}:\d{2}$/),
      place: { id: expect.toBeOneOf(places!) },
      players: expect.arrayContaining([{ id: expect.toBeOneOf(players!) }]),
      coaches: expect.arrayContaining([{ id: expect.toBeOneOf(coaches!) }]),
    }),
  )
  expect(await readAll(read, 'places')).toContainEqual(
    expect.objectContaining({ name: 'Gymnase Roquette', tables: 10 }),
  )
})

test('A deleted session is gone, and what was said of it.', async () => {
  await useKeys()
  const [said] = await readAll(read, 'feedback')
  const id = said!['sessionId'] as string
  await context.db
    .updateTable('training_sessions')
    .set({ deleted_at: context.now() })
    .where('id', '=', id)
    .execute()
  expect((await read(`sessions/${id}`)).status).toBe(404)
  expect((await read(addressOf('feedback', said!))).status).toBe(404)
  expect(await readAll(read, 'feedback')).not.toContainEqual(said)
})

test('Of a player who has left nothing is read but what happened in sessions.', async () => {
  await useKeys()
  const { id } = people.ines
  await context.db.deleteFrom('memberships').where('account_id', '=', id).execute()
  expect((await read(`players/${id}`)).status).toBe(404)
  const evaluations = await readAll(read, 'evaluations')
  expect(evaluations.filter(({ playerId }) => playerId === id)).toEqual([])
})

test('What a former club said of a player is not read by the programs of their club of today.', async () => {
  await useKeys()
  const settings = async () => {
    const player = (await (await read(`players/${people.ines.id}`)).json()) as { aiSettings: unknown }
    return player.aiSettings
  }
  expect(await settings()).not.toBeNull()
  const { clubId } = await context.db
    .selectFrom('memberships')
    .select('club_id as clubId')
    .where('account_id', '=', people.paul.id)
    .executeTakeFirstOrThrow()
  const scores = context.db.updateTable('player_scores').where('player_id', '=', people.ines.id)
  await scores.set({ club_id: clubId }).execute()
  expect(await settings()).toBeNull()
})

test('A cookie opens nothing, nor does a key open the application.', async () => {
  await useKeys()
  const cookie = cookies.get('coach')!
  expect((await programWith(context.app, null)('players', { Cookie: cookie })).status).toBe(401)
  const { secret } = await insertApiKey(context, { clubId: vaiseId, coachId: people.lea.id })
  const answer = await context.app.request('/api/players', { headers: { Authorization: `Bearer ${secret}` } })
  expect(answer.status).toBe(401)
})
