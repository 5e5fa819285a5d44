import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resources } from '../../src/contract/v1/resources.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { createApp } from '../../src/server/app.ts'
import { insertApiKey, writesEverything } from '../club/api-key-fixtures.ts'
import { isDeep } from '../support/depth.ts'
import {
  departures,
  type Operation,
  operations,
  type Parameter,
  programWith,
  readAll,
} from '../support/v1.ts'
import { createFilledContext } from './filled-context.ts'
import { anyBody, fittingBody } from './v1-bodies.ts'

const { context } = await createFilledContext()
await context.db.updateTable('clubs').set({ subscription_plan: 'pro' }).execute()
const { secret } = await insertApiKey(context, {
  clubId: vaiseId,
  coachId: people.lea.id,
  access: writesEverything,
})
// However many are sent.
const attempts = {
  ...context.attempts,
  countApiRequest: () =>
    Promise.resolve([{ policy: 'key' as const, limit: 600, seconds: 60, remaining: 1, resetsInMs: 1 }]),
}
const app = createApp({ ...context, attempts })
const runs = isDeep ? 20_000 : 300

/** Of each resource the addresses of its things, which change as they are made and deleted. */
const addresses = new Map<string, string[]>()
const cursors = new Map<string, string>()
/** Of each address, as it was answered last. */
const tags = new Map<string, string>()

const read = programWith(app, secret)
for (const { name, ids, list } of resources) {
  const items = await readAll(read, name)
  const partsOf = (item: (typeof items)[number]) => Object.keys(ids).map((id) => String(item[id]))
  addresses.set(
    name,
    items.map((item) => `${list.path}/${partsOf(item).join('/')}`),
  )
  const { next } = (await (await read(`${name}?limit=1`)).json()) as { next: string | null }
  cursors.set(name, next!)
}

function oneOf(list: readonly string[]): fc.Arbitrary<string> {
  return fc.nat({ max: 9999 }).map((n) => list[n % list.length]!)
}
const idOf = (resource: string) =>
  oneOf(addresses.get(resource)!).map((address) => address.split('/').at(-1)!)
/** By the field of a body that names one; what else has an id is new. */
const known: Readonly<Record<string, fc.Arbitrary<string>>> = {
  players: idOf('players'),
  playerId: idOf('players'),
  technique: idOf('exercises'),
  place: idOf('places'),
  coaches: idOf('coaches'),
}
const fittingId = (name: string) => known[name] ?? fc.uuid()
const anyId = () => fc.oneof(...Object.values(known), idOf('sessions'), idOf('feedback'), fc.uuid())
const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.uuid(), fc.integer().map(String))
const headerText = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/)

interface Request {
  readonly operation: Operation
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
const tagOfAnswer = 'the tag that was answered'

/** As the document and what was read say it. */
function fittingRequest(operation: Operation): fc.Arbitrary<Request> {
  const {
    path,
    parameters,
    requestBody,
    tags: [resource],
  } = operation
  const sent = {
    // Small pages for the most part: what they hold is the same.
    limit: fc
      .oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
        { weight: 1, arbitrary: fc.integer({ min: 10, max: 100 }) },
      )
      .map(String),
    cursor: fc.constant(cursors.get(resource)!),
    'If-Match': fc.constantFrom('*', tagOfAnswer),
    'Idempotency-Key': fc.uuid(),
    'If-None-Match': fc.constant(tagOfAnswer),
    Authorization: fc.constant(`Bearer ${secret}`),
  }
  const inKind = (kind: Parameter['in'], more: readonly Pick<Parameter, 'name' | 'required'>[] = []) => {
    const named = [...parameters.filter((each) => each.in === kind), ...more]
    return fc.record(Object.fromEntries(named.map(({ name }) => [name, sent[name as keyof typeof sent]])), {
      requiredKeys: named.flatMap(({ name, required }) => (required ? [name] : [])),
    })
  }
  return fc.record({
    operation: fc.constant(operation),
    path: path.includes('{') ? oneOf(addresses.get(resource)!) : fc.constant(path),
    query: inKind('query'),
    headers: inKind('header', [{ name: 'Authorization', required: true }, { name: 'If-None-Match' }]),
    body: requestBody
      ? fittingBody(schemaOf(requestBody), fittingId).map((body) => JSON.stringify(body))
      : fc.constant(null),
  })
}

