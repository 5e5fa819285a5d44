import { expect, test } from 'vitest'
import { isQueued, isWrite } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { checkedEndpoints } from './checked-endpoints.ts'

test('Only writes of a signed-in account are queued', () => {
  const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint))
  expect(queued.length).toBeGreaterThan(0)
  expect(queued.filter(([, endpoint]) => endpoint.ability === null)).toEqual([])
})

test('Only a write is marked as needing the network', () => {
  expect([...endpoints.values()].filter((endpoint) => endpoint.online && !isWrite(endpoint))).toEqual([])
})

test('What may be queued is checked in the browser: a wrong input would otherwise be refused when its author is gone', () => {
  const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint)).map(([name]) => name)
  expect(queued.filter((name) => !checkedEndpoints.has(name))).toEqual([])
})
