import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member, MemberRole } from './actor.ts'
import {
  acceptableTogether,
  departuresUndoneSince,
  statusOnJoining,
  whyClubFull,
  whyNotAccept,
  whyNotDecideArrival,
  whyNotFound,
  whyNotHandOver,
  whyNotJoin,
  whyNotLeave,
  whyNotName,
  whyNotRemove,
  whyNotReturn,
} from './club.ts'
import { planOffers } from './plan.ts'

const coach: Member = { id: 'coach', role: 'coach', rank: 'coach', clubId: 'club' }
const assistant: Member = { ...coach, id: 'assistant', rank: 'assistant' }
const nobody = { coach: 0, assistant: 0, player: 0 }
const player: Member = { id: 'player', role: 'player', rank: 'player', clubId: 'club' }

test('coming back within seven days undoes a departure', () => {
  const backAt = new Date('2026-11-24T17:00:00Z')
  expect(departuresUndoneSince(backAt)).toEqual(new Date('2026-11-17T17:00:00Z'))
})

test('a player is in at once unless the club asks, and when readmitted; a coach always waits', () => {
  const arriving = (role: MemberRole, readmitted = false) => ({ role, readmitted })
  expect(statusOnJoining(arriving('player'), false)).toBe('member')
  expect(statusOnJoining(arriving('player'), true)).toBe('waiting')
  expect(statusOnJoining(arriving('player', true), true)).toBe('member')
  expect(statusOnJoining(arriving('coach'), false)).toBe('waiting')
  expect(statusOnJoining(arriving('coach', true), false)).toBe('waiting')
})

test('whoever was removed returns once a coach has readmitted them', () => {
  expect(whyNotReturn(null)).toBeNull()
  expect(whyNotReturn({ readmitted: false })).toBe('removed-from-club')
  expect(whyNotReturn({ readmitted: true })).toBeNull()
})

test('whoever is in a club or waits for one joins no other', () => {
  expect(whyNotJoin(null)).toBeNull()
  expect(whyNotJoin('waiting')).toBe('already-in-club')
  expect(whyNotJoin('member')).toBe('already-in-club')
})

test('only a coach without a club founds one', () => {
  expect(whyNotFound(coach, null)).toBeNull()
  expect(whyNotFound(coach, 'waiting')).toBe('already-in-club')
  expect(whyNotFound(coach, 'member')).toBe('already-in-club')
  expect(whyNotFound(player, null)).toBe('coach-only')
})

describe('a plan', () => {
  test('lets in as many as it says, and one more is told which limit', () => {
    expect(whyClubFull('coach', 0, 'essential')).toBeNull()
    expect(whyClubFull('coach', 1, 'essential')).toBe('club-full-of-coaches')
    expect(whyClubFull('player', 9, 'essential')).toBeNull()
    expect(whyClubFull('player', 10, 'essential')).toBe('club-full-of-players')
    expect(whyClubFull('coach', 3, 'club')).toBe('club-full-of-coaches')
    expect(whyClubFull('player', 50, 'club')).toBe('club-full-of-players')
  })

  test('that is full stays full for more, and Pro is never full', () => {
    fc.assert(
      fc.property(fc.constantFrom('coach', 'player'), fc.nat(), fc.nat(), (role, present, more) => {
        expect(whyClubFull(role, present, 'pro')).toBeNull()
        const limit = planOffers.club.limits[role] ?? 0
        expect(whyClubFull(role, limit + more, 'club')).not.toBeNull()
      }),
    )
  })
})

test('the last coach stays while there are players, and is free to go when nobody is left', () => {
  for (const isOwner of [true, false]) {
    expect(whyNotLeave(coach, { isOwner, others: { ...nobody, coach: 0, player: 1 } })).toBe('last-coach')
    expect(whyNotLeave(coach, { isOwner, others: { ...nobody, coach: 0, player: 0 } })).toBeNull()
  }
  expect(whyNotLeave(coach, { isOwner: false, others: { ...nobody, coach: 1, player: 12 } })).toBeNull()
  expect(whyNotLeave(player, { isOwner: false, others: { ...nobody, coach: 0, player: 3 } })).toBeNull()
})

test('the owner hands over before leaving the other coaches', () => {
  expect(whyNotLeave(coach, { isOwner: true, others: { ...nobody, coach: 1, player: 0 } })).toBe(
    'owner-must-hand-over',
  )
})