function anyRequest(operation: Operation): fc.Arbitrary<Request> {
  const { path, parameters, requestBody } = operation
  const inKind = (kind: Parameter['in'], requiredKeys: string[] = []) => {
    const named = parameters.filter((each) => each.in === kind)
    return fc.record(Object.fromEntries(named.map((each) => [each.name, anyValue(each)])), { requiredKeys })
  }
  const ids = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  return fc.record({
    operation: fc.constant(operation),
    path: inKind('path', ids).map((values) =>
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        // Nothing at all, and dots, make another address.
        encodeURIComponent(values[name]!.replaceAll(/^\.*$/g, '-')),
      ),
    ),
    query: inKind('query'),
    headers: fc
      .tuple(
        inKind('header'),
        fc.record({
          Authorization: fc.oneof(
            { weight: 9, arbitrary: fc.constant(`Bearer ${secret}`) },
            { weight: 1, arbitrary: headerText },
          ),
        }),
        fc.record({ 'If-None-Match': fc.stringMatching(/^[!-~]{1,30}$/) }, { requiredKeys: [] }),
      )
      .map(([own, key, tag]) => ({ ...own, ...key, ...tag })),
    body: requestBody
      ? fc.oneof(
          { weight: 8, arbitrary: anyBody(schemaOf(requestBody), anyId).map((body) => JSON.stringify(body)) },
          { weight: 1, arbitrary: fc.json() },
          { weight: 1, arbitrary: fc.string() },
        )
      : fc.constant(null),
  })
}

function anyValue({ name }: Parameter): fc.Arbitrary<string> {
  if (name === 'limit') return fc.oneof(fc.integer({ min: 1, max: 100 }).map(String), anything)
  if (name === 'If-Match') return fc.oneof(fc.constantFrom('*', '"1.a"', 'W/"2.b", "1.c"'), headerText)
  // A few names only, so that some are used again.
  if (name === 'Idempotency-Key') return fc.oneof(fc.uuid(), fc.constantFrom('a', 'b', 'c'), headerText)
  if (name === 'cursor') {
    const made = fc
      .array(fc.oneof(anyId(), anything), { maxLength: 3 })
      .map((parts) => Buffer.from(parts.join(' ')).toString('base64url'))
    return fc.oneof(fc.constantFrom(...cursors.values()), made, anything)
  }
  return fc.oneof(anyId(), anything)
}

const schemaOf = ({ content }: NonNullable<Operation['requestBody']>) => content['application/json']!.schema

async function send({ operation, path, query, headers, body }: Request): Promise<Response> {
  const answer = await app.request(`${path}?${new URLSearchParams(query).toString()}`, {
    method: operation.method.toUpperCase(),
    ...(body !== null && { body }),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value === tagOfAnswer ? (tags.get(path) ?? '"none"') : value,
      ]),
    ),
  })
  const [resource] = operation.tags
  const things = addresses.get(resource)!
  const address = answer.headers.get('Location') ?? path
  // A repeat is answered as the first was.
  if (answer.status === 201 && !things.includes(address)) things.push(address)
  if (answer.status === 204 && things.includes(path)) things.splice(things.indexOf(path), 1)
  tags.set(address, answer.headers.get('ETag') ?? '"none"')
  return answer
}

/** Half of them fit the document; two of three read, which takes less time. */
const requests = fc.oneof(
  ...operations.map((operation) => ({
    weight: operation.method === 'get' ? 3 : 2,
    arbitrary: fc.oneof(fittingRequest(operation), anyRequest(operation)),
  })),
)

test(`Of ${runs} random requests every answer is as the document says, and none is an error of the server.`, async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { operation } = request
      const answer = await send(request)
      seen.add(`${operation.method} ${answer.status}`).add(`${operation.operationId} ${answer.status}`)
      expect(answer.status).toBeLessThan(500)
      expect(await departures(operation, answer)).toEqual([])
    }),
    // What was sent before is there: a smaller request would not meet the same club.
    { numRuns: runs, endOnFailure: true },
  )
  const expected = [
    'get 200',
    'get 400',
    'get 401',
    'get 404',
    'post 201',
    'post 422',
    'patch 200',
    'patch 428',
    'delete 204',
  ]
  const done = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).flatMap((status) => (status < '400' ? `${operationId} ${status}` : [])),
  )
  expect([...seen]).toEqual(expect.arrayContaining(isDeep ? [...expected, ...done] : expected))
}, 600_000)
