import { expect, test } from 'vitest'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import type { PlanId } from '../../domain/plan.ts'
import { planOffers } from '../../domain/plan.ts'
import { clubFullSentence, headCount, leftOutSentence, planSentence } from './club-capacity.ts'

test('There is no sentence if one more fits.', () => {
  expect(clubFullSentence('player', club(1, 9, 'essential'))).toBeNull()
  expect(clubFullSentence('coach', club(2, 9, 'club'))).toBeNull()
  expect(clubFullSentence('player', club(8, 300, 'pro'))).toBeNull()
})

test('A full club says how many of how many.', () => {
  expect(clubFullSentence('player', club(1, 10, 'essential'))).toBe(
    '10 joueurs sur 10\u00A0: le club est complet',
  )
  expect(clubFullSentence('coach', club(1, 0, 'essential'))).toBe(
    '1 entraineur sur 1\u00A0: le club est complet',
  )
})

test('After « Tout accepter » a full club says how many wait still.', () => {
  expect(leftOutSentence(2, club(1, 10, 'essential'))).toBe(
    '10 joueurs sur 10\u00A0: le club est complet. 2 joueurs attendent encore.',
  )
  expect(leftOutSentence(1, club(1, 10, 'essential'))).toMatch(/1 joueur attend encore\.$/)
  expect([leftOutSentence(0, club(1, 10, 'essential')), leftOutSentence(2, club(1, 9, 'essential'))]).toEqual(
    [null, null],
  )
})

test('A club that went down to a smaller plan keeps everybody and says so.', () => {
  expect(clubFullSentence('player', club(1, 14, 'essential'))).toBe(
    '14 joueurs sur 10\u00A0: le club est complet',
  )
})

test('A player sees no limits.', () => {
  expect(clubFullSentence('player', { ...club(1, 10, 'essential'), administration: null })).toBeNull()
})

test('The plan in force says how many it lets in.', () => {
  expect(planSentence(club(1, 0, 'essential'))).toBe('Formule Essential, jusqu’à 1 entraineur et 10 joueurs')
  expect(planSentence(club(1, 0, 'club'))).toBe('Formule Club, jusqu’à 3 entraineurs et 50 joueurs')
  expect(planSentence(club(1, 0, 'pro'))).toBe('Formule Pro, sans limite de membres')
})

test('Heads are counted in French.', () => {
  expect(headCount(club(1, 0, 'pro'))).toBe('1 entraineur · 0 joueur')
  expect(headCount(club(2, 24, 'pro'))).toBe('2 entraineurs · 24 joueurs')
})

function club(coaches: number, players: number, planInForce: PlanId): ClubPage {
  const since = '2026-10-03T10:00:00.000Z'
  const people = (count: number): RosterEntry[] =>
    Array.from({ length: count }, (_, index) => ({ id: String(index), firstName: 'A', lastName: 'B', since }))
  return {
    id: 'club',
    name: 'Ping Club de Vaise',
    createdAt: since,
    createdBy: null,
    updatedAt: since,
    active: true,
    ownerId: null,
    timeZone: 'Europe/Paris',
    version: 1,
    memberSince: since,
    coaches: people(coaches),
    players: people(players),
    administration: {
      code: 'pingclubdevaise',
      subscriptionPlan: 'essential',
      approvesPlayers: false,
      waiting: [],
      removed: [],
      limits: { ...planOffers[planInForce].limits },
      planInForce,
      trialEndsAt: null,
    },
  }
}