test('whoever is in a club that was closed may leave it', () => {
  for (const isOwner of [true, false])
    expect(
      whyNotLeave(coach, { isOwner, others: { ...nobody, coach: 0, player: 3 }, closed: true }),
    ).toBeNull()
})

test('a coach removes anybody but themself and the owner', () => {
  const member = (id: string, isOwner = false) => ({ id, isOwner })
  expect(whyNotRemove(coach, member('player'))).toBeNull()
  expect(whyNotRemove(coach, member('second'))).toBeNull()
  expect(whyNotRemove(coach, member('founder', true))).toBe('owner-not-removable')
  expect(whyNotRemove(coach, member('coach', true))).toBe('not-yourself')
  expect(whyNotRemove(player, member('coach'))).toBe('coach-only')
  expect(whyNotRemove(player, member('player'))).toBe('coach-only')
})

test('the owner alone hands over, to another coach', () => {
  const to = { id: 'second', rank: 'coach' } as const
  expect(whyNotHandOver(coach, { isOwner: true, to })).toBeNull()
  expect(whyNotHandOver(coach, { isOwner: false, to })).toBe('owner-only')
  expect(whyNotHandOver(player, { isOwner: false, to })).toBe('owner-only')
  expect(whyNotHandOver(coach, { isOwner: true, to: coach })).toBe('already-owner')
  expect(whyNotHandOver(coach, { isOwner: true, to: player })).toBe('not-a-club-coach')
  expect(whyNotHandOver(coach, { isOwner: true, to: assistant })).toBe('not-a-club-coach')
})

test('a coach names an assistant, or a coach again: not themself, not the owner, and no player', () => {
  const named = { id: 'assistant', role: 'coach', isOwner: false } as const
  expect(whyNotName(coach, named)).toBeNull()
  expect(whyNotName(coach, { ...named, id: 'founder', isOwner: true })).toBe('owner-not-assistant')
  expect(whyNotName(coach, { ...named, id: coach.id })).toBe('not-own-rank')
  expect(whyNotName(coach, { ...named, role: 'player' })).toBe('not-a-club-coach')
  expect(whyNotName(assistant, named)).toBe('not-for-assistants')
  expect(whyNotName(player, named)).toBe('coach-only')
})

test('an assistant leaves freely, and does not do instead of a coach', () => {
  expect(whyNotLeave(assistant, { isOwner: false, others: { ...nobody, player: 3 } })).toBeNull()
  expect(whyNotLeave(coach, { isOwner: true, others: { ...nobody, assistant: 1 } })).toBe('last-coach')
})

test('a coach decides about those who wait', () => {
  expect(whyNotDecideArrival(coach, 'waiting')).toBeNull()
  expect(whyNotDecideArrival(coach, 'member')).toBe('not-waiting')
  expect(whyNotDecideArrival(player, 'waiting')).toBe('coach-only')
})

test('a coach is accepted with a confirmed address, a player without one too', () => {
  const waiting = { standing: 'waiting', emailConfirmed: false } as const
  expect(whyNotAccept(coach, { ...waiting, role: 'coach' })).toBe('email-unconfirmed')
  expect(whyNotAccept(coach, { ...waiting, role: 'coach', emailConfirmed: true })).toBeNull()
  expect(whyNotAccept(coach, { ...waiting, role: 'player' })).toBeNull()
  expect(whyNotAccept(coach, { ...waiting, role: 'coach', standing: 'member' })).toBe('not-waiting')
  expect(whyNotAccept(player, { ...waiting, role: 'player' })).toBe('coach-only')
})

describe('« Tout accepter » takes', () => {
  const waiting = (role: MemberRole, day: number) => ({ role, since: `2026-11-${day}T18:00:00.000Z` })
  const [first, second, third] = [waiting('player', 10), waiting('player', 11), waiting('player', 12)]

  test('the players in order of arrival, no coach', () => {
    expect(acceptableTogether([third, waiting('coach', 11), first, second], 0, 'essential')).toEqual([
      first,
      second,
      third,
    ])
    expect(acceptableTogether([waiting('coach', 11)], 0, 'pro')).toEqual([])
  })

  test('as many as the plan lets in, the first who came', () => {
    expect(acceptableTogether([third, second, first], 8, 'essential')).toEqual([first, second])
    expect(acceptableTogether([third, second, first], 10, 'essential')).toEqual([])
    expect(acceptableTogether([third, second, first], 14, 'essential')).toEqual([])
    expect(acceptableTogether([third, second, first], 400, 'pro')).toHaveLength(3)
  })
})
