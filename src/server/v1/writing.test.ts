import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { insertApiKey, writesEverything } from '../../../test/club/api-key-fixtures.ts'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { caller } from '../../../test/support/context.ts'
import { type Operation, programWith, readAll, writerWith } from '../../../test/support/v1.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as players from '../../contract/players.ts'
import { resources } from '../../contract/v1/resources.ts'
import { maxListLength } from '../../contract/v1/write.ts'
import { writes } from '../../contract/v1/writes.ts'
import { vaiseId } from '../../demo/club.ts'
import { people } from '../../demo/club-people.ts'
import { apiAccess } from '../../domain/api-key.ts'
import { planIds, planOffers } from '../../domain/plan.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const { app, db } = context
const dayMs = 24 * 3600_000
const name = 'Tableur du bureau'

afterEach(restoreDatabase)

type Writer = ReturnType<typeof writerWith>
interface Thing extends Record<string, unknown> {
  readonly id: string
}

async function writer(access = writesEverything): Promise<Writer> {
  await db.updateTable('clubs').set({ subscription_plan: 'pro' }).execute()
  const { secret } = await insertApiKey(context, { clubId: vaiseId, coachId: people.lea.id, name, access })
  return writerWith(app, secret)
}

async function neighbour(): Promise<Writer> {
  const { clubId } = await db
    .selectFrom('memberships')
    .select('club_id as clubId')
    .where('account_id', '=', people.paul.id)
    .executeTakeFirstOrThrow()
  const key = { clubId, coachId: people.paul.id, access: writesEverything }
  return writerWith(app, (await insertApiKey(context, key)).secret)
}

const json = async (answer: Response) => (await answer.json()) as Thing
const codeOf = async (answer: Response) => (await json(answer))['code'] ?? 'ok'
/** A deletion has no body. */
const outcomeOf = async (answer: Response) => (answer.ok ? 'ok' : codeOf(answer))
const things = async ({ send }: Writer, of: string) =>
  (await readAll((path, headers) => send('get', path, { headers: headers ?? {} }), of)) as Thing[]

const session = { title: 'Stage de mars', date: '2027-03-02', time: '18:00', duration: '1h30' } as const
const exercise = {
  type: 'service',
  technique: 'Marteau',
  effect: 'Latéral Gauche',
  difficulty: 'avancé',
  duration: '10 min',
} as const

