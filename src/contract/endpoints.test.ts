import { expect, test } from 'vitest'
import { isQueued, isWrite } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

test('Only writes of somebody signed in wait for the network', () => {
  const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint))
  expect(queued.length).toBeGreaterThan(0)
  expect(queued.filter(([, endpoint]) => endpoint.ability === null)).toEqual([])
})

test('Only a write says that it needs the network', () => {
  expect([...endpoints.values()].filter((endpoint) => endpoint.online && !isWrite(endpoint))).toEqual([])
})
