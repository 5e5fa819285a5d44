import { can } from '../../domain/ability.ts'
import { type Actor, isMember } from '../../domain/actor.ts'
import { whatIsMissing, whyReadOnly } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'

/**
 * What is missing, a subscription or the payment of one, is told the club's coaches alone. It is looked up only where it
 * is refused: every write would pay for the question otherwise.
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
  throw new Refused(whatIsMissing(latest?.status ? { status: latest.status } : null))
}
