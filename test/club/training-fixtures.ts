import { v7 as uuidv7 } from 'uuid'
import * as dashboard from '../../src/contract/dashboard.ts'
import * as exercises from '../../src/contract/exercises.ts'
import * as trainingSessions from '../../src/contract/training-sessions.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { libraryExercise } from '../../src/demo/club-exercises.ts'
import { people } from '../../src/demo/club-people.ts'
import { sessionId } from '../../src/demo/club-sessions.ts'
import type { Presence } from '../../src/domain/attendance.ts'
import type { AppContext } from '../../src/server/app-env.ts'
import { clubCoaches, outsiders, ownCoaches, row, withRefusal } from '../endpoints/fixture.ts'
import { deletedSession } from '../endpoints/situations.ts'
import { plannedSession } from './planned-session.ts'

const plan = (id: string) => ({
  id,
  title: 'Panier de balles',
  description: '',
  date: '2099-06-01',
  time: '18:00',
  duration: '1h' as const,
  playerIds: [people.ines.id],
  exercises: [],
})
const nextSession = sessionId('u13', 1)
const lastSession = sessionId('u13', -1)
const blockActif = libraryExercise('Block RV - Actif').id
const exercise = {
  type: 'service' as const,
  technique: 'Service du fond du gymnase',
  effect: 'Flottant',
  difficulty: 'débutant' as const,
  duration: '15 min' as const,
  description: '',
}
const sessionYesterday = (context: AppContext, players: Record<string, Presence | null>) =>
  plannedSession(context, { clubId: vaiseId, inDays: -1, players })
const opinion = { rating: 'positive' as const, comment: 'Bien !' }

export const trainingFixtures = {
  'dashboard.show': row(dashboard.show, () => ({}), ownCoaches),
  'exercises.list': row(exercises.list, () => ({}), ownCoaches),
  'exercises.create': row(
    exercises.create,
    () => ({ ...exercise, id: uuidv7() }),
    withRefusal('club-id-not-found', 'no-club', ownCoaches),
    {
      'with an id that another club has': {
        by: 'foreignCoach',
        input: () => ({ ...exercise, id: blockActif }),
        outcome: 'id-taken',
      },
    },
  ),
  'exercises.update': row(
    exercises.update,
    () => ({ ...exercise, id: blockActif, version: 1 }),
    withRefusal('club-id-not-found', 'no-club', clubCoaches),
    {
      'as it no longer is': {
        by: 'coach',
        input: () => ({ ...exercise, id: blockActif, version: 7 }),
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'exercises.remove': row(exercises.remove, () => ({ id: blockActif, version: 1 }), clubCoaches, {
    'as it no longer is': {
      by: 'coach',
      input: () => ({ id: blockActif, version: 7 }),
      outcome: 'changed-meanwhile',
    },
  }),

  'trainingSessions.list': row(trainingSessions.list, () => ({ period: 'past' as const, page: 1 }), {
    ...outsiders,
    ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer',
  }),
  'trainingSessions.show': row(trainingSessions.show, () => ({ id: lastSession }), {
    ...outsiders,
    ok: 'coach otherCoach player',
    'not-found': 'otherPlayer foreignCoach foreignPlayer',
  }),
  'trainingSessions.create': row(trainingSessions.create, () => plan(uuidv7()), {
    ...outsiders,
    ok: 'coach otherCoach',
    'coach-only': 'player otherPlayer foreignPlayer',
    'not-a-club-player': 'foreignCoach',
  }),
  'trainingSessions.update': row(
    trainingSessions.update,
    () => ({ ...plan(nextSession), version: 1 }),
    clubCoaches,
    {
      'with a player of another club': {
        by: 'coach',
        input: () => ({ ...plan(nextSession), playerIds: [people.clara.id], version: 1 }),
        outcome: 'not-a-club-player',
      },
      'to another day, once its roll was called': {
        by: 'coach',
        input: async ({ context }) => ({
          ...plan(await sessionYesterday(context, { [people.ines.id]: 'present' })),
          version: 1,
        }),
        outcome: 'session-recorded',
      },
    },
  ),
  'trainingSessions.remove': row(
    trainingSessions.remove,
    () => ({ id: nextSession, version: 1 }),
    clubCoaches,
  ),
  'trainingSessions.restore': row(trainingSessions.restore, deletedSession(nextSession), clubCoaches),
  'trainingSessions.giveFeedback': row(
    trainingSessions.giveFeedback,
    () => ({ id: lastSession, ...opinion }),
    {
      ...outsiders,
      ok: 'player',
      'player-only': 'coach otherCoach foreignCoach',
      'not-found': 'otherPlayer foreignPlayer',
    },
    {
      'before it took place': {
        by: 'player',
        input: () => ({ id: nextSession, ...opinion }),
        outcome: 'session-not-past',
      },
      'a second time': {
        by: 'player',
        input: () => ({ id: sessionId('loisir', -1), ...opinion }),
        outcome: 'feedback-already-given',
      },
    },
  ),
  'trainingSessions.markPresence': row(
    trainingSessions.markPresence,
    () => ({
      id: lastSession,
      playerId: people.ines.id,
      presence: 'excused' as const,
      was: 'present' as const,
    }),
    clubCoaches,
    {
      'of who takes no part': {
        by: 'coach',
        input: () => ({
          id: lastSession,
          playerId: people.maxime.id,
          presence: 'present' as const,
          was: null,
        }),
        outcome: 'player-not-in-session',
      },
      'over the mark of another coach that was not seen': {
        by: 'otherCoach',
        input: () => ({ id: lastSession, playerId: people.ines.id, presence: 'absent' as const, was: null }),
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'trainingSessions.markAllPresent': row(
    trainingSessions.markAllPresent,
    () => ({ id: nextSession, playerIds: [people.ines.id] }),
    clubCoaches,
  ),
  'trainingSessions.addArrival': row(
    trainingSessions.addArrival,
    async ({ context }) => ({ id: await sessionYesterday(context, {}), playerId: people.ines.id }),
    clubCoaches,
    {
      'of another club': {
        by: 'coach',
        input: async ({ context }) => ({
          id: await sessionYesterday(context, {}),
          playerId: people.clara.id,
        }),
        outcome: 'not-a-club-player',
      },
      'before the roll opens': {
        by: 'coach',
        input: () => ({ id: nextSession, playerId: people.maxime.id }),
        outcome: 'roll-not-open',
      },
    },
  ),
  'trainingSessions.giveReply': row(
    trainingSessions.giveReply,
    () => ({ id: nextSession, reply: 'not_coming' as const }),
    {
      ...outsiders,
      ok: 'player',
      'player-only': 'coach otherCoach foreignCoach',
      'not-found': 'otherPlayer foreignPlayer',
    },
    {
      'when it has begun': {
        by: 'player',
        input: () => ({ id: lastSession, reply: 'coming' as const }),
        outcome: 'session-has-begun',
      },
    },
  ),
}
