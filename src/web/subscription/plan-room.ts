import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { Role } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { counted } from '../counted.ts'

type Members = SubscriptionPage['members']

export const roleNouns: Readonly<Record<Role, string>> = { player: 'joueur', coach: 'entraineur' }

/**
 * What a plan that is too small for the club would mean; null where it is large enough. Nobody is ever removed. That
 * its one coach is all that Essential has room for is no news.
 */
export function tightness(planId: PlanId, members: Members, opening = 'Jusqu’à'): string | null {
  const { limits } = planOffers[planId]
  const over = (['player', 'coach'] as const).filter((role) => members[role] > (limits[role] ?? Infinity))
  const count = (role: Role, counts: Readonly<Record<Role, number | null>>) =>
    counted(counts[role] ?? 0, roleNouns[role])
  if (over.length === 0) {
    const full = members.player === limits.player
    return full ? `${opening} ${count('player', limits)}\u00A0: le club y sera complet.` : null
  }
  const most = over.map((role) => count(role, limits)).join(' et ')
  const who = over.map((role) => `les ${count(role, members)}`).join(' et ')
  const [first] = over
  const whose = over.length === 1 && first ? ` ${ofRole[first]}` : ''
  return `${opening} ${most}\u00A0: ${who} du club restent, les nouvelles arrivées${whose} seront bloquées.`
}

const ofRole: Readonly<Record<Role, string>> = { player: 'de joueurs', coach: 'd’entraineurs' }
