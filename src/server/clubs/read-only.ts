import { can } from '../../domain/ability.ts'
import { type Actor, isMember } from '../../domain/actor.ts'
import { readOnlyReason, whyReadOnly } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'

/**
 * Only coaches get to know whether a subscription or its payment is missing. This is read only before a refusal, so
 * that other writes are spared the query.
 * @throws Refused `subscription-required`, `subscription-paused`, `payment-missing`
 */
export async function allowWriting(
  db: Db,
  actor: Actor,
  readOnlyFrom: Date | null,
  now: Date,
): Promise<void> {
  const refusal = whyReadOnly(readOnlyFrom, now)
  if (!refusal) return
  if (!isMember(actor) || !can(actor, 'manageBilling')) throw new Refused(refusal)
  const latest = await db
    .selectFrom('club_subscriptions')
    .select('status')
    .where('club_id', '=', actor.clubId)
    .executeTakeFirst()
  throw new Refused(readOnlyReason(latest?.status ? { status: latest.status } : null))
}
