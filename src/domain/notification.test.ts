import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rank } from './actor.ts'
import { localClock } from './local-clock.ts'
import {
  channelsFor,
  choose,
  digestMs,
  firstDue,
  isLastMinute,
  isQuiet,
  kinds,
  kindsFor,
  type NotificationChoices,
  notificationChannels,
  notificationKinds,
  tellAt,
  tellTogether,
  wants,
  whyNotChoose,
} from './notification.ts'

const ranks: readonly Rank[] = ['player', 'coach', 'assistant']
const paris = { timeZone: 'Europe/Paris', quiet: true }
const at = (text: string) => new Date(text)

const kind = fc.constantFrom(...notificationKinds)
const channel = fc.constantFrom(...notificationChannels)
const instant = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true })
const choices = fc
  .array(fc.tuple(kind, channel, fc.boolean()))
  .map((chosen) =>
    chosen.reduce<NotificationChoices>((before, [k, c, wanted]) => choose(before, k, c, wanted), {}),
  )

describe('Who hears what:', () => {
  test('each kind has somebody, and each rank hears of its sessions.', () => {
    for (const each of notificationKinds)
      expect(ranks.some((rank) => kindsFor(rank).includes(each))).toBe(true)
    for (const rank of ranks) expect(kindsFor(rank)).toContain('session-changed')
    expect(kindsFor('player')).not.toContain('arrival')
    expect(kindsFor('assistant')).not.toContain('arrival')
    expect(kindsFor('coach')).not.toContain('evaluation')
  })

  test('by default a mail says only that a session is moved or cancelled, and who arrives.', () => {
    expect(notificationKinds.filter((each) => wants({}, each, 'mail'))).toEqual([
      'session-changed',
      'arrival',
    ])
  })
})

describe('What somebody chose', () => {
  test('holds, and nothing else changes.', () => {
    fc.assert(
      fc.property(choices, kind, channel, fc.boolean(), (before, k, c, wanted) => {
        const after = choose(before, k, c, wanted)
        expect(wants(after, k, c)).toBe(wanted)
        for (const otherKind of notificationKinds) {
          for (const otherChannel of notificationChannels) {
            if (otherKind === k && otherChannel === c) continue
            expect(wants(after, otherKind, otherChannel)).toBe(wants(before, otherKind, otherChannel))
          }
        }
      }),
    )
  })

  test('leaves one channel to a session that is moved or cancelled, and to nothing else.', () => {
    const noMail = choose({}, 'session-changed', 'mail', false)
    expect(whyNotChoose(noMail)).toBeNull()
    expect(whyNotChoose(choose(noMail, 'session-changed', 'push', false))).toBe('one-channel-needed')
    expect(whyNotChoose({ 'reminder.mail': false, 'reminder.push': false })).toBeNull()
  })

  test('is never gone against, but for a cancelled session that would reach nobody.', () => {
    fc.assert(
      fc.property(choices, kind, fc.boolean(), fc.boolean(), (chosen, k, mail, push) => {
        const channels = channelsFor(k, chosen, { mail, push })
        for (const each of channels) expect({ mail, push }[each]).toBe(true)
        const isKept = kinds[k].essential
          ? channels.length > 0
          : channels.every((each) => wants(chosen, k, each))
        expect(isKept).toBe(!kinds[k].essential || mail || push)
      }),
    )
  })

  test('for a device alone, a cancelled session is mailed to whoever has none.', () => {
    const deviceAlone = choose({}, 'session-changed', 'mail', false)
    expect(channelsFor('session-changed', deviceAlone, { mail: true, push: true })).toEqual(['push'])
    expect(channelsFor('session-changed', deviceAlone, { mail: true, push: false })).toEqual(['mail'])
    expect(channelsFor('reminder', {}, { mail: true, push: false })).toEqual([])
  })
})

