import { v7 as uuidv7 } from 'uuid'
import * as accounts from '../src/contract/accounts.ts'
import * as clubs from '../src/contract/clubs.ts'
import * as dashboard from '../src/contract/dashboard.ts'
import type { Endpoint, Input } from '../src/contract/endpoint.ts'
import * as exercises from '../src/contract/exercises.ts'
import * as profiles from '../src/contract/profiles.ts'
import * as trainingSessions from '../src/contract/training-sessions.ts'
import type { Refusal } from '../src/domain/refusal.ts'
import { demoPassword, people } from './club-people.ts'
import { sessionId } from './club-sessions.ts'
import { callerNames, type CallerName } from './endpoint-callers.ts'
import {
  aLink,
  deletedSession,
  loginSessionOf,
  onPlan,
  type Situation,
  unconfirmed,
} from './endpoint-situations.ts'

export type Outcome = 'ok' | Refusal

/** A request: its input may first change the filled club, which every case has to itself. */
type Make<I> = (situation: Situation) => I | Promise<I>

/** What every kind of caller gets for one request, and what is refused to those who may usually do it. */
export interface Fixture {
  readonly endpoint: Endpoint
  readonly input: Make<unknown>
  readonly outcomes: Readonly<Record<CallerName, Outcome>>
  readonly exceptions: Readonly<Record<string, Exception<unknown>>>
}

interface Exception<I> {
  readonly by: CallerName
  readonly input: Make<I>
  readonly outcome: Outcome
}

type Expected = Partial<Record<Outcome, string>>

const everyone: Expected = { ok: callerNames.join(' ') }
const signedIn: Expected = {
  ok: callerNames.filter((name) => name !== 'nobody').join(' '),
  'not-signed-in': 'nobody',
}
/** Those who may not even ask about a club. */
const outsiders: Expected = {
  'not-signed-in': 'nobody',
  'no-club': 'waitingCoach clublessPlayer clublessCoach',
}
/** For what is about one's own club, whichever that is. */
const ownCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach foreignCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
}
/** For what is about something of Ping Club de Vaise. */
const clubCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer',
  'not-found': 'foreignCoach foreignPlayer',
}

const newPassword = 'topspin-du-mardi'
const newPerson = { firstName: 'Ève', lastName: 'Colas', email: 'eve.colas@courriel.example' }

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

