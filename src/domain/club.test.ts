import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  standingOnArrival,
  whyNoRoom,
  whyNotDecideArrival,
  whyNotFound,
  whyNotJoin,
  whyNotLeave,
  whyNotRemove,
} from './club.ts'
import { planOffers } from './plan.ts'

const coach: Member = { id: 'coach', role: 'coach', clubId: 'club' }
const player: Member = { id: 'player', role: 'player', clubId: 'club' }

test('a player is in at once unless the club asks; a coach always waits', () => {
  expect(standingOnArrival('player', false)).toBe('member')
  expect(standingOnArrival('player', true)).toBe('waiting')
  expect(standingOnArrival('coach', false)).toBe('waiting')
  expect(standingOnArrival('coach', true)).toBe('waiting')
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
    expect(whyNoRoom('coach', 0, 'essential')).toBeNull()
    expect(whyNoRoom('coach', 1, 'essential')).toBe('club-full-of-coaches')
    expect(whyNoRoom('player', 9, 'essential')).toBeNull()
    expect(whyNoRoom('player', 10, 'essential')).toBe('club-full-of-players')
    expect(whyNoRoom('coach', 3, 'club')).toBe('club-full-of-coaches')
    expect(whyNoRoom('player', 50, 'club')).toBe('club-full-of-players')
  })

  test('that is full stays full for more, and Pro is never full', () => {
    fc.assert(
      fc.property(fc.constantFrom('coach', 'player'), fc.nat(), fc.nat(), (role, present, more) => {
        expect(whyNoRoom(role, present, 'pro')).toBeNull()
        const limit = planOffers.club.limits[role] ?? 0
        expect(whyNoRoom(role, limit + more, 'club')).not.toBeNull()
      }),
    )
  })
})

test('the last coach stays while there are players, and is free to go when nobody is left', () => {
  expect(whyNotLeave(coach, { coaches: 0, players: 1 })).toBe('last-coach')
  expect(whyNotLeave(coach, { coaches: 1, players: 12 })).toBeNull()
  expect(whyNotLeave(coach, { coaches: 0, players: 0 })).toBeNull()
  expect(whyNotLeave(player, { coaches: 0, players: 3 })).toBeNull()
})

test('a coach removes anybody but themself', () => {
  expect(whyNotRemove(coach, 'player')).toBeNull()
  expect(whyNotRemove(coach, 'coach')).toBe('not-yourself')
  expect(whyNotRemove(player, 'coach')).toBe('coach-only')
  expect(whyNotRemove(player, 'player')).toBe('coach-only')
})

test('a coach decides about those who wait', () => {
  expect(whyNotDecideArrival(coach, 'waiting')).toBeNull()
  expect(whyNotDecideArrival(coach, 'member')).toBe('not-waiting')
  expect(whyNotDecideArrival(player, 'waiting')).toBe('coach-only')
})
