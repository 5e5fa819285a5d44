import { expect, test } from 'vitest'
import { isQueued, isWrite } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { writtenEndpoints } from './written-endpoints.ts'

test('Only writes of a signed-in account are queued', () => {
  const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint))
  expect(queued.length).toBeGreaterThan(0)
  expect(queued.filter(([, endpoint]) => endpoint.ability === null)).toEqual([])
})

test('Only a write is marked as needing the network', () => {
  expect([...endpoints.values()].filter((endpoint) => endpoint.online && !isWrite(endpoint))).toEqual([])
})

test('Every write is among those whose input the browser can check', () => {
  const writes = [...endpoints].filter(([, endpoint]) => isWrite(endpoint)).map(([name]) => name)
  expect(writes.filter((name) => !writtenEndpoints.has(name))).toEqual([])
})
