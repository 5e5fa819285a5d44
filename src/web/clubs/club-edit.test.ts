import { expect, test } from 'vitest'
import type { ClubPage } from '../../contract/clubs.ts'
import { canMerge } from './club-edit.ts'

const before: ClubPage = {
  id: 'club',
  name: 'Ping Club de Vaise',
  createdAt: '2026-10-03T10:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-10-03T10:00:00.000Z',
  active: true,
  ownerId: null,
  timeZone: 'Europe/Paris',
  version: 3,
  memberSince: '2026-10-03T10:00:00.000Z',
  coaches: [],
  players: [],
  administration: {
    code: 'pingclubdevaise',
    subscriptionPlan: 'essential',
    approvesPlayers: false,
    waiting: [],
    removed: [],
    limits: { coach: 1, player: 10 },
    planInForce: 'essential',
    trialEndsAt: null,
  },
}
const renamed: ClubPage = { ...before, name: 'Ping Vaise', version: 4 }

test('Two coaches who change two settings both have their way.', () => {
  expect(canMerge({ approvesPlayers: true }, before, renamed)).toBe(true)
})

test('Two coaches who want the same both have it.', () => {
  expect(canMerge({ name: 'Ping Vaise' }, before, renamed)).toBe(true)
  expect(canMerge({ name: 'Ping Vaise', approvesPlayers: true }, before, renamed)).toBe(true)
})

test('Of two coaches who rename the club, the second is shown the first one’s name.', () => {
  expect(canMerge({ name: 'Vaise TT' }, before, renamed)).toBe(false)
})
