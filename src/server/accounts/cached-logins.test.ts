import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '../app-env.ts'
import { type CachedLogins, createCachedLogins } from './cached-logins.ts'

const lea = login('lea')
const ines = login('ines')
const noon = new Date('2026-11-24T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
let cache: CachedLogins
let lookups: number

beforeEach(() => {
  cache = createCachedLogins()
  cache.setListening(true)
  lookups = 0
})

function login(id: string): SignedIn {
  return { actor: { id, role: 'coach', clubId: 'vaise' }, loginSessionId: `login of ${id}` }
}

function find(now = noon, found: SignedIn | null = lea, token = 'token') {
  return cache.find(token, now, async () => {
    lookups += 1
    return found
  })
}

describe('A login', () => {
  test('is looked up once within five seconds, and then again.', async () => {
    expect(await find()).toEqual({ login: lea, fresh: true })
    expect(await find(later(4))).toEqual({ login: lea, fresh: false })
    expect(await find(later(5))).toEqual({ login: lea, fresh: true })
  })

  test('is its token’s alone, and nobody is not cached.', async () => {
    await find()
    expect(await find(noon, ines, 'another')).toEqual({ login: ines, fresh: true })
    await find(noon, null, 'unknown')
    expect(await find(noon, null, 'unknown')).toEqual({ login: null, fresh: true })
  })

  test('is looked up once by reads that come together; who only shared the lookup knows it.', async () => {
    const both = await Promise.all([find(), find()])
    expect(both).toEqual([
      { login: lea, fresh: true },
      { login: lea, fresh: false },
    ])
    expect(lookups).toBe(1)
  })

  test('that could not be looked up is looked up again.', async () => {
    const failing = cache.find('token', noon, () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await find()).toEqual({ login: lea, fresh: true })
  })
})

describe('A login that has ended', () => {
  test('is forgotten, and no other.', async () => {
    await find()
    await find(noon, ines, 'another')
    cache.forget('lea')
    expect((await find()).fresh).toBe(true)
    expect((await find(noon, ines, 'another')).fresh).toBe(false)
  })

  test('while it was looked up is not cached, nor shared with who asks afterwards.', async () => {
    const { promise, resolve } = Promise.withResolvers<SignedIn | null>()
    const before = cache.find('token', noon, () => promise)
    cache.forget('lea')
    expect(await find(noon, null)).toEqual({ login: null, fresh: true })
    resolve(lea)
    await before
    expect(await find(noon, null)).toEqual({ login: null, fresh: true })
  })
})

test('While announcements may be missed nothing is cached, and nothing of before is left.', async () => {
  await find()
  cache.setListening(false)
  expect((await find()).fresh).toBe(true)
  expect((await find()).fresh).toBe(true)
  cache.setListening(true)
  expect((await find()).fresh).toBe(true)
  expect((await find()).fresh).toBe(false)
})

test('Beyond ten thousand the oldest makes room.', async () => {
  for (let n = 0; n <= 10_000; n += 1) await find(noon, lea, `token ${n}`)
  expect((await find(noon, lea, 'token 1')).fresh).toBe(false)
  expect((await find(noon, lea, 'token 0')).fresh).toBe(true)
})
