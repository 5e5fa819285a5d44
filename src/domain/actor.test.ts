import { expect, test } from 'vitest'
import { type Actor, isMember } from './actor.ts'

const coach: Actor = { id: 'coach', role: 'coach', rank: 'coach', clubId: 'club' }
const player: Actor = { id: 'player', role: 'player', rank: 'player', clubId: null }

test('a member is whoever has a club', () => {
  expect(isMember(coach)).toBe(true)
  expect(isMember(player)).toBe(false)
})
