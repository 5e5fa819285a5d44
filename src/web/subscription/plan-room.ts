import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { Role } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { counted } from '../counted.ts'

type Members = SubscriptionPage['members']

export const roleNouns: Readonly<Record<Role, string>> = { player: 'joueur', coach: 'entraineur' }

/**
 * What a plan without room for anybody else would mean; null where there is some. Nobody is ever removed. That its one
 * coach is all that Essential has room for is no news.
 */
export function tightness(planId: PlanId, members: Members, opening = 'Jusqu’à'): string | null {
  const limits: Readonly<Record<Role, number | null>> = planOffers[planId].limits
  const excess = (role: Role) => members[role] - (limits[role] ?? Infinity)
  const tight = (['player', 'coach'] as const).filter((role) =>
    members[role] > 1 ? excess(role) >= 0 : excess(role) > 0,
  )
  const over = tight.filter((role) => excess(role) > 0)
  const count = (role: Role, counts: Readonly<Record<Role, number | null>>) =>
    counted(counts[role] ?? 0, roleNouns[role])
  const [first] = tight
  if (!first) return null
  const most = tight.map((role) => count(role, limits)).join(' et ')
  const whose = tight.length === 1 ? ` ${ofRole[first]}` : ''
  if (over.length === 0) return `${opening} ${most}\u00A0: plus aucune arrivée${whose} ne sera possible.`
  const who = over.map((role) => `les ${count(role, members)}`).join(' et ')
  return `${opening} ${most}\u00A0: ${who} du club restent, les nouvelles arrivées${whose} seront bloquées.`
}

const ofRole: Readonly<Record<Role, string>> = { player: 'de joueurs', coach: 'd’entraineurs' }
