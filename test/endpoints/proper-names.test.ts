import { afterEach, expect, test } from 'vitest'
import { isWrite } from '../../src/contract/endpoint.ts'
import { problem } from '../../src/contract/problem.ts'
import * as v from 'valibot'
import { request } from '../support/context.ts'
import { type CallerName, callerNames, callers } from './callers.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
afterEach(restoreDatabase)

/** What people and things are called, wherever an input has it. */
const names = new Set(['firstName', 'lastName', 'name', 'clubName', 'title', 'technique', 'effect'])
const flaws = ['Gain www.gain.example', 'https://gain.example', 'In\u202Eès', 'In\u200Bès']

interface Place {
  endpoint: string
  path: string[]
}

test('Wherever a name is written, it can hold neither the address of a site nor a hidden character.', async () => {
  const places: Place[] = []
  for (const [endpoint, fixture] of fixtures) {
    if (!isWrite(fixture.endpoint)) continue
    const input = await inputOf(fixture)
    for (const path of namesIn(input)) {
      places.push({ endpoint, path })
      for (const flaw of flaws) {
        await context.db.deleteFrom('attempts').execute()
        const answer = await send(fixture, replaced(input, path, flaw))
        const { refusal, fields } = v.parse(problem, await answer.json())
        expect([endpoint, path, flaw, refusal]).toEqual([endpoint, path, flaw, 'invalid-input'])
        expect(Object.keys(fields ?? {})).toContain(path.join('.'))
      }
    }
  }
  expect([...new Set(places.map(({ endpoint }) => endpoint))].toSorted()).toEqual([
    'accounts.renameMyself',
    'accounts.signUp',
    'apiKeys.create',
    'children.add',
    'children.correct',
    'clubs.create',
    'clubs.update',
    'exerciseRequests.create',
    'exercises.create',
    'exercises.update',
    'groups.create',
    'groups.update',
    'guardians.signUp',
    'places.create',
    'places.update',
    'profiles.update',
    'sessionSeries.create',
    'subscription.terminateContract',
    'trainingSessions.create',
    'trainingSessions.update',
  ])
})

function namesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && names.has(path.at(-1) ?? '') ? [path] : []
  }
  return Object.entries(value).flatMap(([key, inside]) => namesIn(inside, [...path, key]))
}

function replaced(value: unknown, [key, ...rest]: string[], by: string): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

function callerOf({ outcomes }: Fixture): CallerName {
  return callerNames.findLast((name) => outcomes[name] === 'ok')!
}

async function inputOf(fixture: Fixture): Promise<unknown> {
  return fixture.input({ context, me: callers[callerOf(fixture)] })
}

function send(fixture: Fixture, input: unknown): Promise<Response> {
  const cookie = cookies.get(callerOf(fixture))
  return request(context.app, fixture.endpoint, input as never, cookie ? { cookie } : {})
}
