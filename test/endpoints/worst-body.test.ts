import * as v from 'valibot'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { isWrite } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { problem } from '../../src/contract/problem.ts'
import { isFor } from '../../src/domain/ability.ts'
import type { Role } from '../../src/domain/actor.ts'
import type { callers } from './callers.ts'
import { createFilledContext } from './filled-context.ts'
import { fieldsOf, worstBodies } from './worst-bodies.ts'

const { context, cookies } = await createFilledContext()

const writes = [...endpoints].filter(([, endpoint]) => isWrite(endpoint))
const roles = ['coach', 'player'] as const

describe.each(writes)('%s', (_, endpoint) => {
  const { ability } = endpoint
  const mayAsk = (role: Role) => ability === null || isFor({ rank: role }, ability)
  const allowed = roles.find(mayAsk)!
  const address = endpoint.path.replaceAll(/:\w+/g, () => uuidv7())
  const send = (body: string, by: keyof typeof callers) =>
    context.app.request(address, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', Cookie: cookies.get(by) ?? '' },
      body,
    })

  test.each([...worstBodies(endpoint)])('gives a small answer to %s', async (_, body) => {
    await context.db.deleteFrom('attempts').execute()
    const answer = await (await send(body, allowed)).text()
    const { refusal, fields } = v.parse(problem, JSON.parse(answer))
    expect(refusal).toMatch(/^(invalid-input|malformed-request|already-in-club)$/)
    expect(Object.keys(fields ?? {}).length).toBeLessThanOrEqual(50)
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(16 * 1024)
    expect(context.errors.splice(0)).toEqual([])
  })

  test.each(roles.filter((role) => !mayAsk(role)))(
    'refuses a %s before it looks at their body',
    async (role) => {
      const answer = await send('{"unexpected":1}', role)
      expect(v.parse(problem, await answer.json()).refusal).toBe(`${allowed}-only`)
    },
  )
})

test('Lists are counted before their items are parsed', () => {
  const readsByField = writes.flatMap(([name, { input }]) =>
    Object.keys(fieldsOf(input)).map((field): [string, number] => {
      const list = watchedList(87_000)
      v.safeParse(input, { [field]: list.items })
      return [`${name} ${field}`, list.reads()]
    }),
  )
  // A field that expects an object reads the first item.
  expect(readsByField.filter(([, reads]) => reads > 1)).toEqual([])
})

function watchedList(length: number): { items: unknown[]; reads: () => number } {
  let reads = 0
  const items = new Proxy(
    Array.from({ length }, () => ({})),
    {
      get(list, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
        return Reflect.get(list, key, receiver)
      },
    },
  )
  return { items, reads: () => reads }
}