describe('In quiet hours,', () => {
  test.each([
    ['2026-11-28T19:59:59Z', false],
    ['2026-11-28T20:00:00Z', true],
    ['2026-11-29T06:29:59Z', true],
    ['2026-11-29T06:30:00Z', false],
    // In summer an hour earlier in UTC.
    ['2026-07-01T18:59:00Z', false],
    ['2026-07-01T19:00:00Z', true],
  ])('%s: %s', (instant, quiet) => {
    expect(isQuiet(at(instant), 'Europe/Paris')).toBe(quiet)
  })

  const change = (startsAt: string) => ({
    kind: 'session-changed' as const,
    createdAt: at('2026-11-28T21:00:00Z'),
    dueAt: at('2026-11-28T21:05:00Z'),
    startsAt: at(startsAt),
  })

  test('what happens waits until 7:30, but for a change of a session of the same day.', () => {
    const now = at('2026-11-28T21:05:00Z')
    expect(tellAt(change('2026-11-30T17:00:00Z'), paris, now)).toEqual(at('2026-11-29T06:30:00Z'))
    expect(tellAt(change('2026-11-28T22:00:00Z'), paris, now)).toEqual(now)
    expect(tellAt({ ...change('2026-11-28T22:00:00Z'), kind: 'session-planned' }, paris, now)).toEqual(
      at('2026-11-29T06:30:00Z'),
    )
    expect(tellAt(change('2026-11-30T17:00:00Z'), { ...paris, quiet: false }, now)).toEqual(now)
  })

  test('nothing else is ever told, whenever it is asked.', () => {
    const due = fc.record({
      kind,
      createdAt: instant,
      dueAt: instant,
      startsAt: fc.option(instant, { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(due), instant, (dues, now) => {
        for (const told of tellTogether(dues, paris, now).now) {
          if (!isQuiet(now, paris.timeZone)) continue
          const isOfToday =
            told.startsAt !== undefined &&
            localClock(told.startsAt, paris.timeZone).date === localClock(now, paris.timeZone).date
          // What is due within some minutes goes along with what is told today.
          const isBefore = told.kind === 'absence' && told.startsAt !== undefined
          expect((told.kind === 'session-changed' && isOfToday) || isBefore || isQuietEnding(now)).toBe(true)
        }
      }),
    )
  })

  /** What is to be told at 7:30 goes with what is told just before. */
  function isQuietEnding(now: Date): boolean {
    return !isQuiet(new Date(now.getTime() + digestMs), paris.timeZone)
  }
})

describe('An absence at the last minute', () => {
  test('is one of the three hours before the start.', () => {
    const startsAt = at('2026-11-28T17:00:00Z')
    expect(isLastMinute(startsAt, at('2026-11-28T13:59:59Z'))).toBe(false)
    expect(isLastMinute(startsAt, at('2026-11-28T14:00:00Z'))).toBe(true)
    expect(isLastMinute(startsAt, at('2026-11-28T16:59:59Z'))).toBe(true)
    expect(isLastMinute(startsAt, startsAt)).toBe(false)
  })

  test('is told at once by day, and at night only where the session would have begun by the morning.', () => {
    const absence = (now: string, startsAt: string) => ({
      kind: 'absence' as const,
      createdAt: at(now),
      dueAt: at(now),
      startsAt: at(startsAt),
    })
    const told = (now: string, startsAt: string) => tellAt(absence(now, startsAt), paris, at(now))
    expect(told('2026-11-28T16:50:00Z', '2026-11-28T17:00:00Z')).toEqual(at('2026-11-28T16:50:00Z'))
    expect(told('2026-11-28T05:30:00Z', '2026-11-28T08:00:00Z')).toEqual(at('2026-11-28T06:30:00Z'))
    expect(told('2026-11-28T05:30:00Z', '2026-11-28T06:30:00Z')).toEqual(at('2026-11-28T05:30:00Z'))
    expect(told('2026-11-28T20:30:00Z', '2026-11-28T21:00:00Z')).toEqual(at('2026-11-28T20:30:00Z'))
  })
})

describe('One message', () => {
  test('for what happens within some minutes, whatever came first.', () => {
    const now = at('2026-11-28T12:00:00Z')
    const due = (minutes: number) => ({
      kind: 'session-planned' as const,
      createdAt: now,
      dueAt: new Date(now.getTime() + minutes * 60_000),
    })
    const [first, second, third] = [due(0), due(4), due(9)]
    expect(tellTogether([second, first, third], paris, now).now).toEqual([second, first])
    expect(tellTogether([second, third], paris, now).now).toEqual([])
  })

  test('loses nothing, tells nothing twice, and puts off only to later.', () => {
    const due = fc.record({ kind, createdAt: instant, dueAt: instant })
    fc.assert(
      fc.property(fc.array(due), instant, fc.boolean(), (dues, now, quiet) => {
        const told = tellTogether(dues, { ...paris, quiet }, now)
        expect(told.now.length + told.later.length).toBe(dues.length)
        expect(new Set([...told.now, ...told.later.map((each) => each.due)])).toEqual(new Set(dues))
        for (const each of told.later) expect(each.at.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })

  test('in the evening for what was evaluated that day, in the morning for the opinions of the day before.', () => {
    const now = at('2026-11-28T10:00:00Z')
    const due = { createdAt: now, dueAt: firstDue(now) }
    expect(tellAt({ ...due, kind: 'evaluation' }, paris, now)).toEqual(at('2026-11-28T18:00:00Z'))
    expect(tellAt({ ...due, kind: 'feedback' }, paris, now)).toEqual(at('2026-11-29T07:00:00Z'))
  })

  test('at once for a session that is about to begin.', () => {
    const now = at('2026-11-28T10:00:00Z')
    expect(firstDue(now, at('2026-11-28T18:00:00Z'))).toEqual(now)
    expect(firstDue(now, at('2026-11-30T18:00:00Z'))).toEqual(at('2026-11-28T10:05:00Z'))
    expect(firstDue(now)).toEqual(at('2026-11-28T10:05:00Z'))
  })
})
