import { randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import * as children from '../../src/contract/children.ts'
import * as players from '../../src/contract/players.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { newDeviceCode } from '../../src/domain/device-code.ts'
import { createLink } from '../../src/server/accounts/links.ts'
import { newToken } from '../../src/server/accounts/login-cookie.ts'
import { loginSessionsOf, openLoginSession } from '../../src/server/accounts/login-sessions.ts'
import { clubCoaches, everyone, ownCoaches, row } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

export const invitationFixtures = {
  'children.add': row(
    children.add,
    () => ({ id: uuidv7(), firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 }),
    ownCoaches,
    {
      // The other one is full where it has grown (test/many-clubs).
      'in a club with places': {
        by: 'foreignCoach',
        input: () => ({ id: uuidv7(), firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 }),
        outcome: 'ok',
      },
      'by an id that is somebody’s': {
        by: 'coach',
        input: () => ({ id: people.clara.id, firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 }),
        outcome: 'id-taken',
      },
      'born tomorrow': {
        by: 'coach',
        input: () => ({ id: uuidv7(), firstName: 'Kenza', lastName: 'Haddad', birthYear: 2099 }),
        outcome: 'invalid-input',
      },
    },
  ),
  'children.correct': row(
    children.correct,
    async (situation) => ({ ...corrected, id: await addUnentered(situation, null) }),
    clubCoaches,
    {
      'who has entered': {
        by: 'coach',
        input: () => ({ ...corrected, id: people.ines.id }),
        outcome: 'already-entered',
      },
      'from an older screen': {
        by: 'coach',
        input: async (situation) => ({ ...corrected, id: await addUnentered(situation, null), version: 2 }),
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'children.giveDeviceCode': row(
    children.giveDeviceCode,
    async (situation) => ({ id: await addUnentered(situation, null) }),
    clubCoaches,
    {
      'to whom has an address': {
        by: 'coach',
        input: async (situation) => ({ id: await addUnentered(situation) }),
        outcome: 'has-address',
      },
      'to who has entered': {
        by: 'coach',
        input: () => ({ id: people.ines.id }),
        outcome: 'already-entered',
      },
    },
  ),
  'children.openDevice': row(
    children.openDevice,
    async (situation) => {
      const id = await addUnentered(situation, null)
      const { db, now } = situation.context
      const code = newDeviceCode(randomInt)
      await createLink(db, {
        accountId: id,
        purpose: 'device-code',
        email: '',
        token: code,
        givenBy: people.lea.id,
        now: now(),
      })
      return { code }
    },
    everyone,
    {
      'by a code that nobody gave': {
        by: 'nobody',
        input: () => ({ code: 'kkkkkkkk' }),
        outcome: 'device-code-wrong',
      },
    },
  ),
  'children.devices': row(
    children.devices,
    async (situation) => ({ id: await addUnentered(situation, null) }),
    clubCoaches,
    {
      'of who has entered': {
        by: 'coach',
        input: () => ({ id: people.ines.id }),
        outcome: 'not-found',
      },
    },
  ),
  'children.endDevice': row(
    children.endDevice,
    async (situation) => {
      const id = await addUnentered(situation, null)
      const { db, now } = situation.context
      await openLoginSession(db, { accountId: id, tokenHash: newToken().hash, device: 'Chrome', now: now() })
      const [device] = await loginSessionsOf(db, { id }, now())
      return { id, deviceId: device!.id }
    },
    clubCoaches,
  ),
  'players.invite': row(
    players.invite,
    async (situation) => ({ id: await addUnentered(situation), email: null }),
    clubCoaches,
    {
      'at the address of somebody else': {
        by: 'coach',
        input: async (situation) => ({ id: await addUnentered(situation, null), email: people.clara.email }),
        outcome: 'email-taken',
      },
      'at an address that the player got meanwhile': {
        by: 'coach',
        input: async (situation) => ({ id: await addUnentered(situation), email: 'autre@exemple.fr' }),
        outcome: 'changed-meanwhile',
      },
      'at a corrected address': {
        by: 'coach',
        input: async (situation) => ({
          id: await addUnentered(situation),
          email: 'autre@exemple.fr',
          was: unentered,
        }),
        outcome: 'ok',
      },
      'without any address': {
        by: 'coach',
        input: async (situation) => ({ id: await addUnentered(situation, null), email: null }),
        outcome: 'invalid-input',
      },
      'who has entered': {
        by: 'coach',
        input: () => ({ id: people.ines.id, email: null }),
        outcome: 'already-entered',
      },
    },
  ),
}

const unentered = 'zoe.petit@exemple.fr'

const corrected = {
  firstName: 'Zoé',
  lastName: 'Bonnet-Roy',
  playingStyle: 'initiative',
  preferredHand: 'left',
  forehandRubber: 'backside',
  backhandRubber: null,
  playerType: 'loisir',
  version: 1,
} as const

/** A player of Ping Club de Vaise whom a coach has imported. @returns their id */
export async function addUnentered(
  { context }: Situation,
  email: string | null = unentered,
): Promise<string> {
  const id = uuidv7()
  const now = context.now()
  const named = { first_name: 'Zoé', last_name: 'Bonnet', created_at: now, updated_at: now }
  await context.db
    .insertInto('accounts')
    .values({ id, role: 'player', email, ...named })
    .execute()
  await context.db
    .insertInto('memberships')
    .values({ account_id: id, club_id: vaiseId, role: 'player', standing: 'member', since: now })
    .execute()
  return id
}
