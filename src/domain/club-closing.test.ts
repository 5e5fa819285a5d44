import { expect, test } from 'vitest'
import { clubErasureOf, erasedWhenClosedBefore, whyNotClose, whyNotReopen } from './club-closing.ts'

const coach = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' } as const
const player = { ...coach, role: 'player', rank: 'player' } as const
const clubless = { ...coach, clubId: null } as const
const closedAt = new Date('2026-11-01T12:00:00Z')
const last = new Date('2026-12-01T12:00:00Z')

test('The owner alone closes a club.', () => {
  expect(whyNotClose(coach, true)).toBeNull()
  expect(whyNotClose(coach, false)).toBe('owner-only')
  expect(whyNotClose(player, false)).toBe('coach-only')
})

test('The owner alone reopens it, for thirty days.', () => {
  const before = new Date(last.getTime() - 1)
  expect(whyNotReopen(clubless, { isOwner: true, closedAt }, before)).toBeNull()
  expect(whyNotReopen(clubless, { isOwner: true, closedAt }, last)).toBe('no-club')
  expect(whyNotReopen(clubless, { isOwner: false, closedAt }, before)).toBe('owner-only')
  expect(whyNotReopen(clubless, null, before)).toBe('no-club')
  expect(whyNotReopen(player, { isOwner: false, closedAt }, before)).toBe('coach-only')
})

test('It is erased from the instant on which it cannot be reopened any more.', () => {
  expect(clubErasureOf(closedAt)).toEqual(last)
  expect(erasedWhenClosedBefore(last)).toEqual(closedAt)
})
