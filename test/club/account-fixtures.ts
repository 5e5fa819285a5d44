import { v7 as uuidv7 } from 'uuid'
import * as accounts from '../../src/contract/accounts.ts'
import * as profiles from '../../src/contract/profiles.ts'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { everyone, row, signedIn } from '../endpoints/fixture.ts'
import { createAccountLink, loginSessionOf, unconfirmed } from '../endpoints/situations.ts'

const newPassword = 'topspin-du-mardi'
const newPerson = { firstName: 'Ève', lastName: 'Colas', email: 'eve.colas@courriel.example' }

export const accountFixtures = {
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
      'as a coach on the entry page of the players': {
        by: 'nobody',
        input: () => ({ door: 'player' as const, email: people.lea.email, password: demoPassword }),
        outcome: 'not-a-player-account',
      },
      'as a player on the entry page of the coaches': {
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
    async (situation) => ({
      token: await createAccountLink(situation, 'reset-password'),
      password: newPassword,
    }),
    everyone,
    {
      'with an expired link': {
        by: 'nobody',
        input: async (situation) => ({
          token: await createAccountLink(situation, 'reset-password', { minutes: -1 }),
          password: newPassword,
        }),
        outcome: 'link-expired',
      },
      'with a link for something else': {
        by: 'nobody',
        input: async (situation) => ({
          token: await createAccountLink(situation, 'confirm-email'),
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
    async (situation) => ({ token: await createAccountLink(situation, 'confirm-email') }),
    everyone,
    {
      'with an expired link': {
        by: 'nobody',
        input: async (situation) => ({
          token: await createAccountLink(situation, 'confirm-email', { minutes: -1 }),
        }),
        outcome: 'link-expired',
      },
      'with a link for something else': {
        by: 'nobody',
        input: async (situation) => ({ token: await createAccountLink(situation, 'reset-password') }),
        outcome: 'link-expired',
      },
    },
  ),
  'accounts.renameMyself': row(
    accounts.renameMyself,
    () => ({ firstName: 'Ève', lastName: 'Colas' }),
    signedIn,
  ),

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
}
