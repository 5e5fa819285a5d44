import { v7 as uuidv7 } from 'uuid'
import * as clubs from '../../src/contract/clubs.ts'
import { people } from '../../src/demo/club-people.ts'
import { clubCoaches, outsiders, ownCoaches, row } from '../endpoints/fixture.ts'
import { onPro, setClubPlan, removeFromVaise } from '../endpoints/situations.ts'

export const clubFixtures = {
  'clubs.show': row(clubs.show, () => ({}), {
    ...outsiders,
    ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer',
  }),
  'clubs.create': row(clubs.create, () => ({ id: uuidv7(), name: 'Éveil Pongiste' }), {
    ok: 'clublessCoach',
    'already-in-club': 'coach otherCoach foreignCoach waitingCoach',
    'coach-only': 'player otherPlayer foreignPlayer clublessPlayer',
    'not-signed-in': 'nobody',
  }),
  'clubs.join': row(
    clubs.join,
    () => ({ code: ' PingClubDeVaise ' }),
    {
      ok: 'clublessPlayer clublessCoach',
      'already-in-club': 'coach otherCoach player otherPlayer foreignCoach foreignPlayer waitingCoach',
      'not-signed-in': 'nobody',
    },
    {
      'with a code of no club': {
        by: 'clublessPlayer',
        input: () => ({ code: 'pingclubdevaise9' }),
        outcome: 'club-code-unknown',
      },
      'with any code, by a member': {
        by: 'player',
        input: () => ({ code: 'pingclubdevaise9' }),
        outcome: 'already-in-club',
      },
      'a club whose plan is full': {
        by: 'clublessPlayer',
        input: async (situation) => ({ code: await setClubPlan(situation, 'essential', 'pingclubdevaise') }),
        outcome: 'club-full-of-players',
      },
      'from which a coach has removed them': {
        by: 'clublessPlayer',
        input: async (situation) => ({ code: await removeFromVaise(situation, 'pingclubdevaise') }),
        outcome: 'removed-from-club',
      },
    },
  ),
  'clubs.leave': row(clubs.leave, () => ({}), {
    ok: 'otherCoach player otherPlayer foreignPlayer waitingCoach',
    'last-coach': 'foreignCoach',
    'owner-must-hand-over': 'coach',
    'no-club': 'clublessPlayer clublessCoach',
    'not-signed-in': 'nobody',
  }),
  'clubs.update': row(
    clubs.update,
    () => ({ version: 1, name: 'Ping de Vaise', timeZone: 'Indian/Reunion', approvesPlayers: true }),
    ownCoaches,
  ),
  'clubs.renewCode': row(clubs.renewCode, () => ({}), ownCoaches),
  'clubs.removeMember': row(clubs.removeMember, () => ({ id: people.ines.id }), clubCoaches, {
    oneself: { by: 'coach', input: () => ({ id: people.lea.id }), outcome: 'not-yourself' },
    'the owner': { by: 'otherCoach', input: () => ({ id: people.lea.id }), outcome: 'owner-not-removable' },
  }),
  'clubs.acceptMember': row(
    clubs.acceptMember,
    (situation) => onPro(situation, { id: people.nadia.id, rank: 'assistant' as const }),
    clubCoaches,
    {
      'who is in': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-waiting' },
      'a coach whose address is not confirmed': {
        by: 'coach',
        input: () => ({ id: people.bastien.id }),
        outcome: 'email-unconfirmed',
      },
      'beyond what the plan lets in': {
        by: 'coach',
        input: async (situation) => ({ id: await setClubPlan(situation, 'essential', people.nadia.id) }),
        outcome: 'club-full-of-coaches',
      },
    },
  ),
  'clubs.nameMember': row(
    clubs.nameMember,
    () => ({ id: people.manon.id, rank: 'coach' as const }),
    clubCoaches,
    {
      'the owner': {
        by: 'otherCoach',
        input: () => ({ id: people.lea.id, rank: 'assistant' as const }),
        outcome: 'owner-not-assistant',
      },
      oneself: {
        by: 'otherCoach',
        input: () => ({ id: people.marc.id, rank: 'assistant' as const }),
        outcome: 'not-own-rank',
      },
      'a player': {
        by: 'coach',
        input: () => ({ id: people.ines.id, rank: 'assistant' as const }),
        outcome: 'not-a-club-coach',
      },
      'who still waits': {
        by: 'coach',
        input: () => ({ id: people.nadia.id, rank: 'assistant' as const }),
        outcome: 'not-found',
      },
    },
  ),
  'clubs.readmitMember': row(clubs.readmitMember, () => ({ id: people.dorian.id }), clubCoaches, {
    'who is in': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-found' },
  }),
  'clubs.handOver': row(
    clubs.handOver,
    () => ({ id: people.marc.id }),
    {
      ...outsiders,
      ok: 'coach',
      'owner-only': 'otherCoach',
      'coach-only': 'player otherPlayer foreignPlayer',
      'not-found': 'foreignCoach',
    },
    {
      'to a player': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-a-club-coach' },
      'to an assistant': { by: 'coach', input: () => ({ id: people.manon.id }), outcome: 'not-a-club-coach' },
      'to oneself': { by: 'coach', input: () => ({ id: people.lea.id }), outcome: 'already-owner' },
      'to a coach who still waits': {
        by: 'coach',
        input: () => ({ id: people.nadia.id }),
        outcome: 'not-found',
      },
    },
  ),
  'clubs.refuseMember': row(clubs.refuseMember, () => ({ id: people.nadia.id }), clubCoaches, {
    'who is in': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-waiting' },
  }),
}
