import { v7 as uuidv7 } from 'uuid'
import * as clubs from '../../src/contract/clubs.ts'
import type { Role } from '../../src/domain/actor.ts'
import { type Caller, caller, cookieOf, type TestContext } from '../support/context.ts'

export interface TestAccount {
  id: string
  email: string
  call: Caller
  cookie: string
}

export interface Club {
  id: string
  coach: TestAccount
  code: () => Promise<string>
}

interface Described {
  firstName?: string
  lastName?: string
  /** Whether the e-mail address is confirmed. */
  confirmed?: boolean
}

/** An account of its own, signed in; a test on a whole season has src/demo/club.ts instead. */
export async function createAccount(
  context: TestContext,
  role: Role,
  { firstName = 'Camille', lastName = 'Roux', confirmed = true }: Described = {},
): Promise<TestAccount> {
  const id = uuidv7()
  const email = `${id}@exemple.fr`
  const now = context.now()
  await context.db
    .insertInto('accounts')
    .values({
      id,
      role,
      email,
      password_hash: 'none',
      email_confirmed_at: confirmed ? now : null,
      first_name: firstName,
      last_name: lastName,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const cookie = await cookieOf(context, id)
  return { id, email, cookie, call: caller(context.app, cookie) }
}

/** A club with its founder. */
export async function createClub(context: TestContext, name = 'Ping Club de Vaise'): Promise<Club> {
  const coach = await createAccount(context, 'coach')
  const id = uuidv7()
  await coach.call(clubs.create, { id, name })
  return { id, coach, code: () => codeOf(coach) }
}

/** A new member of the club, accepted by its coach if necessary. */
export async function createMember(
  context: TestContext,
  club: Club,
  role: Role,
  described: Described = {},
): Promise<TestAccount> {
  const person = await createAccount(context, role, described)
  const { waitingFor } = await person.call(clubs.join, { code: await club.code() })
  if (waitingFor) await club.coach.call(clubs.acceptMember, { id: person.id })
  return person
}

async function codeOf(coach: TestAccount): Promise<string> {
  const { administration } = await coach.call(clubs.show, {})
  return administration?.code ?? ''
}
