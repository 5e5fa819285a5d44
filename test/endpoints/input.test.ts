import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { type Endpoint, isWrite, writeIdHeader } from '../../src/contract/endpoint.ts'
import { problem } from '../../src/contract/problem.ts'
import { request } from '../support/context.ts'
import { type CallerName, callerNames, callers } from './callers.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
afterEach(restoreDatabase)

const rows = [...fixtures]
const writes = rows.filter(([, { endpoint }]) => isWrite(endpoint))
const largerThan = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) })

/** Values that no field accepts; some are unusual even in JSON. */
const oddities = [null, true, -1, 1e300, '', ' ', 'a\0b', '\ud800', 'x'.repeat(3000), [], [null], {}]

describe.each(writes)('%s', (_, fixture) => {
  test.each([
    ['malformed JSON', '{"id": ', 400, 'malformed-request'],
    ['JSON that is no object', '[1]', 400, 'malformed-request'],
    [
      'more than its body may have',
      largerThan(fixture.endpoint.maxBodyBytes ?? 256 * 1024),
      413,
      'too-large',
    ],
  ])('refuses %s', async (_, body, status, refusal) => {
    const input = await fixture.input(situationOf(fixture))
    const answer = await send(fixture, input, body)
    expect([answer.status, v.parse(problem, await answer.json()).refusal]).toEqual([status, refusal])
  })
})

describe.each(rows)('%s', (_, fixture) => {
  test('says in French what is wrong with each field, and never fails', async () => {
    const input = await fixture.input(situationOf(fixture))
    const valid = Object.entries(input as object)
    const unexpected = { ...Object.fromEntries(valid), unexpected: 1 }
    expect(await wrongFieldsOf(fixture, unexpected)).toHaveProperty('unexpected')
    const sentences: unknown[] = []
    for (const [key] of valid) {
      for (const oddity of oddities.filter((oddity) => fits(oddity, fixture.endpoint, key))) {
        const fields = await wrongFieldsOf(fixture, { ...Object.fromEntries(valid), [key]: oddity })
        sentences.push(...Object.values(fields))
      }
    }
    const english = sentences.filter((sentence) => /Expected|received/.test(String(sentence)))
    expect({ english, errors: context.errors.splice(0) }).toEqual({ english: [], errors: [] })
  })
})

/** A lone surrogate cannot be sent in a path. */
function fits(oddity: unknown, { path }: Endpoint, key: string): boolean {
  return !path.includes(`:${key}`) || String(oddity).isWellFormed()
}

/** A caller who is allowed to send the request. */
function callerOf({ outcomes }: Fixture): CallerName {
  return callerNames.findLast((name) => outcomes[name] === 'ok')!
}

function situationOf(fixture: Fixture) {
  return { context, me: callers[callerOf(fixture)] }
}

function cookieFor(fixture: Fixture): { cookie?: string } {
  const cookie = cookies.get(callerOf(fixture))
  return cookie ? { cookie } : {}
}

async function wrongFieldsOf(fixture: Fixture, input: unknown): Promise<Record<string, string>> {
  await context.db.deleteFrom('attempts').execute()
  const answer = await request(context.app, fixture.endpoint, input, cookieFor(fixture))
  if (answer.ok) return {}
  return v.parse(problem, await answer.json()).fields ?? {}
}

function send(fixture: Fixture, input: unknown, body: string): Promise<Response> {
  const { cookie } = cookieFor(fixture)
  return Promise.resolve(
    context.app.request(pathOf(fixture.endpoint, input as Record<string, string>), {
      method: fixture.endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        [writeIdHeader]: uuidv7(),
        ...(cookie && { Cookie: cookie }),
      },
      body,
    }),
  )
}

function pathOf({ path }: Endpoint, input: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => input[name] ?? '')
}
