import { expect, test } from 'vitest'
import { type Actor, isMember, whyNotOfRole } from './actor.ts'

const coach: Actor = { id: 'coach', role: 'coach', clubId: 'club' }
const player: Actor = { id: 'player', role: 'player', clubId: null }

test('a role opens its own door only', () => {
  expect(whyNotOfRole('coach', coach)).toBeNull()
  expect(whyNotOfRole('coach', player)).toBe('coach-only')
  expect(whyNotOfRole('player', player)).toBeNull()
  expect(whyNotOfRole('player', coach)).toBe('player-only')
})

test('a member is whoever has a club', () => {
  expect(isMember(coach)).toBe(true)
  expect(isMember(player)).toBe(false)
})
