import { v7 as uuidv7 } from 'uuid'
import * as family from '../../src/contract/family.ts'
import * as guardians from '../../src/contract/guardians.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { newToken } from '../../src/server/accounts/login-cookie.ts'
import { clubCoaches, everyone, row, signedIn } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'
import { addUnentered } from './invitation-fixtures.ts'

export const guardianFixtures = {
  'guardians.list': row(
    guardians.list,
    async (situation) => ({ id: await addUnentered(situation, null) }),
    clubCoaches,
  ),
  'guardians.invite': row(
    guardians.invite,
    async (situation) => ({
      id: await addUnentered(situation, null),
      guardianshipId: uuidv7(),
      email: 'parent@exemple.fr',
    }),
    clubCoaches,
    {
      'of who has entered': {
        by: 'coach',
        input: () => ({ id: people.ines.id, guardianshipId: uuidv7(), email: 'parent@exemple.fr' }),
        outcome: 'already-entered',
      },
      'of a child who has two': {
        by: 'coach',
        input: async (situation) => {
          const id = await addUnentered(situation, null)
          await addGuardianship(situation, { childId: id })
          await addGuardianship(situation, { childId: id, guardianId: people.malo.id })
          return { id, guardianshipId: uuidv7(), email: 'tante@exemple.fr' }
        },
        outcome: 'two-guardians',
      },
      'who is one already': {
        by: 'coach',
        input: async (situation) => {
          const id = await addUnentered(situation, null)
          await addGuardianship(situation, { childId: id, guardianId: people.malo.id })
          return { id, guardianshipId: uuidv7(), email: people.malo.email }
        },
        outcome: 'already-guardian',
      },
    },
  ),
  'guardians.accept': row(
    guardians.accept,
    async (situation) => addGuardianship(situation, { guardianId: people.malo.id }),
    clubCoaches,
    {
      'who has not followed the link': {
        by: 'coach',
        input: (situation) => addGuardianship(situation, {}),
        outcome: 'not-followed',
      },
      'whose address is not confirmed': {
        by: 'coach',
        input: (situation) => addGuardianship(situation, { guardianId: people.gerard.id }),
        outcome: 'email-unconfirmed',
      },
    },
  ),
  'guardians.end': row(
    guardians.end,
    (situation) => addGuardianship(situation, { guardianId: people.malo.id, accepted: true }),
    clubCoaches,
  ),
  'guardians.signUp': row(
    guardians.signUp,
    async (situation) => ({
      token: await invitationToken(situation),
      id: uuidv7(),
      firstName: 'Samia',
      lastName: 'Bonnet',
      password: 'balle-orange-2027',
    }),
    everyone,
    {
      'by a link that nobody mailed': {
        by: 'nobody',
        input: () => ({
          token: 'aucun',
          id: uuidv7(),
          firstName: 'Samia',
          lastName: 'Bonnet',
          password: 'balle-orange-2027',
        }),
        outcome: 'link-expired',
      },
      'at an address that has an account': {
        by: 'nobody',
        input: async (situation) => ({
          token: await invitationToken(situation, people.malo.email),
          id: uuidv7(),
          firstName: 'Samia',
          lastName: 'Bonnet',
          password: 'balle-orange-2027',
        }),
        outcome: 'email-taken',
      },
    },
  ),
  'family.list': row(family.list, () => ({}), signedIn),
  'family.follow': row(
    family.follow,
    async (situation) => ({ token: await invitationToken(situation) }),
    signedIn,
    {
      'a link that nobody mailed': {
        by: 'guardian',
        input: () => ({ token: 'aucun' }),
        outcome: 'link-expired',
      },
    },
  ),
  'family.show': row(
    family.show,
    async (situation) => ({ childId: await childOfCaller(situation) }),
    signedIn,
    {
      'of somebody else’s child': {
        by: 'guardian',
        input: async (situation) => {
          const childId = await addUnentered(situation, null)
          await addGuardianship(situation, { childId, guardianId: people.malo.id, accepted: true })
          return { childId }
        },
        outcome: 'not-found',
      },
      'before a coach has accepted them': {
        by: 'guardian',
        input: async (situation) => {
          const childId = await addUnentered(situation, null)
          await addGuardianship(situation, { childId, guardianId: situation.me!.id })
          return { childId }
        },
        outcome: 'not-found',
      },
    },
  ),
  'family.giveReply': row(family.giveReply, replyOfCaller, signedIn, {
    'of a child who is not invited': {
      by: 'guardian',
      input: async (situation) => {
        const given = await replyOfCaller(situation)
        await situation.context.db
          .deleteFrom('session_participants')
          .where('player_id', '=', given.childId)
          .execute()
        return given
      },
      outcome: 'not-found',
    },
    'to a session that was moved': {
      by: 'guardian',
      input: async (situation) => ({
        ...(await replyOfCaller(situation)),
        startsAt: '2020-01-01T10:00:00.000Z',
      }),
      outcome: 'changed-meanwhile',
    },
    'before a coach has accepted them': {
      by: 'guardian',
      input: async (situation) => {
        const given = await replyOfCaller(situation)
        await situation.context.db
          .updateTable('guardianships')
          .set({ accepted_at: null, accepted_by: null })
          .execute()
        return given
      },
      outcome: 'not-found',
    },
    'where the club does not pay': {
      by: 'guardian',
      input: async (situation) => {
        const given = await replyOfCaller(situation)
        await situation.context.db
          .updateTable('clubs')
          .set({ read_only_from: situation.context.now() })
          .where('id', '=', vaiseId)
          .execute()
        return given
      },
      outcome: 'subscription-required',
    },
  }),
  'family.leave': row(
    family.leave,
    async (situation) => ({ childId: await childOfCaller(situation) }),
    signedIn,
    {
      'a child who is not theirs': {
        by: 'guardian',
        input: async (situation) => ({ childId: await addUnentered(situation, null) }),
        outcome: 'not-found',
      },
    },
  ),
}

