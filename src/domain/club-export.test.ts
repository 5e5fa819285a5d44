import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  exportExpiry,
  exportsCountedSince,
  isUnderWay,
  whyNotExport,
  whyNotReadExports,
} from './club-export.ts'

const owner: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const player: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const none = { underWay: false, ofDay: 0 }

describe('A club is exported', () => {
  test('by its owner, up to five times a day and one at a time.', () => {
    const why = (exports: typeof none) => whyNotExport(owner, { isOwner: true, exports })
    expect(why(none)).toBeNull()
    expect(why({ underWay: false, ofDay: 4 })).toBeNull()
    expect(why({ underWay: false, ofDay: 5 })).toBe('too-many-exports')
    expect(why({ underWay: true, ofDay: 5 })).toBe('too-many-exports')
  })

  test('by no other coach, and by no player.', () => {
    expect(whyNotExport(owner, { isOwner: false, exports: none })).toBe('owner-only')
    expect(whyNotExport(player, { isOwner: false, exports: none })).toBe('coach-only')
    expect(whyNotReadExports(owner, false)).toBe('owner-only')
    expect(whyNotReadExports(owner, true)).toBeNull()
  })
})

test('Waiting and running exports are under way.', () => {
  expect((['waiting', 'running', 'ready', 'failed'] as const).map(isUnderWay)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('An export can be downloaded for 24 hours, and counts for as long.', () => {
  const noon = new Date('2026-11-23T12:00:00Z')
  expect(exportExpiry(noon).toISOString()).toBe('2026-11-24T12:00:00.000Z')
  expect(exportsCountedSince(noon).toISOString()).toBe('2026-11-22T12:00:00.000Z')
})
