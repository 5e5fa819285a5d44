import type { Context } from 'hono'
import type { Member } from '../../domain/actor.ts'
import { type ApiAccess, apiKeySecret, type ApiNeed } from '../../domain/api-key.ts'
import { whyNotInPlan } from '../../domain/plan.ts'
import { tokenHash } from '../accounts/login-cookie.ts'
import type { AppEnv } from '../app-env.ts'
import type { ApiRequestCount } from '../attempts.ts'
import { planOf } from '../clubs/store.ts'
import { builtOnce, type Placeholders } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { allow, Refused } from '../refused.ts'
import { accessOf } from './store.ts'

/** How old the stored last use may get before a request updates it. */
const usedAgainAfterMs = 3600_000

/** A program, by its key. */
export interface ApiCaller {
  /** The key, as a coach of its club. */
  readonly actor: Member
  readonly access: ApiAccess
  /** The coach who made it. */
  readonly makerId: string
  readonly readOnlyFrom: Date | null
}

/**
 * The key of `Authorization: Bearer …`, as a coach of its club; cookies are not looked at. Counts the request, a write as
 * such too.
 * @throws Refused `not-signed-in`, `too-many-attempts`, `not-in-plan`
 */
export async function authenticateKey(http: Context<AppEnv>, level: ApiNeed['level']): Promise<ApiCaller> {
  const { db, env, now: clock, attempts } = http.get('context')
  const now = clock()
  const [, secret = ''] = /^Bearer +(\S+)$/i.exec(http.req.header('Authorization') ?? '') ?? []
  if (!apiKeySecret.test(secret)) throw new Refused('not-signed-in')
  const { rows } = await findKeyBySecret(db, { hash: tokenHash(secret), now })
  const [key] = rows
  if (!key) throw new Refused('not-signed-in')
  http.set('apiKeyId', key.id)
  const counts = await attempts.countApiRequest(key.id, level)
  const headers = http.get('headers')
  headers['RateLimit-Policy'] = listed(counts, ({ limit, seconds }) => `q=${limit};w=${seconds}`)
  headers['RateLimit'] = listed(
    counts,
    ({ remaining, resetsInMs }) => `r=${Math.max(0, remaining)};t=${Math.ceil(resetsInMs / 1000)}`,
  )
  const exceeded = counts.filter(({ remaining }) => remaining < 0)
  if (exceeded.length > 0) {
    throw new Refused('too-many-attempts', {
      retryAfterMs: Math.max(...exceeded.map(({ resetsInMs }) => resetsInMs)),
    })
  }
  allow(whyNotInPlan(planOf(key, env, now), 'customApi'))
  await noteUse(db, key, now)
  return {
    actor: { id: key.id, role: 'coach', rank: 'coach', clubId: key.clubId, keyName: key.name },
    access: accessOf(key),
    makerId: key.makerId,
    readOnlyFrom: key.readOnlyFrom,
  }
}

function listed(counts: readonly ApiRequestCount[], valueOf: (count: ApiRequestCount) => string): string {
  return counts.map((count) => `"${count.policy}";${valueOf(count)}`).join(', ')
}

/** Not of a closed club. That its maker is still a coach there, the foreign key and `clubs/assistant-rank.ts` see to. */
const findKeyBySecret = builtOnce((db, { hash, now }: Placeholders<{ hash: Buffer; now: Date }>) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('clubs as c', 'c.id', 'k.club_id')
    .select([
      'k.id',
      'k.club_id as clubId',
      'k.last_used_at as lastUsedAt',
      'k.name',
      'k.readable',
      'k.writable',
      'k.created_by as makerId',
      'c.read_only_from as readOnlyFrom',
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
