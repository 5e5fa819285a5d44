import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  addArrival,
  attendanceRate,
  countReplies,
  giveReply,
  markAllPresent,
  markPresence,
  newlyMarked,
  notedPresence,
  type Participant,
  presences,
  whyNotAddArrival,
  whyNotCallRoll,
  whyNotOverwrite,
  whyNotReply,
  whyNotReplyTo,
  whyRollClosed,
  whyTooLateToAdd,
  withoutReply,
} from './attendance.ts'
import { addMinutes, maxParticipants } from './training-session.ts'

const now = new Date('2026-11-24T17:00:00Z')
const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const lea: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const session = { startsAt: now, participantIds: ['ines', 'tom'] }

test('who comes and who does not is counted among all who are invited, a player who has changed their mind once', () => {
  const players: readonly Participant[] = ['ines', 'tom', 'zoé'].map((id) => ({ id, name: id }))
  expect(countReplies(players)).toEqual({ coming: 0, notComing: 0 })
  const answered = giveReply(giveReply({ players }, 'ines', { reply: 'coming' }), 'tom', {
    reply: 'not_coming',
  })
  expect(countReplies(answered.players)).toEqual({ coming: 1, notComing: 1 })
  expect(countReplies(giveReply(answered, 'ines', { reply: 'not_coming' }).players)).toEqual({
    coming: 0,
    notComing: 2,
  })
  expect(countReplies(giveReply(answered, 'ines', { reply: null }).players)).toEqual({
    coming: 0,
    notComing: 1,
  })
})

test('a coach calls the roll of those who take part', () => {
  expect(whyNotCallRoll(lea, session, 'ines')).toBeNull()
  expect(whyNotCallRoll(lea, session, 'zoé')).toBe('player-not-in-session')
  expect(whyNotCallRoll(ines, session, 'ines')).toBe('coach-only')
})

test('the roll opens an hour before the session and stays open', () => {
  const closed = (minutes: number) => whyRollClosed(session, addMinutes(now, minutes))
  expect([-61, -60, 0, 60 * 24 * 300].map(closed)).toEqual(['roll-not-open', null, null, null])
})

describe('whoever turns up', () => {
  const at = (minutes: number) => addMinutes(now, minutes)
  const week = 7 * 24 * 60

  test('is added by a coach from the opening of the roll on, however late that is sent', () => {
    const whyNot = (minutes: number) => whyNotAddArrival(lea, session, 'zoé', at(minutes))
    expect([-61, -60, 30, week, week + 1, 5 * week].map(whyNot)).toEqual([
      'roll-not-open',
      ...Array.from({ length: 5 }, () => null),
    ])
    expect(whyNotAddArrival(ines, session, 'zoé', now)).toBe('coach-only')
  })

  test('is offered on the screen until seven days after the session', () => {
    expect([week, week + 1].map((minutes) => whyTooLateToAdd(session, at(minutes)))).toEqual([
      null,
      'too-late-to-add',
    ])
  })

  test('finds no place in a full session; who takes part already needs none', () => {
    const others = Array.from({ length: maxParticipants - 1 }, (_, n) => `player ${n}`)
    const full = { startsAt: now, participantIds: ['ines', ...others] }
    expect(whyNotAddArrival(lea, full, 'zoé', now)).toBe('session-full')
    expect(whyNotAddArrival(lea, full, 'ines', at(week + 1))).toBeNull()
  })

  test('takes part, present, by name; added again nothing changes', () => {
    const tom: Participant = { id: 'tom', name: 'Tom Girard', presence: null, marked: null, reply: null }
    const before = { players: [tom], version: 3 }
    const marked = { by: 'Léa Fontaine', at: now.toISOString() }
    const zoe = { id: 'zoé', name: 'Élie Perrin' }
    const after = addArrival(before, zoe, 'Léa Fontaine', now)
    expect(after).toEqual({
      players: [{ ...zoe, presence: 'present', marked, reply: null }, tom],
      version: 4,
    })
    expect(addArrival(after, zoe, 'Marc Delorme', at(5))).toBe(after)
    expect(addArrival(before, { id: 'tom', name: '' }, 'Léa Fontaine', now)).toEqual({
      players: [{ ...tom, presence: 'present', marked }],
      version: 3,
    })
  })

  test('keeps a mark of somebody else, until it has been seen', () => {
    const marked = { by: 'Marc Delorme', at: now.toISOString() }
    const zoe: Participant = { id: 'zoé', name: 'Zoé Perrin', presence: 'absent', marked, reply: null }
    const before = { players: [zoe], version: 3 }
    for (const was of [undefined, null, 'excused'] as const) {
      expect(addArrival(before, { ...zoe, was }, 'Léa Fontaine', now)).toBe(before)
    }
    expect(addArrival(before, { ...zoe, was: 'absent' }, 'Léa Fontaine', now)).toEqual({
      players: [{ ...zoe, presence: 'present', marked: { ...marked, by: 'Léa Fontaine' } }],
      version: 3,
    })
  })
})

test('who said that they do not come is excused until they are marked; who comes still has to be seen', () => {
  expect(notedPresence({ presence: null, reply: 'not_coming' })).toBe('excused')
  expect(notedPresence({ presence: 'present', reply: 'not_coming' })).toBe('present')
  expect(notedPresence({ presence: null, reply: 'coming' })).toBeNull()
  expect(notedPresence({})).toBeNull()
})

test('a participant says whether they come, until the session begins', () => {
  const begun = { ...session, startsAt: new Date(now.getTime() - 1) }
  expect(whyNotReply(ines, session, now)).toBeNull()
  expect(whyNotReply(ines, begun, now)).toBe('session-has-begun')
  expect(whyNotReply({ ...ines, id: 'zoé' }, session, now)).toBe('not-a-participant')
  expect(whyNotReply(lea, session, now)).toBe('player-only')
})