describe('A session', () => {
  test('is planned, changed, moved and deleted, as a coach’s own', async () => {
    const program = await writer()
    const { type, technique, effect, duration } = exercise
    const made = await program.create('sessions', {
      ...session,
      players: [{ id: people.ines.id }],
      exercises: [{ type, technique, effect, duration }],
    })
    expect(made.status).toBe(201)
    const planned = await json(made)
    expect(planned).toMatchObject({
      ...session,
      startsAt: '2027-03-02T17:00:00.000Z',
      players: [{ id: people.ines.id, presence: null }],
      exercises: [{ technique, id: expect.any(String) }],
    })
    const path = `sessions/${planned.id}`
    expect(made.headers.get('Location')).toBe(`/api/v1/${path}`)
    expect(made.headers.get('ETag')).toBe(await program.tagOf(path))

    const moved = await program.change(path, { date: '2027-03-04', description: 'En demi-groupes' })
    expect(await json(moved)).toEqual({
      ...planned,
      date: '2027-03-04',
      startsAt: '2027-03-04T17:00:00.000Z',
      description: 'En demi-groupes',
    })
    expect(moved.headers.get('ETag')).toBe(await program.tagOf(path))
    expect((await program.remove(path)).status).toBe(204)
    expect((await program.send('get', path)).status).toBe(404)
    const row = await db
      .selectFrom('training_sessions')
      .select(['created_by', 'created_by_key'])
      .where('id', '=', planned.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ created_by: null, created_by_key: name })
  })

  test('is planned with what a group names', async () => {
    const program = await writer()
    const group = (await things(program, 'groups')).find(
      ({ place, coaches }) => place && (coaches as []).length,
    )!
    const { place, players, coaches } = group as Thing & { players: { id: string }[] }
    const planned = await json(await program.create('sessions', { ...session, place, players, coaches }))
    const ids = (named: unknown) => (named as { id: string }[]).map(({ id }) => id).toSorted()
    expect(planned).toMatchObject({ place: { id: (place as Thing).id } })
    expect(ids(planned['players'])).toEqual(ids(players))
    expect(ids(planned['coaches'])).toEqual(ids(coaches))
  })

  test('has its place, its coaches and what is no exercise; what is not sent stays', async () => {
    const program = await writer()
    const { id: placeId, name: placeName } = await db
      .selectFrom('places')
      .select(['id', 'name'])
      .where('club_id', '=', vaiseId)
      .orderBy('name')
      .executeTakeFirstOrThrow()
    const { type, technique, effect, duration } = exercise
    const blocks = [
      { title: 'Matchs', duration: '45 min', position: 9 },
      { title: 'Échauffement', duration: '10 min', position: 0 },
    ]
    const made = await program.create('sessions', {
      ...session,
      place: { id: placeId },
      coaches: [{ id: people.marc.id }],
      exercises: [{ type, technique, effect, duration }],
      blocks,
    })
    const planned = await json(made)
    const lea = { id: people.lea.id, name: `${people.lea.firstName} ${people.lea.lastName}` }
    const marc = { id: people.marc.id, name: `${people.marc.firstName} ${people.marc.lastName}` }
    expect(planned).toMatchObject({ place: { id: placeId, name: placeName }, coaches: [marc] })
    expect(Object.keys(planned['place'] as object)).toEqual(['id', 'name'])
    // In the order in which they are played, the exercise between them.
    const id = expect.any(String)
    expect(planned['blocks']).toEqual([
      { ...blocks[1], id, position: 0 },
      { ...blocks[0], id, position: 2 },
    ])
    const path = `sessions/${planned.id}`
    expect(await json(await program.change(path, { title: 'Stage' }))).toEqual({ ...planned, title: 'Stage' })

    const [warmUp] = planned['blocks'] as [{ id: string }]
    const changed = { place: null, coaches: [{ id: lea.id }, { id: marc.id }], blocks: [warmUp] }
    expect(await json(await program.change(path, changed))).toMatchObject({
      place: null,
      coaches: [lea, marc],
      blocks: [{ id: warmUp.id, title: 'Échauffement' }],
      exercises: [{ technique }],
    })
    expect(await json(await program.create('sessions', session))).toMatchObject({
      place: null,
      coaches: [],
      blocks: [],
    })
  })

  test('is refused a place or a coach of another club, and a block twice, with where they stand', async () => {
    const program = await writer()
    const { id } = await db
      .insertInto('places')
      .values((eb) => ({
        id: uuidv7(),
        club_id: eb.selectFrom('memberships').select('club_id').where('account_id', '=', people.paul.id),
        name: 'Ailleurs',
        name_key: 'ailleurs',
        tables: 4,
        created_at: context.now(),
        updated_at: context.now(),
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const block = { id: uuidv7(), title: 'Matchs', duration: '45 min', position: 0 }
    const pointersTo = async (more: object) => {
      const answer = await program.create('sessions', { ...session, ...more })
      return [answer.status, ((await json(answer))['errors'] as { pointer: string }[]).map((e) => e.pointer)]
    }
    expect(await pointersTo({ place: { id } })).toEqual([422, ['/place']])
    expect(await pointersTo({ coaches: [{ id: people.paul.id }] })).toEqual([422, ['/coaches']])
    expect(await pointersTo({ coaches: [{ id: people.ines.id }] })).toEqual([422, ['/coaches']])
    expect(await pointersTo({ blocks: [block, block] })).toEqual([422, ['/blocks']])
    expect(await pointersTo({ blocks: [{ ...block, duration: '3 min' }] })).toEqual([
      422,
      ['/blocks/0/duration'],
    ])
    expect(await pointersTo({ place: id })).toEqual([422, ['/place']])
  })

  test('that has taken place stays on its day, in the words that a coach reads', async () => {
    const program = await writer()
    const played = (await things(program, 'sessions')).find((each) =>
      JSON.stringify(each).includes('"presence":"present"'),
    )!
    const answer = await program.change(`sessions/${played.id}`, { date: '2027-03-04' })
    expect(answer.status).toBe(409)
    expect(await json(answer)).toMatchObject({
      type: 'http://localhost:3000/aide/api#session-recorded',
      code: 'session-recorded',
      detail: 'Cette séance a déjà un appel\u00A0: sa date ne change plus.',
    })
  })

  test('is only for players of the club, and at times that there are', async () => {
    const program = await writer()
    const foreign = { ...session, players: [{ id: people.lea.id }] }
    expect(await codeOf(await program.create('sessions', foreign))).toBe('not-a-club-player')
    const skipped = await program.create('sessions', { ...session, date: '2027-03-28', time: '02:30' })
    expect(skipped.status).toBe(422)
    expect(await json(skipped)).toMatchObject({ errors: [{ pointer: '/time', detail: expect.any(String) }] })
  })

  test('shows no feedback to a key that does not read it', async () => {
    const program = await writer(apiAccess((resource) => (resource === 'sessions' ? 'write' : 'none')))
    const all = await things(program, 'sessions')
    expect(all.filter(({ feedback }) => Object.keys(feedback as object).length > 0)).toEqual([])
  })
})

test('An exercise is written, changed and deleted.', async () => {
  const program = await writer()
  const made = await json(await program.create('exercises', exercise))
  expect(made).toMatchObject({ ...exercise, description: '', createdBy: null })
  const changed = await program.change(`exercises/${made.id}`, { duration: '15 min' })
  expect(await json(changed)).toMatchObject({ ...exercise, duration: '15 min' })
  expect((await program.remove(`exercises/${made.id}`)).status).toBe(204)
  expect((await program.remove(`exercises/${made.id}`, '*')).status).toBe(404)
})

test('A request is answered by the program, and a coach reads by which.', async () => {
  const program = await writer()
  const pending = (await things(program, 'requests')).find(({ status }) => status === 'pending')!
  const answer = await program.change(`requests/${pending.id}`, { status: 'rejected' })
  expect(await json(answer)).toMatchObject({
    status: 'rejected',
    updatedBy: null,
    updatedByName: `API\u00A0: ${name}`,
  })
  const coach = caller(app, cookies.get('coach'))
  const { requests } = await coach(exerciseRequests.list, { view: 'active', page: 1 })
  expect(requests.find(({ id }) => id === pending.id)?.updatedByName).toBe(`API\u00A0: ${name}`)
  await program.change(`requests/${pending.id}`, { status: 'archived' })
  expect(await codeOf(await program.change(`requests/${pending.id}`, { status: 'approved' }))).toBe(
    'request-archived',
  )
})

test('Scores and evaluations are given by the program, which is named where coaches are.', async () => {
  const program = await writer()
  const path = `players/${people.ines.id}`
  const aiSettings = { service: 9, initiative: 8, counterInitiative: 7, defense: 6 }
  const scored = await program.change(path, { aiSettings })
  expect(await json(scored)).toMatchObject({ aiSettings: { ...aiSettings, setBy: `API\u00A0: ${name}` } })
  const evaluated = await program.create('evaluations', {
    playerId: people.ines.id,
    id: 'service-1',
    status: 'in_progress',
    coachNotes: 'À revoir.',
  })
  expect(evaluated.status).toBe(201)
  const evaluation = await json(evaluated)
  expect(evaluated.headers.get('Location')).toBe(`/api/v1/evaluations/${String(evaluation['evaluationId'])}`)
  const record = await caller(app, cookies.get('coach'))(players.show, { id: people.ines.id })
  expect(record.aiSettingsHistory[0]).toMatchObject({ ...aiSettings, setBy: `API\u00A0: ${name}` })
  expect(record.evaluations).toContainEqual(
    expect.objectContaining({ coachNotes: 'À revoir.', evaluatedBy: `API\u00A0: ${name}` }),
  )
  const unknown = await program.create('evaluations', {
    playerId: people.lea.id,
    id: 'service-1',
    status: 'mastered',
  })
  expect(await json(unknown)).toMatchObject({ errors: [{ pointer: '/playerId', detail: 'Joueur inconnu' }] })
})

test('The name of a key stays with what it wrote when it has ended.', async () => {
  const program = await writer()
  const { id } = await json(
    await program.change(`players/${people.ines.id}`, {
      aiSettings: { service: 1, initiative: 1, counterInitiative: 1, defense: 1 },
    }),
  )
  await db.deleteFrom('api_keys').execute()
  const record = await caller(app, cookies.get('coach'))(players.show, { id })
  expect(record.aiSettingsHistory[0]?.setBy).toBe(`API\u00A0: ${name}`)
})

describe('What has changed meanwhile is not overwritten', () => {
  test('by a tag of before, nor without one', async () => {
    const program = await writer()
    const { id } = await json(await program.create('exercises', exercise))
    const path = `exercises/${id}`
    const tag = await program.tagOf(path)
    expect((await program.change(path, { duration: '5 min' }, tag)).status).toBe(200)
    expect(await codeOf(await program.change(path, { duration: '20 min' }, tag))).toBe('changed-meanwhile')
    expect(await codeOf(await program.remove(path, tag))).toBe('changed-meanwhile')
    expect(await codeOf(await program.send('patch', path, { body: { duration: '20 min' } }))).toBe(
      'precondition-required',
    )
    expect((await program.send('delete', path)).status).toBe(428)
  })

  test('by one of two keys at once', async () => {
    const [first, second] = [await writer(), await writer()]
    const { id } = await json(await first.create('sessions', session))
    const tag = await first.tagOf(`sessions/${id}`)
    const statuses = await Promise.all(
      [first, second].map(
        async (each, n) => (await each.change(`sessions/${id}`, { title: `Stage ${n}` }, tag)).status,
      ),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('and what others say of a session is no edit of it', async () => {
    const program = await writer()
    const { id } = await json(
      await program.create('sessions', { ...session, players: [{ id: people.ines.id }] }),
    )
    const tag = await program.tagOf(`sessions/${id}`)
    await db
      .updateTable('session_participants')
      .set({ reply: 'not_coming', reply_at: context.now(), absence_reason: 'school' })
      .where('session_id', '=', id)
      .execute()
    expect(await program.tagOf(`sessions/${id}`)).not.toBe(tag)
    // Why somebody does not come is for people: no program reads it.
    const { players } = await json(await program.send('get', `sessions/${id}`))
    expect(players).toEqual([{ id: people.ines.id, name: 'Inès Morel', presence: null, reply: 'not_coming' }])
    expect((await program.change(`sessions/${id}`, { title: 'Stage' }, tag)).status).toBe(200)
  })
})

describe('The same Idempotency-Key', () => {
  const count = async () => (await db.selectFrom('exercises').select('id').execute()).length

  test('writes once, and is answered alike', async () => {
    const program = await writer()
    const before = await count()
    const first = await program.create('exercises', exercise, 'import-1')
    const again = await program.create('exercises', exercise, 'import-1')
    expect([again.status, await again.json()]).toEqual([201, await first.json()])
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await count()).toBe(before + 1)
  })

  test('is refused for another body, and another key has names of its own', async () => {
    const program = await writer()
    await program.create('exercises', exercise, 'import-1')
    const other = await program.create('exercises', { ...exercise, duration: '5 min' }, 'import-1')
    expect([other.status, await codeOf(other)]).toEqual([422, 'idempotency-key-reused'])
    const second = await writer()
    expect((await second.create('exercises', exercise, 'import-1')).status).toBe(201)
  })

  test('twice at once writes once', async () => {
    const program = await writer()
    const before = await count()
    const answers = await Promise.all([1, 2, 3].map(() => program.create('exercises', exercise, 'import-1')))
    const outcomes = await Promise.all(answers.map(outcomeOf))
    expect(outcomes.filter((each) => each !== 'ok' && each !== 'idempotency-key-in-use')).toEqual([])
    expect(outcomes).toContain('ok')
    expect(await count()).toBe(before + 1)
  })

  test('repeats a change whose tag has become old', async () => {
    const program = await writer()
    const { id } = await json(await program.create('exercises', exercise))
    const headers = { 'If-Match': await program.tagOf(`exercises/${id}`), 'Idempotency-Key': 'change-1' }
    const send = () => program.send('patch', `exercises/${id}`, { body: { duration: '5 min' }, headers })
    const first = await send()
    const again = await send()
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
  })

  test('writes nothing again once its answer was erased with somebody in it, and says so', async () => {
    const program = await writer()
    const first = await json(await program.create('exercises', exercise, 'import-1'))
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'change-1' }
    const change = () =>
      program.send('patch', `exercises/${first.id}`, { body: { duration: '5 min' }, headers })
    await change()
    const before = await count()
    await db.updateTable('writes').set({ answer: null }).execute()
    for (const again of [await program.create('exercises', exercise, 'import-1'), await change()]) {
      const { code, detail } = await json(again)
      expect([again.status, code]).toEqual([422, 'idempotency-key-reused'])
      expect(detail).toMatch(/^Cette écriture a déjà eu lieu\./)
    }
    expect(await count()).toBe(before)
    expect(context.errors).toEqual([])
  })

  test('is needed to create, and readable', async () => {
    const program = await writer()
    const without = await program.send('post', 'exercises', { body: exercise })
    expect([without.status, await codeOf(without)]).toEqual([400, 'idempotency-key-required'])
    const long = await program.create('exercises', exercise, 'a'.repeat(256))
    expect(await codeOf(long)).toBe('idempotency-key-required')
  })
})

test('What is wrong in a body is said field by field, with a pointer to each.', async () => {
  const program = await writer()
  const answer = await program.create('sessions', {
    title: ' ',
    date: '2027-02-30',
    time: '18:00',
    players: [{ id: 'ines' }],
    'a/b': 1,
  })
  expect(answer.status).toBe(422)
  const { code, errors } = await json(answer)
  expect(code).toBe('invalid-input')
  expect(errors).toEqual(
    expect.arrayContaining([
      { pointer: '/title', detail: 'Titre requis' },
      { pointer: '/date', detail: 'Cette date n’existe pas' },
      { pointer: '/players/0/id', detail: 'Identifiant invalide' },
      { pointer: '/a~1b', detail: expect.any(String) },
    ]),
  )
  expect(await codeOf(await program.create('sessions', '{'))).toBe('invalid-request')
  expect(await codeOf(await program.change('exercises/0198c0de-0000-7000-8000-000000000001', {}, '*'))).toBe(
    'invalid-input',
  )
  expect(await codeOf(await program.create('sessions', ' '.repeat(300_000)))).toBe('too-large')
})

test.each(['players', 'exercises'])(
  'Too many %s are counted, and not looked at one by one.',
  async (list) => {
    const program = await writer()
    const answer = await program.create('sessions', {
      ...session,
      [list]: Array.from({ length: 85_000 }, () => 0),
    })
    expect(answer.status).toBe(422)
    const { errors } = await json(answer)
    expect(errors).toEqual([{ pointer: `/${list}`, detail: `${maxListLength} éléments au maximum` }])
  },
)

/** To another club's: the thing is not found, nor the player. */
function expected({ kind, needs }: (typeof writes)[number]): number {
  if (kind !== 'create') return 404
  return needs.resource === 'evaluations' ? 422 : 201
}

// Each write, to what there is of its resource.
describe.each(writes.map((write) => [`${write.method} ${write.needs.resource}`, write] as const))(
  '%s',
  (_, write) => {
    const { resource } = write.needs

    /** Sends it by whichever key, to the first thing of the club. */
    async function sending() {
      const all = await things(await writer(), resource)
      const one = all.find(({ status }) => status !== 'archived')!
      const { ids } = resources.find((each) => each.name === resource)!
      const address = Object.keys(ids).map((id) => String(one[id]))
      const path = write.kind === 'create' ? resource : [resource, ...address].join('/')
      // Whatever took place stays on its day.
      const changed = resource === 'sessions' && write.kind === 'change' ? { title: 'Stage' } : write.example
      const body = resource === 'evaluations' ? { ...changed, playerId: people.ines.id } : changed
      const headers = { 'If-Match': '*', 'Idempotency-Key': 'matrix' }
      const method = write.method.toLowerCase() as Operation['method']
      return (program: Writer) => program.send(method, path, { ...(body && { body }), headers })
    }

    test('is done with the right, and counted', async () => {
      const send = await sending()
      const answer = await send(await writer())
      expect(answer.status).toBe(write.status)
      expect(answer.headers.get('RateLimit-Policy')).toBe('"key";q=600;w=60, "writes";q=120;w=60')
      expect(answer.headers.get('RateLimit')).toMatch(/^"key";r=\d+;t=\d+, "writes";r=119;t=\d+$/)
    })

    test('is refused to a key that reads only, with the right that it lacks', async () => {
      const send = await sending()
      for (const level of ['read', 'none'] as const) {
        const access = apiAccess((each) => (each === resource ? level : writesEverything[each]))
        const answer = await send(await writer(access))
        expect(answer.status).toBe(403)
        expect(await json(answer)).toMatchObject({ code: 'not-allowed', required: `${resource}:write` })
      }
    })

    test('reaches nothing of another club', async () => {
      const send = await sending()
      const answer = await send(await neighbour())
      const isInVaise = answer.ok && (await json(answer))['clubId'] === vaiseId
      expect([answer.status, isInVaise]).toEqual([expected(write), false])
    })

    test.each(planIds)('follows the plan %s, when the trial is over', async (plan) => {
      const send = await sending()
      const program = await writer()
      const over = new Date(context.now().getTime() - dayMs)
      await db.updateTable('clubs').set({ subscription_plan: plan, trial_ends_at: over }).execute()
      const includes = planOffers[plan].rights.customApi
      expect(await outcomeOf(await send(program))).toBe(includes ? 'ok' : 'not-in-plan')
    })

    test('is refused without a key, and in a club that may only be read, unless nothing is sold', async () => {
      const send = await sending()
      expect((await send(writerWith(app, null))).status).toBe(401)
      const key = { clubId: vaiseId, coachId: people.lea.id, access: writesEverything }
      const { secret } = await insertApiKey(context, key)
      await db.updateTable('clubs').set({ read_only_from: context.now() }).execute()
      const refused = await send(writerWith(app, secret))
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'club-read-only'])
      const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })
      expect((await send(writerWith(free, secret))).status).toBe(write.status)
    })
  },
)

test('A key that reads one resource reads no other.', async () => {
  await writer()
  const access = apiAccess((resource) => (resource === 'exercises' ? 'read' : 'none'))
  const { secret } = await insertApiKey(context, { clubId: vaiseId, coachId: people.lea.id, access })
  const read = programWith(app, secret)
  for (const { name: of } of resources) {
    const answer = await read(of)
    const { required } = await json(answer)
    const refused = [of, 403, `${of}:read`]
    expect([of, answer.status, required]).toEqual(of === 'exercises' ? [of, 200, undefined] : refused)
  }
})
