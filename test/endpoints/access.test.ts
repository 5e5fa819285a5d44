import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { isWrite } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { problem } from '../../src/contract/problem.ts'
import { club } from '../../src/demo/club.ts'
import { request } from '../support/context.ts'
import { type CallerName, callerNames, callers } from './callers.ts'
import type { Fixture, Outcome } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const ofVaise = idsOfVaise()

afterEach(restoreDatabase)

test('Every endpoint has a fixture of its own', () => {
  expect([...fixtures.keys()].toSorted()).toEqual([...endpoints.keys()].toSorted())
  expect([...fixtures].filter(([name, { endpoint }]) => endpoint !== endpoints.get(name))).toEqual([])
})

describe.each([...fixtures])('%s', (_, fixture) => {
  test.each(callerNames)('by %s', async (name) => {
    const answer = await call(fixture, name, fixture.input)
    expect(answer).toEqual(asExpected(fixture.outcomes[name]))
  })

  test.each(Object.entries(fixture.exceptions))('%s', async (_, { by, input, outcome }) => {
    expect(await call(fixture, by, input)).toEqual(asExpected(outcome))
  })
})

const writes = [...fixtures].filter(([, { endpoint }]) => isWrite(endpoint))

test.each(writes)('%s needs no header but the cookie', async (_, { endpoint, input, outcomes }) => {
  const by = callerNames.findLast((name) => outcomes[name] === 'ok')!
  const cookie = cookies.get(by)
  const options = { ...(cookie && { cookie }), writeId: null }
  const response = await request(context.app, endpoint, await input({ context, me: callers[by] }), options)
  v.parse(endpoint.output, await response.json())
  expect(response.status).toBe(200)
})

interface Answer {
  outcome: Outcome
  /** Data of another club in the answer, if any. */
  leaks: string | undefined
  /** Whether a repeat of the same write got the same answer. */
  repeats: boolean
  errors: readonly string[]
}

function asExpected(outcome: Outcome): Answer {
  return { outcome, leaks: undefined, repeats: true, errors: [] }
}

async function call({ endpoint }: Fixture, name: CallerName, makeInput: Fixture['input']): Promise<Answer> {
  const input = await makeInput({ context, me: callers[name] })
  const cookie = cookies.get(name)
  const options = { ...(cookie && { cookie }), writeId: uuidv7() }
  const response = await request(context.app, endpoint, input, options)
  const body: unknown = await response.json()
  const errors = context.errors.splice(0)
  if (!response.ok) return { ...asExpected(v.parse(problem, body).refusal), errors }
  v.parse(endpoint.output, body)

  // What anyone may ask depends on what they bring, not on who they are; and nothing is kept to repeat.
  if (endpoint.ability === null || endpoint.answersSecret) return { ...asExpected('ok'), errors }
  // A guardian reads of the child’s club, whichever their own is.
  const foreign =
    endpoint.ability !== 'actForChildren' && (name === 'foreignCoach' || name === 'foreignPlayer')
  const leaks = foreign ? ofVaise.exec(JSON.stringify(body))?.[0] : undefined
  if (!isWrite(endpoint)) return { ...asExpected('ok'), leaks, errors }
  const again = await request(context.app, endpoint, input, options)
  // A write that ended its own login session cannot be repeated.
  const repeats = again.status === 401 || isDeepStrictEqual(await again.json(), body)
  return { outcome: 'ok', leaks, repeats, errors }
}

function idsOfVaise(): RegExp {
  const { id, name, members, sessions, requests, exercises } = club(context.now()).clubs[0]!
  const things = [...sessions, ...requests, ...exercises, ...members.map(({ person }) => person)]
  return new RegExp([id, name, ...things.map((thing) => thing.id)].join('|'))
}
