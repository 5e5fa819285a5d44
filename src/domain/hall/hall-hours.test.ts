import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, sessionEnd } from '../training-session.ts'
import { hallHours, noteInHall, underWay } from './hall-hours.ts'

const startsAt = new Date('2026-11-24T17:00:00Z')
const session = { startsAt, duration: '1h' as const }
const after = (minutes: number) => addMinutes(startsAt, minutes)

/** A block of 15 minutes is started first, then the others happen. */
function evening(
  begins: number,
  ...more: readonly [type: 'pause' | 'plus60' | 'skip' | 'end', at: number][]
) {
  const head = (minutes: number) => ({ id: `e${100 + minutes}`, at: after(minutes).toISOString(), by: 'léa' })
  const block = { run: 'run', blockId: 'warm-up' }
  const start = { ...head(begins), ...block, type: 'start' as const, after: null, minutes: 15, seenAt: null }
  return [start, ...more.map(([type, at]) => ({ ...head(at), ...block, type }))]
}
const hours = (...given: Parameters<typeof evening>) => underWay(session, hallHours(evening(...given)))
const instant = (minutes: number) => after(minutes).toISOString()

test('« Lancer » before the start begins the session, after it the clock has done so', () => {
  expect(hours(-20)).toEqual({ begunAt: instant(-20) })
  expect(hours(2)).toEqual({})
  expect(underWay(session, hallHours([]))).toEqual({})
})

test('« Fermer la séance » ends it, unless it was over, or had not begun', () => {
  expect(hours(2, ['end', 55])).toEqual({ endsAt: instant(55) })
  expect(hours(2, ['end', 95])).toEqual({})
  expect(hours(-20, ['end', -10])).toEqual({})
})

test('It is over on a screen that counts full minutes at once', () => {
  expect(hours(2, ['end', 55.4])).toEqual({ endsAt: instant(55) })
})

test('A block that still runs makes it longer, by an hour at most; one that is paused or was left does not', () => {
  expect(hours(80)).toEqual({ endsAt: instant(95) })
  expect(hours(80, ['plus60', 82])).toEqual({ endsAt: instant(96) })
  expect(hours(80, ['pause', 82])).toEqual({})
  expect(hours(80, ['skip', 82])).toEqual({})
  expect(hours(80, ['end', 85])).toEqual({ endsAt: instant(85) })
  expect(hours(145)).toEqual({ endsAt: instant(150) })
})

test('What a session was moved away from says nothing of it', () => {
  const { endedAt, begunAt, runsUntil } = hallHours(evening(-20, ['end', 55]))
  for (const days of [-7, 7]) {
    const moved = { ...session, startsAt: after(days * 24 * 60) }
    expect(underWay(moved, { begunAt, endedAt, runsUntil })).toEqual({})
  }
})

test('It never ends before its start, nor later than an hour after its usual end', () => {
  const instants = fc.option(fc.integer({ min: -2000, max: 2000 }).map(after))
  fc.assert(
    fc.property(instants, instants, instants, (begunAt, endedAt, runsUntil) => {
      const hall = underWay(session, { begunAt, endedAt, runsUntil })
      const end = sessionEnd({ ...session, ...hall })
      expect(end >= startsAt && end <= addMinutes(sessionEnd(session), 60)).toBe(true)
      expect(!hall.begunAt || (hall.begunAt >= instant(-60) && hall.begunAt < instant(0))).toBe(true)
    }),
  )
})

test('A device knows by itself what it noted in the hall', () => {
  const session = { startsAt: startsAt.toISOString() }
  const noted = (...events: readonly [type: string, minutes: number][]) =>
    events.reduce(
      (known, [type, minutes]) => noteInHall(known, { type, at: after(minutes).toISOString() }),
      session as Parameters<typeof noteInHall>[0],
    )
  expect(noted(['start', -20], ['plus60', -10])).toMatchObject({ begunAt: after(-20).toISOString() })
  expect(noted(['start', -20], ['end', 50])).toMatchObject({
    begunAt: after(-20).toISOString(),
    endsAt: after(50).toISOString(),
  })
  for (const again of ['start', 'back'])
    expect(noted(['start', 1], ['end', 50], [again, 52]).endsAt).toBeUndefined()
  expect(noted(['start', -20], ['end', -10])).toMatchObject({ begunAt: undefined, endsAt: undefined })
})