describe('two coaches at one roll', () => {
  const presence = fc.constantFrom(null, ...presences)
  const byMarc = (presence: (typeof presences)[number] | null) => ({ presence, by: presence && 'marc' })

  test('what was seen may always be corrected', () => {
    fc.assert(
      fc.property(presence, presence, (seen, wanted) => {
        expect(whyNotOverwrite(lea, byMarc(seen), { presence: wanted, was: seen })).toBeNull()
      }),
    )
  })

  test('the same mark from both is no quarrel, whatever either had seen', () => {
    fc.assert(
      fc.property(presence, presence, (was, wanted) => {
        expect(whyNotOverwrite(lea, byMarc(wanted), { presence: wanted, was })).toBeNull()
      }),
    )
  })

  test('another’s mark that was not seen stays, and one’s own does not stand in the way', () => {
    const marking = { presence: 'absent', was: null } as const
    expect(whyNotOverwrite(lea, { presence: 'present', by: 'marc' }, marking)).toBe('changed-meanwhile')
    expect(whyNotOverwrite(lea, { presence: 'present', by: 'lea' }, marking)).toBeNull()
    expect(whyNotOverwrite(lea, { presence: 'present', by: null }, marking)).toBe('changed-meanwhile')
  })
})

describe('a roll', () => {
  const player = (id: string): Participant => ({ id, name: id, presence: null, marked: null, reply: null })
  const roll = { id: 'tuesday', players: [player('ines'), player('tom')] }
  const marked = { by: 'Léa Fontaine', at: now.toISOString() }
  const absent = markPresence(roll, { playerId: 'tom', presence: 'absent' }, 'Léa Fontaine', now)

  test('says who marked whom, and when', () => {
    expect(absent).toEqual({
      id: 'tuesday',
      players: [player('ines'), { ...player('tom'), presence: 'absent', marked }],
    })
    expect(newlyMarked(roll, absent)).toEqual(['tom'])
  })

  test('forgets both with a mark that is taken back', () => {
    expect(markPresence(absent, { playerId: 'tom', presence: null }, 'Marc Delorme', now)).toEqual(roll)
  })

  test('stays the very same where a mark says what it says already, or is of nobody in it', () => {
    expect(markPresence(absent, { playerId: 'tom', presence: 'absent' }, 'Marc Delorme', now)).toBe(absent)
    expect(markPresence(absent, { playerId: 'zoé', presence: 'absent' }, 'Marc Delorme', now)).toBe(absent)
    expect(markAllPresent(absent, { playerIds: ['tom'] }, 'Marc Delorme', now)).toBe(absent)
  })

  test('calls all those present who have no mark', () => {
    const all = markAllPresent(absent, { playerIds: ['ines', 'tom'] }, 'Léa Fontaine', now)
    expect(all.players.map(({ presence }) => presence)).toEqual(['present', 'absent'])
    expect(newlyMarked(absent, all)).toEqual(['ines'])
  })

  test('is preceded by a reply of each player’s own', () => {
    expect(giveReply(roll, 'ines', { reply: 'coming' }).players.map(({ reply }) => reply)).toEqual([
      'coming',
      null,
    ])
  })

  test('a reason belongs to « Je ne viens pas », and each reply has its own', () => {
    const given = (...replies: Parameters<typeof giveReply>[2][]) =>
      replies.reduce((session, reply) => giveReply(session, 'ines', reply), roll).players[0]
    const away = { reply: 'not_coming', absenceReason: 'school' } as const
    expect(given(away)).toMatchObject(away)
    for (const reply of ['coming', null] as const) {
      expect(given({ ...away, reply })).not.toHaveProperty('absenceReason')
    }
    expect(given(away, { reply: 'not_coming' })).not.toHaveProperty('absenceReason')
    expect(withoutReply({ ...roll.players[0]!, ...away })).toEqual({ ...roll.players[0], reply: null })
  })

  test('a reply belongs to the start that was on the screen', () => {
    const moved = { startsAt: '2026-11-25T17:00:00.000Z' }
    expect(whyNotReplyTo(moved, moved)).toBeNull()
    expect(whyNotReplyTo(moved, {})).toBeNull()
    expect(whyNotReplyTo(moved, { startsAt: now.toISOString() })).toBe('changed-meanwhile')
  })
})

describe('the rate', () => {
  const count = fc.nat({ max: 1_000_000 })

  test('there is none before a roll was called', () => {
    expect(attendanceRate({ present: 0, absent: 0 })).toBeNull()
  })

  test('it is rounded to whole percent', () => {
    expect(attendanceRate({ present: 2, absent: 1 })).toBe(67)
    expect(attendanceRate({ present: 1, absent: 7 })).toBe(13)
  })

  test('it stays within 0 and 100', () => {
    fc.assert(
      fc.property(count, count, (present, absent) => {
        fc.pre(present + absent > 0)
        const rate = attendanceRate({ present, absent })
        expect(rate).toBeGreaterThanOrEqual(0)
        expect(rate).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('nobody is 0, everybody is 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (called) => {
        expect(attendanceRate({ present: 0, absent: called })).toBe(0)
        expect(attendanceRate({ present: called, absent: 0 })).toBe(100)
      }),
    )
  })

  test('one more who came never lowers it', () => {
    fc.assert(
      fc.property(count, count, (present, absent) => {
        fc.pre(present + absent > 0)
        const rate = attendanceRate({ present, absent })
        expect(attendanceRate({ present: present + 1, absent })).toBeGreaterThanOrEqual(rate!)
      }),
    )
  })
})
