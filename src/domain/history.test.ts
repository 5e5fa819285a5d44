import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAfter } from './history.ts'

const minute = fc.integer({ min: 0, max: 100_000 })

test('of a history each one comes after the one before, also when the clock was put back', () => {
  fc.assert(
    fc.property(minute, minute, (beforeAt, nowAt) => {
      const [before, now] = [new Date(beforeAt), new Date(nowAt)]
      const at = instantAfter(before, now)
      expect(at >= now && at > before).toBe(true)
      expect(at).toEqual(before < now ? now : new Date(beforeAt + 1))
      expect(instantAfter(null, now)).toEqual(now)
    }),
  )
})
