import type { Endpoint } from '../../contract/endpoint.ts'
import { type Actor, isMember } from '../../domain/actor.ts'
import { whyNotInPlan } from '../../domain/plan.ts'
import { allow } from '../refused.ts'
import type { Request } from '../request.ts'
import { planInForceOf } from './plan-in-force.ts'

/** @throws Refused `not-in-plan` where the endpoint asks for a right that the club's plan in force has not */
export async function allowRight(
  { right }: Endpoint,
  { db, now, http, actor }: Pick<Request<Endpoint>, 'db' | 'now' | 'http'> & { actor: Actor | null },
): Promise<void> {
  if (!right || !actor || !isMember(actor)) return
  allow(whyNotInPlan(await planInForceOf(db, actor, http.get('context').env, now), right))
}
