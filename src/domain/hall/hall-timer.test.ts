import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HallAction, HallEvent } from './hall-event.ts'
import { leadingRun, overSince, playedByBlock, rivalRun, timeLeft, timerOf } from './hall-timer.ts'

const begin = Date.parse('2026-11-24T17:00:00.000Z')
const minute = 60_000

/** Minutes after the start of the session. */
function event(minutes: number, action: HallAction, by = 'lea', id = `${minutes} ${action.type} ${by}`) {
  return { id, at: new Date(begin + minutes * minute).toISOString(), by, ...action } as HallEvent
}
function start(minutes: number, blockId: string, after: string | null, by = 'lea', run = 'one') {
  return event(minutes, { type: 'start', run, blockId, after, minutes: 20, seenAt: null }, by)
}
function on(
  minutes: number,
  type: 'pause' | 'resume' | 'plus60' | 'skip' | 'back',
  blockId = 'a',
  by = 'lea',
) {
  return event(minutes, { type, run: 'one', blockId }, by)
}
const leftAt = (events: readonly HallEvent[], minutes: number) =>
  timeLeft(timerOf(events).block!, begin + minutes * minute) / minute
const blockOf = (events: readonly HallEvent[]) => timerOf(events).block

test('Before the first « Lancer » nothing runs.', () => {
  expect(timerOf([])).toEqual({ block: null, played: new Map(), begunAt: null, endedAt: null })
})

test('Sleep, a reload and an empty battery change nothing: time left follows from the events and the clock.', () => {
  const events = [start(0, 'a', null)]
  expect([leftAt(events, 5), leftAt(events, 19), leftAt(events, 300)]).toEqual([15, 1, 0])
  expect(overSince(blockOf(events)!, begin + 20 * minute + 40_000)).toBe(40_000)
})

test('A pause stops it, and two coaches who pause, or resume, do it once.', () => {
  const paused = [start(0, 'a', null), on(5, 'pause'), on(6, 'pause', 'a', 'marc')]
  expect(leftAt(paused, 60)).toBe(15)
  expect(blockOf(paused)!.last).toMatchObject({ type: 'pause', by: 'lea' })
  const resumed = [...paused, on(10, 'resume'), on(11, 'resume', 'a', 'marc')]
  expect(leftAt(resumed, 12)).toBe(13)
})

test('Each « +1 » counts; after the end it gives one minute from then on.', () => {
  const events = [start(0, 'a', null), on(1, 'plus60'), on(2, 'plus60', 'a', 'marc')]
  expect(leftAt(events, 10)).toBe(12)
  const late = [start(0, 'a', null), on(25, 'plus60')]
  expect([leftAt(late, 25), leftAt(late, 25.5), leftAt(late, 26)]).toEqual([1, 0.5, 0])
  expect(playedByBlock(timerOf(late), begin + 60 * minute).get('a')).toBe(21 * minute)
})

test('Two coaches who pass a block pass one; « Annuler » goes on where it was.', () => {
  const events = [start(0, 'a', null), on(5, 'skip'), on(6, 'skip', 'a', 'marc'), start(7, 'b', 'a')]
  expect(blockOf(events)).toMatchObject({ id: 'b', left: false })
  expect(playedByBlock(timerOf(events), begin + 9 * minute)).toEqual(
    new Map([
      ['a', 5 * minute],
      ['b', 2 * minute],
    ]),
  )
  expect(leftAt([start(0, 'a', null), on(5, 'skip'), on(5.1, 'back')], 6.1)).toBe(14)
  // Somebody has begun the next one meanwhile: it stays.
  expect(blockOf([...events, on(8, 'back')])).toMatchObject({ id: 'b' })
})

test('Two coaches who press « Bloc suivant » start one block.', () => {
  const events = [start(0, 'a', null), start(20, 'b', 'a'), start(21, 'b', 'a', 'marc')]
  expect(leftAt(events, 22)).toBe(18)
})

test('Free time starts again once it is over, and counts each turn.', () => {
  const events = [start(0, 'a', null), start(10, 'a', 'a'), start(30, 'a', 'a')]
  expect(leftAt(events, 35)).toBe(15)
  expect(playedByBlock(timerOf(events), begin + 35 * minute).get('a')).toBe(25 * minute)
})

test('« Fermer la séance » ends the block; a block that is started later opens it again.', () => {
  const events = [start(0, 'a', null), event(8, { type: 'end' }), event(9, { type: 'end' }, 'marc')]
  expect(timerOf(events)).toMatchObject({ endedAt: begin + 8 * minute, block: { left: true } })
  expect(playedByBlock(timerOf(events), begin + 60 * minute).get('a')).toBe(8 * minute)
  expect(timerOf([...events, start(12, 'b', 'a')])).toMatchObject({ endedAt: null, block: { id: 'b' } })
})

test('Whoever goes back to the block that closing cut off opens the evening again.', () => {
  const events = [start(0, 'a', null), event(8, { type: 'end', run: 'one' }), on(12, 'back')]
  expect(timerOf(events).endedAt).toBeNull()
  expect(leftAt(events, 14)).toBe(10)
})

