import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import * as apiKeys from '../../src/contract/api-keys.ts'
import {
  type ApiAccess,
  apiAccess,
  apiKeyPrefix,
  isWritable,
  maxApiKeys,
  openedBy,
  readsEverything,
} from '../../src/domain/api-key.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { tokenHash } from '../../src/server/accounts/login-cookie.ts'
import type { AppContext } from '../../src/server/app-env.ts'
import { clubCoaches, ownCoaches, row } from '../endpoints/fixture.ts'
import { onPro, setClubPlan, type Situation } from '../endpoints/situations.ts'

export function newSecret(): string {
  return `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`
}

interface KeyOf {
  clubId: string
  coachId: string
  name?: string
  expiresAt?: Date | null
  createdAt?: Date
  access?: ApiAccess
}

export const writesEverything = apiAccess((resource) => (isWritable(resource) ? 'write' : 'read'))

/** A key, past all rules. */
export async function insertApiKey(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  {
    clubId,
    coachId,
    name = 'Site du club',
    expiresAt = null,
    createdAt = now(),
    access = readsEverything,
  }: KeyOf,
): Promise<{ id: string; secret: string }> {
  const id = uuidv7()
  const secret = newSecret()
  await db
    .insertInto('api_keys')
    .values({
      id,
      club_id: clubId,
      created_by: coachId,
      name,
      secret_hash: tokenHash(secret),
      last_characters: secret.slice(-4),
      created_at: createdAt,
      expires_at: expiresAt,
      readable: openedBy(access, 'read'),
      writable: openedBy(access, 'write'),
    })
    .execute()
  return { id, secret }
}

const ofVaise = { clubId: vaiseId, coachId: people.lea.id }
const written = () => ({ id: uuidv7(), name: 'Site du club', days: 90 as const, secret: newSecret() })

async function livingKeys(situation: Situation, count: number): Promise<ReturnType<typeof written>> {
  const { context } = situation
  await context.db.deleteFrom('api_keys').where('club_id', '=', vaiseId).execute()
  for (let n = 0; n < count; n++) await insertApiKey(context, ofVaise)
  return onPro(situation, written())
}

export const apiKeyFixtures = {
  'apiKeys.list': row(apiKeys.list, () => ({}), ownCoaches),
  'apiKeys.create': row(apiKeys.create, (situation) => onPro(situation, written()), ownCoaches, {
    'in a club that has as many as it may': {
      by: 'coach',
      input: (situation) => livingKeys(situation, maxApiKeys),
      outcome: 'too-many-api-keys',
    },
    'on a plan without the API': {
      by: 'coach',
      input: (situation) => setClubPlan(situation, 'club', written()),
      outcome: 'not-in-plan',
    },
  }),
  'apiKeys.end': row(
    apiKeys.end,
    async ({ context }) => ({ id: (await insertApiKey(context, ofVaise)).id }),
    clubCoaches,
    {
      'that was ended already': { by: 'coach', input: () => ({ id: uuidv7() }), outcome: 'not-found' },
      'on a plan without the API': {
        by: 'coach',
        input: async (situation) => {
          const { id } = await insertApiKey(situation.context, ofVaise)
          return setClubPlan(situation, 'essential', { id })
        },
        outcome: 'ok',
      },
    },
  ),
}