interface Given {
  childId?: string
  guardianId?: string
  accepted?: boolean
  email?: string
}

/** Of a new child where none is given; an invitation where nobody is its guardian. */
async function addGuardianship(situation: Situation, given: Given): Promise<{ id: string }> {
  const { id } = await insertGuardianship(situation, given)
  return { id }
}

async function insertGuardianship(
  situation: Situation,
  { childId, guardianId, accepted = false, email = 'parent@exemple.fr' }: Given,
): Promise<{ id: string; token: string }> {
  const { db, now } = situation.context
  const id = uuidv7()
  const { token, hash } = newToken()
  const invitation = {
    email,
    token_hash: hash,
    expires_at: new Date(now().getTime() + 3600_000),
  }
  await db
    .insertInto('guardianships')
    .values({
      id,
      child_id: childId ?? (await addUnentered(situation, null)),
      club_id: vaiseId,
      invited_by: people.lea.id,
      invited_at: now(),
      guardian_id: guardianId ?? null,
      ...(!guardianId && invitation),
      ...(accepted && { accepted_by: people.lea.id, accepted_at: now() }),
    })
    .execute()
  return { id, token }
}

async function invitationToken(situation: Situation, email?: string): Promise<string> {
  return (await insertGuardianship(situation, email ? { email } : {})).token
}

/** A child for whom the caller acts. */
async function childOfCaller(situation: Situation): Promise<string> {
  const childId = await addUnentered(situation, null)
  if (situation.me) await addGuardianship(situation, { childId, guardianId: situation.me.id, accepted: true })
  return childId
}

async function replyOfCaller(situation: Situation) {
  const childId = await childOfCaller(situation)
  const { db, now } = situation.context
  const session = await db
    .selectFrom('training_sessions')
    .select(['id', 'starts_at as startsAt'])
    .where('club_id', '=', vaiseId)
    .where('starts_at', '>', now())
    .where('deleted_at', 'is', null)
    .orderBy('starts_at')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session_participants')
    .values({ session_id: session.id, club_id: vaiseId, player_id: childId })
    .execute()
  return { childId, id: session.id, reply: 'coming' as const, startsAt: session.startsAt.toISOString() }
}