test('Whoever closes another run does not end the evening; an earlier release closed whatever ran.', () => {
  const events = [start(0, 'a', null)]
  const end = (run?: string | null) => timerOf([...events, event(8, { type: 'end', run })]).endedAt
  expect([end('one'), end()]).toEqual([begin + 8 * minute, begin + 8 * minute])
  expect([end('two'), end(null)]).toEqual([null, null])
  const chosen = [event(8, { type: 'end', run: 'two' }), start(0, 'a', null, 'marc', 'two')]
  expect(timerOf([...events, ...chosen, event(9, { type: 'lead', run: 'two' })]).endedAt).toBe(
    begin + 8 * minute,
  )
  expect(timerOf([event(8, { type: 'end', run: null })]).endedAt).toBe(begin + 8 * minute)
})

describe('Of two runs that were begun apart', () => {
  const apart = (by: string, run: string, seenAt: string | null): HallEvent => ({
    ...start(0, 'a', null, by, run),
    id: run,
    ...({ seenAt } as object),
  })
  const lea = apart('lea', 'run-1', '2026-11-24T16:00:00.000Z')
  const marc = apart('marc', 'run-2', '2026-11-24T16:59:00.000Z')

  test('the one whose device was last in contact leads, and the other coach is told', () => {
    expect(leadingRun([lea, marc])).toBe('run-2')
    expect(rivalRun([lea, marc], 'lea')).toEqual({ own: 'run-1', leading: 'run-2', by: 'marc' })
    expect(rivalRun([lea, marc], 'marc')).toBeNull()
    expect(rivalRun([lea, marc], 'nadia')).toBeNull()
  })

  test('a coach chooses, which is an event itself; nothing is deleted', () => {
    const kept = [lea, marc, event(5, { type: 'lead', run: 'run-1' })]
    expect(leadingRun(kept)).toBe('run-1')
    expect(rivalRun(kept, 'lea')).toBeNull()
    expect(rivalRun(kept, 'marc')).toEqual({ own: 'run-2', leading: 'run-1', by: 'lea' })
    const followed = [...kept, event(6, { type: 'lead', run: 'run-1' }, 'marc')]
    expect(rivalRun(followed, 'marc')).toBeNull()
  })

  test('without any contact it is the one that was begun first', () => {
    expect(leadingRun([apart('marc', 'run-2', null), apart('lea', 'run-1', null)])).toBe('run-1')
  })
})

/** Events of two devices, in two runs, of three blocks. */
const anyEvent: fc.Arbitrary<HallEvent> = fc
  .record({
    minutes: fc.integer({ min: 0, max: 90 }),
    by: fc.constantFrom('lea', 'marc'),
    run: fc.constantFrom('one', 'two'),
    closed: fc.constantFrom('one', 'two', null, undefined),
    blockId: fc.constantFrom('a', 'b', 'c'),
    after: fc.constantFrom(null, 'a', 'b', 'c'),
    type: fc.constantFrom('start', 'pause', 'resume', 'plus60', 'skip', 'back', 'lead', 'end'),
    seenAt: fc.constantFrom(null, '2026-11-24T16:00:00.000Z', '2026-11-24T16:30:00.000Z'),
  })
  .map(({ minutes, by, type, closed, ...fields }) => {
    // Some of the same minute: the id says which is first.
    const id = JSON.stringify([minutes, by, type, closed, fields])
    if (type === 'end') return event(minutes, { type, run: closed }, by, id)
    return event(minutes, { ...fields, type, minutes: 20 }, by, id)
  })
const evening = fc.array(anyEvent, { maxLength: 30 })

test('Any order and repetition of the events of two devices is one state.', () => {
  fc.assert(
    fc.property(evening, fc.infiniteStream(fc.nat()), (events, shuffle) => {
      const again = [...events, ...events.slice(0, 5)]
        .map((each) => ({ each, rank: shuffle.next().value as number }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ each }) => each)
      expect(timerOf(again)).toEqual(timerOf(events))
      expect(rivalRun(again, 'lea')).toEqual(rivalRun(events, 'lea'))
    }),
  )
})

test('Time left is never negative, never more than the block’s length, and never grows alone.', () => {
  fc.assert(
    fc.property(
      evening,
      fc.array(fc.integer({ min: -30, max: 300 }), { minLength: 2 }),
      (events, instants) => {
        const { block } = timerOf(events)
        if (!block) return
        const left = instants
          .toSorted((a, b) => a - b)
          .map((minutes) => timeLeft(block, begin + minutes * minute))
        expect(left).toEqual(left.toSorted((a, b) => b - a))
        expect(left.at(-1)).toBeGreaterThanOrEqual(0)
        expect(left[0]).toBeLessThanOrEqual(block.lengthMs)
      },
    ),
  )
})

test('Once it has begun, who closes another run changes nothing; who closes its run, or says none, closes it.', () => {
  fc.assert(
    fc.property(evening, fc.integer({ min: 0, max: 90 }), (events, minutes) => {
      const timer = timerOf(events)
      const last = (run?: string | null) => timerOf([...events, event(91, { type: 'end', run })])
      for (const run of [leadingRun(events), undefined]) expect(last(run).endedAt).not.toBeNull()
      if (timer.begunAt === null || timer.begunAt > begin + minutes * minute) return
      for (const run of ['another', null])
        expect(timerOf([...events, event(minutes, { type: 'end', run }, 'marc', 'z')])).toEqual(timer)
    }),
  )
})

test('What was played is never more than the time since the first « Lancer ».', () => {
  fc.assert(
    fc.property(evening, (events) => {
      const timer = timerOf(events)
      const now = begin + 120 * minute
      const sum = [...playedByBlock(timer, now).values()].reduce((total, ms) => total + ms, 0)
      expect(sum).toBeLessThanOrEqual(timer.begunAt === null ? 0 : now - timer.begunAt)
    }),
  )
})
