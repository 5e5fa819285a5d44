import { validate, version } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.useRealTimers())

test('ids are UUIDv7, and no two are alike', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('what is made a millisecond later sorts later', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T17:00:00Z') })
  const ids = Array.from({ length: 1000 }, () => {
    vi.advanceTimersByTime(1)
    return newId()
  })
  expect(ids).toEqual(ids.toSorted())
})

test('its first 48 bits are the time', () => {
  vi.useFakeTimers({ now: 0x0123_4567_89ab })
  expect(newId()).toMatch(/^01234567-89ab-7/)
})
