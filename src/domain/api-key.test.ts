import { expect, test } from 'vitest'
import {
  apiAccess,
  apiKeySecret,
  apiResources,
  expiryOf,
  hasExpired,
  isWritable,
  lastCharacters,
  maxApiKeys,
  openedBy,
  opens,
  readsEverything,
  whyNotCreateKey,
} from './api-key.ts'

const now = new Date('2026-11-24T17:00:00Z')

test('A key lives for as many days as were chosen, or for good.', () => {
  expect(expiryOf(30, now)).toEqual(new Date('2026-12-24T17:00:00Z'))
  expect(expiryOf(null, now)).toBeNull()
})

test('A key has expired from its very instant on.', () => {
  expect(hasExpired(new Date(now.getTime() + 1), now)).toBe(false)
  expect(hasExpired(now, now)).toBe(true)
  expect(hasExpired(null, now)).toBe(false)
})

test('A club has at most twenty keys that live.', () => {
  expect(whyNotCreateKey(maxApiKeys - 1)).toBeNull()
  expect(whyNotCreateKey(maxApiKeys)).toBe('too-many-api-keys')
})

test('A secret is its prefix and 32 bytes in base64url.', () => {
  const secret = `rebond_${Buffer.alloc(32, 7).toString('base64url')}`
  expect(secret).toMatch(apiKeySecret)
  expect(`${secret}A`).not.toMatch(apiKeySecret)
  expect(lastCharacters(secret)).toHaveLength(4)
})

test('Whoever writes a resource reads it, and nothing else for it.', () => {
  const access = apiAccess((resource) => (resource === 'sessions' ? 'write' : 'none'))
  expect(opens(access, { resource: 'sessions', level: 'write' })).toBe(true)
  expect(opens(access, { resource: 'sessions', level: 'read' })).toBe(true)
  expect(opens(access, { resource: 'feedback', level: 'read' })).toBe(false)
  expect([openedBy(access, 'read'), openedBy(access, 'write')]).toEqual([['sessions'], ['sessions']])
})

test('A key that reads everything writes nothing.', () => {
  expect(openedBy(readsEverything, 'read')).toEqual(apiResources)
  expect(openedBy(readsEverything, 'write')).toEqual([])
})

test('Feedback is never written, for it is the players’ own; nor are coaches, groups and places.', () => {
  const readOnly = apiResources.filter((resource) => !isWritable(resource))
  expect(readOnly).toEqual(['feedback', 'coaches', 'groups', 'places'])
})
