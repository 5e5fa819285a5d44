import type { Context } from 'hono'
import type { Member } from '../../domain/actor.ts'
import { apiKeySecret } from '../../domain/api-key.ts'
import { whyNotInPlan } from '../../domain/plan.ts'
import { tokenHash } from '../accounts/login-cookie.ts'
import type { AppEnv } from '../app-env.ts'
import { planOf } from '../clubs/store.ts'
import { builtOnce, type Given } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { allow, Refused } from '../refused.ts'

/** How old the stored last use may get before a request updates it. */
const usedAgainAfterMs = 3600_000

/**
 * The key of `Authorization: Bearer …`, as a coach of its club; cookies are not looked at. Counts the request.
 * @throws Refused `not-signed-in`, `too-many-attempts`, `not-in-plan`
 */
export async function authenticateKey(http: Context<AppEnv>): Promise<Member> {
  const { db, env, now: clock, attempts } = http.get('context')
  const now = clock()
  const [, secret = ''] = /^Bearer +(\S+)$/i.exec(http.req.header('Authorization') ?? '') ?? []
  if (!apiKeySecret.test(secret)) throw new Refused('not-signed-in')
  const { rows } = await findKeyBySecret(db, { hash: tokenHash(secret), now })
  const [key] = rows
  if (!key) throw new Refused('not-signed-in')
  http.set('apiKeyId', key.id)
  const { limit, seconds, remaining, resetsInMs } = await attempts.countApiRequest(key.id)
  const headers = http.get('headers')
  headers['RateLimit-Policy'] = `"key";q=${limit};w=${seconds}`
  headers['RateLimit'] = `"key";r=${Math.max(0, remaining)};t=${Math.ceil(resetsInMs / 1000)}`
  if (remaining < 0) throw new Refused('too-many-attempts', { retryAfterMs: resetsInMs })
  allow(whyNotInPlan(planOf(key, env, now), 'customApi'))
  await noteUse(db, key, now)
  return { id: key.id, role: 'coach', clubId: key.clubId }
}

/** Not of a closed club; that its maker is still a coach there, the foreign key sees to. */
const findKeyBySecret = builtOnce((db, { hash, now }: Given<{ hash: Buffer; now: Date }>) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('clubs as c', 'c.id', 'k.club_id')
    .select([
      'k.id',
      'k.club_id as clubId',
      'k.last_used_at as lastUsedAt',
      'c.subscription_plan as subscriptionPlan',
      'c.trial_ends_at as trialEndsAt',
    ])
    .where('k.secret_hash', '=', hash)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .where('c.active', '=', true),
)

/** At most once an hour, so that reading does not write each time. */
async function noteUse(
  db: Db,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < usedAgainAfterMs) return
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}
