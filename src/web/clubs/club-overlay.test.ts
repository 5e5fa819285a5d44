import { expect, test } from 'vitest'
import { waiting } from '../../../test/support/waiting-write.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { isRenewalQueued, overlayClub, unsentFor } from './club-overlay.ts'

const since = '2026-01-10T10:00:00.000Z'
const [ana, zoe, tom] = ['Ana', 'Zoé', 'Tom'].map((firstName) => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName: 'Petit',
  since,
})) as [ClubPage['players'][number], ClubPage['players'][number], ClubPage['players'][number]]

const club: ClubPage = {
  id: 'club',
  name: 'TT Voiron',
  createdAt: since,
  createdBy: null,
  updatedAt: since,
  active: true,
  ownerId: null,
  timeZone: 'Europe/Paris',
  version: 2,
  memberSince: since,
  coaches: [],
  players: [ana, zoe],
  administration: {
    code: 'ttvoiron',
    subscriptionPlan: 'essential',
    approvesPlayers: true,
    waiting: [{ ...tom, role: 'player', emailConfirmed: true }],
    removed: [],
    limits: { coach: 1, player: 10 },
    planInForce: 'essential',
    trialEndsAt: null,
  },
}

test('An accepted player stands among the others, by name.', () => {
  const shown = overlayClub(club, [waiting(clubs.acceptMember, { id: 'tom' })])
  expect(shown.players.map(({ firstName }) => firstName)).toEqual(['Ana', 'Tom', 'Zoé'])
  expect(shown.administration?.waiting).toEqual([])
})

test('Who was refused or removed is gone; doing it twice changes nothing more.', () => {
  const refusal = waiting(clubs.refuseMember, { id: 'tom' })
  const removal = waiting(clubs.removeMember, { id: 'ana' })
  const shown = overlayClub(club, [refusal, removal])
  expect(shown.players).toEqual([zoe])
  expect(shown.administration?.waiting).toEqual([])
  expect(overlayClub(shown, [refusal, removal])).toEqual(shown)
})

test('Who is readmitted is removed no more.', () => {
  const removed = [
    { ...tom, role: 'player' as const, removedAt: since, removedBy: 'Ana Petit', hasAddress: true },
  ]
  const withRemoved = { ...club, administration: { ...club.administration!, removed } }
  const shown = overlayClub(withRemoved, [waiting(clubs.readmitMember, { id: 'tom' })])
  expect(shown.administration?.removed).toEqual([])
  expect(shown.players).toEqual(club.players)
})

test('A change counts its version, and one that counted on another version is left out.', () => {
  const change = { name: 'TT Voironnais', timeZone: 'Europe/Paris', approvesPlayers: false }
  const shown = overlayClub(club, [waiting(clubs.update, { ...change, version: 2 })])
  expect(shown).toMatchObject({ name: 'TT Voironnais', version: 3 })
  expect(shown.administration?.approvesPlayers).toBe(false)
  expect(overlayClub(club, [waiting(clubs.update, { ...change, version: 1 })])).toBe(club)
})

test('A change of one setting leaves the others as the server told them.', () => {
  const shown = overlayClub(club, [
    waiting(clubs.update, { name: 'TT Voironnais', version: 2 }),
    waiting(clubs.update, { timeZone: 'Indian/Reunion', version: 3 }),
  ])
  expect(shown).toMatchObject({ name: 'TT Voironnais', timeZone: 'Indian/Reunion', version: 4 })
  expect(shown.administration?.approvesPlayers).toBe(true)
})

test('A new code that waits is not asked for again.', () => {
  const renewal = waiting(clubs.renewCode, {})
  expect(isRenewalQueued([renewal])).toBe(true)
  expect(isRenewalQueued([{ ...renewal, refused: { refusal: 'no-club' } }])).toBe(false)
  expect(isRenewalQueued([waiting(clubs.refuseMember, { id: 'tom' })])).toBe(false)
})

test('What would be lost with the club is what waits for it, and nothing else.', () => {
  const ofClub = { ...waiting(clubs.renewCode, {}), clubId: 'club' }
  const ofOther = { ...ofClub, clubId: 'other' }
  const refused = { ...ofClub, refused: { refusal: 'no-club' as const } }
  expect(unsentFor('club', [ofClub, ofOther, refused, waiting(clubs.renewCode, {})])).toEqual([ofClub])
})

test('A coach who waits to be renamed has the new name among the others.', () => {
  const ownClub = { ...club, coaches: [ana, { ...zoe, id: 'lea', firstName: 'Léa' }] }
  const shown = overlayClub(ownClub, [
    waiting(accounts.renameMyself, { firstName: 'Abel', lastName: 'Roux', version: 1 }),
  ])
  expect(shown.coaches.map(({ firstName }) => firstName)).toEqual(['Abel', 'Ana'])
})
