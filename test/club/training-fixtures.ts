import { v7 as uuidv7 } from 'uuid'
import * as dashboard from '../../src/contract/dashboard.ts'
import * as drillFiles from '../../src/contract/drill-files.ts'
import * as exerciseMarks from '../../src/contract/exercise-marks.ts'
import * as exercises from '../../src/contract/exercises.ts'
import * as hall from '../../src/contract/hall.ts'
import * as pairsApart from '../../src/contract/pairs-apart.ts'
import * as sessionSeries from '../../src/contract/session-series.ts'
import * as trainingSessions from '../../src/contract/training-sessions.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { libraryExercise } from '../../src/demo/club-exercises.ts'
import { people } from '../../src/demo/club-people.ts'
import { sessionId } from '../../src/demo/club-sessions.ts'
import type { Presence } from '../../src/domain/attendance.ts'
import type { AppContext } from '../../src/server/app-env.ts'
import { clubCoaches, outsiders, ownCoaches, row, withRefusal } from '../endpoints/fixture.ts'
import { cancelledSession, deletedSession, type Situation } from '../endpoints/situations.ts'
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
const lastDateOfSeries = sessionId('u13', 2)
const lastOfSeries = async ({ context }: Situation) => {
  const { seriesId, date } = await context.db
    .selectFrom('training_sessions')
    .select(['series_id as seriesId', 'date'])
    .where('id', '=', lastDateOfSeries)
    .executeTakeFirstOrThrow()
  return { seriesId: seriesId!, date }
}
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
const drillFile = {
  title: 'Coupées',
  category: 'defense',
  pairs: [{ technique: 'Poussette RV', effect: 'Coupé' }],
  level: 'débutant',
  minutes: 10,
}
const opinion = { rating: 'positive' as const, comment: 'Bien !' }

const closing = (id = uuidv7()) => ({ id, at: new Date().toISOString(), type: 'end' as const })

const inesAndTom = [people.ines.id, people.tom.id]

