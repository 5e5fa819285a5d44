import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPutOff, isPutOff, putOff } from './put-off.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('A notice is put off until its instant, for whoever did, and apart from the others.', () => {
  putOff('ines', 'email', 1000)
  putOff('ines', 'ended', 5000)
  expect(['email', 'ended', 'else'].map((notice) => isPutOff('ines', notice, 999))).toEqual([
    true,
    true,
    false,
  ])
  expect(['email', 'ended'].map((notice) => isPutOff('ines', notice, 1000))).toEqual([false, true])
  expect(isPutOff('tom', 'email', 0)).toBe(false)
})

test('Somebody else’s put off notices replace them, and signing out erases them.', () => {
  putOff('ines', 'email', 1000)
  putOff('tom', 'email', 1000)
  expect([isPutOff('ines', 'email', 0), isPutOff('tom', 'email', 0)]).toEqual([false, true])
  forgetPutOff()
  expect([isPutOff('tom', 'email', 0), stored.size]).toEqual([false, 0])
})

test.each(['', 'null', '3', '{"accountId":"ines"}', '{"accountId":"ines","until":null}', 'no JSON'])(
  '« %s » in its place counts as nothing.',
  (text) => {
    stored.set('rebond-put-off', text)
    expect(isPutOff('ines', 'email', 0)).toBe(false)
  },
)

test('Without storage nothing fails.', () => {
  vi.stubGlobal('localStorage', undefined)
  putOff('ines', 'email', 1000)
  expect(isPutOff('ines', 'email', 0)).toBe(false)
  forgetPutOff()
})
