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
import { valuesOf } from './v1-bodies.ts'

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

/** Ids, cursors and tags that the server gave, so that requests also find something. */
async function knownValues(): Promise<{ ids: string[]; cursors: string[] }> {
  const read = programWith(app, secret)
  const ids: string[] = []
  const cursors: string[] = []
  for (const { name } of resources) {
    const items = await readAll(read, name)
    ids.push(
      ...items
        .slice(0, 5)
        .flatMap(({ id, evaluationId, sessionId, playerId }) =>
          [id, evaluationId, sessionId, playerId].filter((each) => typeof each === 'string'),
        ),
    )
    const first = (await (await read(`${name}?limit=1`)).json()) as { next: string | null }
    if (first.next) cursors.push(first.next)
  }
  return { ids, cursors }
}

const { ids, cursors } = await knownValues()
const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.uuid(), fc.integer().map(String))
const headerText = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/)

function valueOf({ name }: Parameter): fc.Arbitrary<string> {
  if (name === 'limit') return fc.oneof(fc.integer({ min: 1, max: 100 }).map(String), anything)
  if (name === 'If-Match') return fc.oneof(fc.constantFrom('*', '"1.a"', 'W/"2.b", "1.c"'), headerText)
  // A few names only, so that some are used again.
  if (name === 'Idempotency-Key') return fc.oneof(fc.uuid(), fc.constantFrom('a', 'b', 'c'), headerText)
  if (name === 'cursor') {
    const made = fc
      .array(fc.oneof(fc.constantFrom(...ids), anything), { maxLength: 3 })
      .map((parts) => Buffer.from(parts.join(' ')).toString('base64url'))
    return fc.oneof(fc.constantFrom(...cursors), made, anything)
  }
  return fc.oneof(fc.constantFrom(...ids), fc.uuid(), anything)
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<string | null> {
  if (!requestBody) return fc.constant(null)
  const { schema } = requestBody.content['application/json']!
  return fc.oneof(
    { weight: 8, arbitrary: valuesOf(schema, ids).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
  )
}

const requests = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    values: fc.record(
      Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, valueOf(parameter)])),
      {
        requiredKeys: operation.parameters
          .filter(({ in: where }) => where === 'path')
          .map(({ name }) => name),
      },
    ),
    body: bodyOf(operation),
    authorization: fc.oneof(
      { weight: 9, arbitrary: fc.constant(`Bearer ${secret}`) },
      { weight: 1, arbitrary: headerText },
    ),
    tag: fc.option(fc.stringMatching(/^[!-~]{1,30}$/)),
  }),
)

test(`Of ${runs} random requests every answer is as the document says, and none is an error of the server.`, async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(requests, async ({ operation, values, body, authorization, tag }) => {
      const given = values as Record<string, string>
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        // Nothing at all, and dots, make another address.
        encodeURIComponent(given[name]!.replaceAll(/^\.*$/g, '-')),
      )
      const of = (kind: Parameter['in']) =>
        operation.parameters.flatMap(({ name, in: where }) =>
          where === kind && given[name] !== undefined ? [[name, given[name]] as [string, string]] : [],
        )
      const query = new URLSearchParams(of('query'))
      const answer = await app.request(`${path}?${query.toString()}`, {
        method: operation.method.toUpperCase(),
        ...(body !== null && { body }),
        headers: {
          Authorization: authorization,
          ...(tag !== null && { 'If-None-Match': tag }),
          ...Object.fromEntries(of('header')),
        },
      })
      const what = `${operation.method} ${answer.status}`
      seen.set(what, (seen.get(what) ?? 0) + 1)
      expect(answer.status).toBeLessThan(500)
      expect(await departures(operation, answer)).toEqual([])
    }),
    { numRuns: runs },
  )
  const expected = ['get 200', 'get 400', 'get 401', 'get 404', 'post 201', 'post 422', 'patch 428']
  expect([...seen.keys()]).toEqual(expect.arrayContaining(expected))
}, 600_000)
