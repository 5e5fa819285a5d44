import type { Member } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import { type ClubSettings, planOf } from './store.ts'

export async function planInForceOf(
  db: Db,
  actor: Member,
  settings: ClubSettings,
  now: Date,
): Promise<PlanId> {
  const club = await db
    .selectFrom('clubs')
    .select(['subscription_plan as subscriptionPlan', 'trial_ends_at as trialEndsAt'])
    .where('id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
  return planOf(club, settings, now)
}