export const trainingFixtures = {
  'dashboard.show': row(dashboard.show, () => ({}), ownCoaches),
  'exerciseMarks.list': row(exerciseMarks.list, () => ({}), ownCoaches),
  'exerciseMarks.mark': row(
    exerciseMarks.mark,
    () => ({ exerciseId: blockActif, favourite: true }),
    withRefusal('club-id-not-found', 'no-club', clubCoaches),
    {
      'to put away one of the club’s own': {
        by: 'coach',
        input: () => ({ exerciseId: blockActif, archived: true }),
        outcome: 'invalid-input',
      },
      'of one that Rebond does not have': {
        by: 'coach',
        input: () => ({ exerciseId: 'le-moulin', archived: true }),
        outcome: 'not-found',
      },
    },
  ),
  'exercises.show': row(exercises.show, () => ({ id: blockActif }), {
    ...outsiders,
    ok: 'coach otherCoach player otherPlayer',
    'not-found': 'foreignCoach foreignPlayer',
  }),
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
  'drillFiles.create': row(
    drillFiles.create,
    () => ({ file: JSON.stringify([drillFile]) }),
    withRefusal('club-id-not-found', 'no-club', ownCoaches),
    {
      'of a picture': { by: 'coach', input: () => ({ file: 'iVBORw0KGgoAAAA=' }), outcome: 'invalid-input' },
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
  'trainingSessions.calendar': row(
    trainingSessions.calendar,
    () => ({ from: '2026-11-23', to: '2026-11-29' }),
    { ...outsiders, ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer' },
    {
      'for more than six weeks': {
        by: 'coach',
        input: () => ({ from: '2026-11-23', to: '2027-01-04' }),
        outcome: 'invalid-input',
      },
    },
  ),
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
  'sessionSeries.create': row(
    sessionSeries.create,
    () => {
      const { date, ...same } = plan(uuidv7())
      return { ...same, sessions: [date, '2099-06-08'].map((day) => ({ id: uuidv7(), date: day })) }
    },
    {
      ...outsiders,
      ok: 'coach otherCoach',
      'coach-only': 'player otherPlayer foreignPlayer',
      'not-a-club-player': 'foreignCoach',
    },
  ),
  'sessionSeries.show': row(
    sessionSeries.show,
    async (situation) => ({ id: (await lastOfSeries(situation)).seriesId }),
    clubCoaches,
  ),
  'sessionSeries.extend': row(
    sessionSeries.extend,
    async (situation) => {
      const { seriesId, date } = await lastOfSeries(situation)
      const sessions = [{ id: uuidv7(), date: '2099-06-01' }]
      return { id: seriesId, sessionId: lastDateOfSeries, after: date, sessions }
    },
    clubCoaches,
    {
      'that was made longer meanwhile': {
        by: 'coach',
        input: async (situation) => {
          const { seriesId } = await lastOfSeries(situation)
          const sessions = [{ id: uuidv7(), date: '2099-06-01' }]
          return { id: seriesId, sessionId: lastDateOfSeries, after: '2026-09-01', sessions }
        },
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'sessionSeries.cancelDates': row(
    sessionSeries.cancelDates,
    () => ({ sessions: [{ id: nextSession, version: 1 }] }),
    ownCoaches,
  ),
  'trainingSessions.told': row(
    trainingSessions.told,
    () => ({ id: nextSession, change: 'move' as const, date: '2099-06-01', scope: 'all' as const }),
    clubCoaches,
  ),
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
  'trainingSessions.cancel': row(
    trainingSessions.cancel,
    () => ({ id: nextSession, version: 1 }),
    clubCoaches,
    {
      'once its roll was called': {
        by: 'coach',
        input: async ({ context }) => ({
          id: await sessionYesterday(context, { [people.ines.id]: 'present' }),
          version: 1,
        }),
        outcome: 'session-took-place',
      },
    },
  ),
  'trainingSessions.reinstate': row(trainingSessions.reinstate, cancelledSession(nextSession), clubCoaches),
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
  'hall.show': row(hall.show, () => ({ id: lastSession }), clubCoaches),
  'hall.addEvent': row(hall.addEvent, () => ({ id: lastSession, event: closing() }), clubCoaches, {
    'before the hall opens': {
      by: 'coach',
      input: () => ({ id: nextSession, event: closing() }),
      outcome: 'roll-not-open',
    },
    'with the id of another session’s': {
      by: 'foreignCoach',
      input: async ({ context }) => {
        const event = closing()
        const { id: session_id, club_id } = await context.db
          .selectFrom('training_sessions')
          .select(['id', 'club_id'])
          .where('id', '=', lastSession)
          .executeTakeFirstOrThrow()
        await context.db
          .insertInto('hall_events')
          .values({ id: event.id, session_id, club_id, at: new Date(), type: 'end', details: '{}' })
          .execute()
        const clubOfClara = context.db
          .selectFrom('memberships')
          .select('club_id')
          .where('account_id', '=', people.clara.id)
        const { club_id: clubId } = await clubOfClara.executeTakeFirstOrThrow()
        return { id: await plannedSession(context, { clubId, inDays: -1, players: {} }), event }
      },
      outcome: 'id-taken',
    },
    'of a guest who is somebody else': {
      by: 'coach',
      input: async ({ context }) => {
        const event = { ...closing(), type: 'link' as const, guestId: uuidv7(), playerId: people.ines.id }
        const { id: session_id, club_id } = await context.db
          .selectFrom('training_sessions')
          .select(['id', 'club_id'])
          .where('id', '=', lastSession)
          .executeTakeFirstOrThrow()
        const details = JSON.stringify({ guestId: event.guestId, playerId: people.tom.id })
        await context.db
          .insertInto('hall_events')
          .values({ id: uuidv7(), session_id, club_id, at: new Date(), type: 'link', details })
          .execute()
        return { id: lastSession, event }
      },
      outcome: 'guest-linked',
    },
  }),
  'pairsApart.keepApart': row(
    pairsApart.keepApart,
    () => ({ playerIds: inesAndTom, apart: true }),
    withRefusal('not-a-club-player', 'not-found', clubCoaches),
    {
      'of another club': {
        by: 'coach',
        input: () => ({ playerIds: [people.ines.id, people.clara.id], apart: true }),
        outcome: 'not-a-club-player',
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
