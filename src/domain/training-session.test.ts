import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  addMinutes,
  asksForFeedback,
  giveFeedback,
  hasExercise,
  isUpcoming,
  maxProgrammeLength,
  sessionDurations,
  sessionEnd,
  sessionMinutes,
  isHallOpen,
  sessionPhase,
  whyNotAddExercise,
  whyNotGiveFeedback,
  whyNotInvite,
} from './training-session.ts'

const now = new Date('2026-11-24T17:00:00Z')
const later = new Date(now.getTime() + 1)
const before = new Date(now.getTime() - 1)

test('the durations last what their names say', () => {
  expect(sessionDurations.map(sessionMinutes)).toEqual([60, 90, 120])
})

test('a session that starts this very millisecond is still to come', () => {
  expect([before, now, later].map((startsAt) => isUpcoming({ startsAt }, now))).toEqual([false, true, true])
})

test('once past, a session stays past', () => {
  const anyInstant = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(anyInstant, anyInstant, anyInstant, (startsAt, one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one]
      fc.pre(!isUpcoming({ startsAt }, earlier))
      expect(isUpcoming({ startsAt }, later)).toBe(false)
    }),
  )
})

describe('a session in progress', () => {
  const startsAt = now
  const after = (minutes: number) => addMinutes(now, minutes)

  test('begins at its start, and is over 30 minutes after its duration', () => {
    const phases = [0, 0.01, 89.99, 90].map((minutes) =>
      sessionPhase({ startsAt, duration: '1h' }, after(minutes)),
    )
    expect(phases).toEqual(['upcoming', 'in-progress', 'in-progress', 'over'])
    expect(sessionEnd({ startsAt: startsAt.toISOString(), duration: '1h30' })).toEqual(after(120))
    expect(sessionEnd({ startsAt, duration: '2h' })).toEqual(after(150))
  })

  test('begins earlier and ends otherwise where the hall says so', () => {
    const session = { startsAt, duration: '1h' as const }
    const phases = (more: object, minutes: readonly number[]) =>
      minutes.map((minute) => sessionPhase({ ...session, ...more }, after(minute)))
    const begunAt = after(-20).toISOString()
    expect(phases({ begunAt }, [-20, 0, 90])).toEqual(['in-progress', 'in-progress', 'over'])
    expect(phases({ endsAt: after(50).toISOString() }, [49, 50])).toEqual(['in-progress', 'over'])
    expect(phases({ endsAt: after(120).toISOString() }, [119, 120])).toEqual(['in-progress', 'over'])
  })

  test('has its hall open until an hour after its usual end, whenever it was closed', () => {
    const session = { startsAt, duration: '1h' as const }
    for (const endsAt of [undefined, after(20).toISOString(), after(140).toISOString()]) {
      const open = [149, 150].map((minute) => isHallOpen({ ...session, endsAt }, after(minute)))
      expect(open).toEqual([true, false])
    }
  })

  test('is in exactly one of the specification’s two lists', () => {
    const anyMinutes = fc.integer({ min: -10_000, max: 10_000 })
    fc.assert(
      fc.property(anyMinutes, fc.constantFrom(...sessionDurations), (minutes, duration) => {
        const at = after(minutes)
        expect(sessionPhase({ startsAt, duration }, at) === 'upcoming').toBe(isUpcoming({ startsAt }, at))
      }),
    )
  })
})

describe('feedback', () => {
  const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
  const past = { startsAt: before, participantIds: ['ines', 'tom'], feedbackFrom: ['tom'] }

  test('a participant gives it when the session’s time has passed', () => {
    expect(whyNotGiveFeedback(ines, past, now)).toBeNull()
    expect(whyNotGiveFeedback(ines, { ...past, startsAt: now }, now)).toBe('session-not-past')
    expect(whyNotGiveFeedback(ines, { ...past, startsAt: later }, now)).toBe('session-not-past')
  })

  test('once, and only a participant, and no coach', () => {
    expect(whyNotGiveFeedback(ines, { ...past, feedbackFrom: ['tom', 'ines'] }, now)).toBe(
      'feedback-already-given',
    )
    expect(whyNotGiveFeedback(ines, { ...past, participantIds: ['tom'] }, now)).toBe('not-a-participant')
    expect(whyNotGiveFeedback({ ...ines, role: 'coach', rank: 'coach' }, past, now)).toBe('player-only')
  })
})

test('feedback is asked for when a session is over, once, and not of who was marked absent', () => {
  const session = {
    startsAt: now,
    duration: '1h' as const,
    players: [{ id: 'ines', presence: null }, { id: 'tom', presence: 'absent' }, { id: 'zoé' }],
    feedback: { zoé: {} },
  }
  const asked = (id: string, minutes: number) => asksForFeedback(session, id, addMinutes(now, minutes))
  expect([1, 89, 90].map((minutes) => asked('ines', minutes))).toEqual([false, false, true])
  expect(['tom', 'zoé', 'elsewhere'].map((id) => asked(id, 500))).toEqual([false, false, false])
})

test('what a player says of a session stands beside what others said', () => {
  const tom = {
    playerId: 'tom',
    playerName: 'Tom Petit',
    rating: 'negative',
    comment: 'Trop long',
    createdAt: '',
  } as const
  const said = { rating: 'positive', comment: 'Bien' } as const
  const ines = { id: 'ines', name: 'Inès Morel' }
  expect(giveFeedback({ id: 'tuesday', feedback: { tom } }, said, ines, now)).toEqual({
    id: 'tuesday',
    feedback: {
      tom,
      ines: { ...said, playerId: 'ines', playerName: 'Inès Morel', createdAt: now.toISOString() },
    },
  })
})

describe('participants', () => {
  const names = fc.uniqueArray(fc.constantFrom<string[]>('ines', 'tom', 'zoé', 'léo', 'maé'))

  test('nobody at all may be invited, and so may each player of the club', () => {
    fc.assert(
      fc.property(names, fc.nat(), (players, count) => {
        expect(whyNotInvite(players.slice(0, count), new Set(players))).toBeNull()
      }),
    )
  })

  test('one stranger among them is one too many', () => {
    fc.assert(
      fc.property(names, fc.nat(), (players, place) => {
        const invited = players.toSpliced(place, 0, 'stranger')
        expect(whyNotInvite(invited, new Set(players))).toBe('not-a-club-player')
      }),
    )
  })
})

describe('one exercise more', () => {
  const asked = { technique: 'Marteau', effect: 'Coupé' }
  const programme = (length: number) =>
    Array.from({ length }, (_, place) => ({ technique: 'Marteau', effect: `Effet ${place}` }))

  test('goes into a programme until that is full, if there is a session at all', () => {
    const refusals = [0, 1, maxProgrammeLength - 1].map((length) =>
      whyNotAddExercise(programme(length), asked),
    )
    expect(refusals).toEqual([null, null, null])
    expect(whyNotAddExercise(programme(maxProgrammeLength), asked)).toBe('programme-full')
    expect(whyNotAddExercise(null, asked)).toBe('no-next-session')
  })

  test('needs no room where it is practised already', () => {
    const full = [asked, ...programme(maxProgrammeLength - 1)]
    expect(hasExercise(full, asked)).toBe(true)
    expect(whyNotAddExercise(full, asked)).toBeNull()
    expect(hasExercise(programme(3), asked)).toBe(false)
  })
})
