import { expect, test } from 'vitest'
import { type Actor, isMember, whyNotCoach, whyNotPlayer } from './actor.ts'

const coach: Actor = { id: 'coach', role: 'coach', clubId: 'club' }
const player: Actor = { id: 'player', role: 'player', clubId: null }

test('a role opens its own door only', () => {
  expect(whyNotCoach(coach)).toBeNull()
  expect(whyNotCoach(player)).toBe('coach-only')
  expect(whyNotPlayer(player)).toBeNull()
  expect(whyNotPlayer(coach)).toBe('player-only')
})

test('a member is whoever has a club', () => {
  expect(isMember(coach)).toBe(true)
  expect(isMember(player)).toBe(false)
})
