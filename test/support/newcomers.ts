import type * as v from 'valibot'
import { v7 as uuidv7 } from 'uuid'
import type * as accounts from '../../src/contract/accounts.ts'

type SignUp = v.InferInput<typeof accounts.signUp.input>
type PlayerSignUp = Extract<SignUp, { role: 'player' }>
type CoachSignUp = Extract<SignUp, { role: 'coach' }>

export const password = 'grande-volée-77'

/** The sign-up of a new player, with another address each time, in every process of the tests. */
export function newPlayer(typed: Partial<PlayerSignUp> = {}): PlayerSignUp {
  const id = uuidv7()
  return {
    role: 'player',
    id,
    firstName: 'Inès',
    lastName: 'Morel',
    email: `ines-${id.slice(-12)}@exemple.fr`,
    password,
    ...typed,
  }
}

export function newCoach(clubName = 'Ping Club'): CoachSignUp {
  return { ...newPlayer(), role: 'coach', club: { way: 'found', clubId: uuidv7(), clubName } }
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieIn(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