export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries({
    'accounts.me': row(accounts.me, () => ({}), everyone),
    'accounts.signUp': row(
      accounts.signUp,
      () => ({ role: 'player' as const, id: uuidv7(), ...newPerson, password: newPassword }),
      everyone,
      {
        'with the e-mail of an account': {
          by: 'nobody',
          input: () => ({
            role: 'player' as const,
            id: uuidv7(),
            ...newPerson,
            email: people.ines.email.toUpperCase(),
            password: newPassword,
          }),
          outcome: 'email-taken',
        },
      },
    ),
    'accounts.signIn': row(
      accounts.signIn,
      () => ({ door: 'player' as const, email: people.ines.email, password: demoPassword }),
      everyone,
      {
        'with a wrong password': {
          by: 'nobody',
          input: () => ({ door: 'player' as const, email: people.ines.email, password: newPassword }),
          outcome: 'wrong-credentials',
        },
        'as a coach at the door of the players': {
          by: 'nobody',
          input: () => ({ door: 'player' as const, email: people.lea.email, password: demoPassword }),
          outcome: 'not-a-player-account',
        },
        'as a player at the door of the coaches': {
          by: 'nobody',
          input: () => ({ door: 'coach' as const, email: people.ines.email, password: demoPassword }),
          outcome: 'not-a-coach-account',
        },
      },
    ),
    'accounts.signOut': row(accounts.signOut, () => ({}), everyone),
    'accounts.loginSessions': row(accounts.loginSessions, () => ({}), signedIn),
    'accounts.endLoginSession': row(accounts.endLoginSession, loginSessionOf(people.ines), {
      ok: 'player',
      'not-signed-in': 'nobody',
      'not-found':
        'coach otherCoach otherPlayer foreignCoach foreignPlayer waitingCoach clublessPlayer clublessCoach',
    }),
    'accounts.requestPasswordReset': row(
      accounts.requestPasswordReset,
      () => ({ email: people.ines.email }),
      everyone,
    ),
    'accounts.resetPassword': row(
      accounts.resetPassword,
      async (situation) => ({ token: await aLink(situation, 'reset-password'), password: newPassword }),
      everyone,
      {
        'with an expired link': {
          by: 'nobody',
          input: async (situation) => ({
            token: await aLink(situation, 'reset-password', { minutes: -1 }),
            password: newPassword,
          }),
          outcome: 'link-expired',
        },
        'with a link for something else': {
          by: 'nobody',
          input: async (situation) => ({
            token: await aLink(situation, 'confirm-email'),
            password: newPassword,
          }),
          outcome: 'link-expired',
        },
      },
    ),
    'accounts.changePassword': row(
      accounts.changePassword,
      () => ({ currentPassword: demoPassword, password: newPassword }),
      signedIn,
      {
        'without the current one': {
          by: 'player',
          input: () => ({ currentPassword: newPassword, password: newPassword }),
          outcome: 'wrong-password',
        },
      },
    ),
    'accounts.requestEmailChange': row(
      accounts.requestEmailChange,
      () => ({ email: newPerson.email, password: demoPassword }),
      signedIn,
      {
        'without the password': {
          by: 'player',
          input: () => ({ email: newPerson.email, password: newPassword }),
          outcome: 'wrong-password',
        },
      },
    ),
    'accounts.requestEmailConfirmation': row(accounts.requestEmailConfirmation, unconfirmed, signedIn, {
      'when it is confirmed': { by: 'player', input: () => ({}), outcome: 'email-already-confirmed' },
    }),
    'accounts.confirmEmail': row(
      accounts.confirmEmail,
      async (situation) => ({ token: await aLink(situation, 'confirm-email') }),
      everyone,
      {
        'with an expired link': {
          by: 'nobody',
          input: async (situation) => ({ token: await aLink(situation, 'confirm-email', { minutes: -1 }) }),
          outcome: 'link-expired',
        },
        'with a link for something else': {
          by: 'nobody',
          input: async (situation) => ({ token: await aLink(situation, 'reset-password') }),
          outcome: 'link-expired',
        },
      },
    ),
    'accounts.renameMyself': row(
      accounts.renameMyself,
      () => ({ firstName: 'Ève', lastName: 'Colas' }),
      signedIn,
    ),

    'clubs.show': row(clubs.show, () => ({}), {
      ...outsiders,
      ok: 'coach otherCoach player otherPlayer foreignCoach foreignPlayer',
    }),
    'clubs.found': row(clubs.found, () => ({ id: uuidv7(), name: 'Éveil Pongiste' }), {
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
          input: async (situation) => ({ code: await onPlan(situation, 'essential', 'pingclubdevaise') }),
          outcome: 'club-full-of-players',
        },
      },
    ),
    'clubs.leave': row(clubs.leave, () => ({}), {
      ok: 'coach otherCoach player otherPlayer foreignPlayer waitingCoach',
      'last-coach': 'foreignCoach',
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
    }),
    'clubs.acceptMember': row(clubs.acceptMember, () => ({ id: people.nadia.id }), clubCoaches, {
      'who is in': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-waiting' },
      'beyond what the plan lets in': {
        by: 'coach',
        input: async (situation) => ({ id: await onPlan(situation, 'essential', people.nadia.id) }),
        outcome: 'club-full-of-coaches',
      },
    }),
    'clubs.refuseMember': row(clubs.refuseMember, () => ({ id: people.nadia.id }), clubCoaches, {
      'who is in': { by: 'coach', input: () => ({ id: people.ines.id }), outcome: 'not-waiting' },
    }),

    'dashboard.show': row(dashboard.show, () => ({}), ownCoaches),
    'exercises.list': row(exercises.list, () => ({}), ownCoaches),

    'profiles.show': row(profiles.show, () => ({}), {
      ok: 'player otherPlayer foreignPlayer clublessPlayer',
      'player-only': 'coach otherCoach foreignCoach waitingCoach clublessCoach',
      'not-signed-in': 'nobody',
    }),
    'profiles.update': row(
      profiles.update,
      () => ({
        version: 1,
        firstName: 'Ève',
        lastName: 'Colas',
        playingStyle: 'defender' as const,
        preferredHand: 'left' as const,
        playerType: 'loisir' as const,
        goals: '',
        ranking: null,
      }),
      {
        ok: 'player otherPlayer foreignPlayer clublessPlayer',
        'player-only': 'coach otherCoach foreignCoach waitingCoach clublessCoach',
        'not-signed-in': 'nobody',
      },
    ),

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
  }),
)

function row<E extends Endpoint>(
  endpoint: E,
  input: Make<Input<NoInfer<E>>>,
  expected: Expected,
  exceptions: Readonly<Record<string, Exception<Input<NoInfer<E>>>>> = {},
): Fixture {
  return { endpoint, input, outcomes: outcomesOf(expected), exceptions }
}

/** @throws unless every caller is named once */
function outcomesOf(expected: Expected): Fixture['outcomes'] {
  const named = Object.entries(expected).flatMap(([outcome, names]) =>
    names.split(' ').map((name) => [name, outcome] as [CallerName, Outcome]),
  )
  const outcomes = Object.fromEntries(named) as Record<CallerName, Outcome>
  if (named.length !== callerNames.length || callerNames.some((name) => !(name in outcomes))) {
    throw new Error(`Each caller needs one outcome: ${JSON.stringify(expected)}`)
  }
  return outcomes
}
