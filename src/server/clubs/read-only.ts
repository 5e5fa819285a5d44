import type { Actor } from '../../domain/actor.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'

/**
 * What is missing, a subscription or the payment of one, is told the club's coaches alone. It is looked up only where it
 * is refused: every write would pay for the question otherwise.
 * @throws Refused `subscription-required`, `payment-missing`
 */
export async function allowWriting(
  db: Db,
  actor: Actor,
  readOnlyFrom: Date | null,
  now: Date,
): Promise<void> {
  const refusal = whyReadOnly(readOnlyFrom, now)
  if (!refusal) return
  const { role, clubId } = actor
  const unpaid = role === 'coach' && clubId !== null && (await isPaymentMissing(db, clubId))
  throw new Refused(unpaid ? 'payment-missing' : refusal)
}

async function isPaymentMissing(db: Db, clubId: string): Promise<boolean> {
  const late = await db
    .selectFrom('club_subscriptions')
    .select('club_id')
    .where('club_id', '=', clubId)
    .where('past_due_since', 'is not', null)
    .executeTakeFirst()
  return late !== undefined
}
