import { v7 as uuidv7 } from 'uuid'
import * as dashboard from '../src/contract/dashboard.ts'
import * as exercises from '../src/contract/exercises.ts'
import * as trainingSessions from '../src/contract/training-sessions.ts'
import { people } from './club-people.ts'
import { sessionId } from './club-sessions.ts'
import { outsiders, ownCoaches, row } from './endpoint-fixture.ts'
import { deletedSession } from './endpoint-situations.ts'

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
const opinion = { rating: 'positive' as const, comment: 'Bien !' }

/** A player is told so before anybody looks whether there is such a session. */
const anyCoachOnly = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
  'not-found': 'foreignCoach',
}

export const trainingFixtures = {
  'dashboard.show': row(dashboard.show, () => ({}), ownCoaches),
  'exercises.list': row(exercises.list, () => ({}), ownCoaches),

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
    anyCoachOnly,
    {
      'with a player of another club': {
        by: 'coach',
        input: () => ({ ...plan(nextSession), playerIds: [people.clara.id], version: 1 }),
        outcome: 'not-a-club-player',
      },
    },
  ),
  'trainingSessions.remove': row(
    trainingSessions.remove,
    () => ({ id: nextSession, version: 1 }),
    anyCoachOnly,
  ),
  'trainingSessions.restore': row(trainingSessions.restore, deletedSession(nextSession), anyCoachOnly),
  'trainingSessions.giveFeedback': row(
    trainingSessions.giveFeedback,
    () => ({ id: lastSession, ...opinion }),
    {
      ...outsiders,
      ok: 'player',
      'player-only': 'coach otherCoach',
      'not-found': 'otherPlayer foreignCoach foreignPlayer',
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
}
