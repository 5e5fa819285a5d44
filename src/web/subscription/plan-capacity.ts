import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { MemberRole } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { counted } from '../ui/counted.ts'

type Members = SubscriptionPage['members']

export const roleNouns: Readonly<Record<MemberRole, string>> = { player: 'joueur', coach: 'entraineur' }

/**
 * The sentence for a plan whose limits the club reaches or exceeds; null otherwise. Members are never removed. A role
 * with a single member does not count: every club has one coach, the limit of Essential.
 */
export function capacitySentence(planId: PlanId, members: Members, opening = 'Jusqu’à'): string | null {
  const limits: Readonly<Record<MemberRole, number | null>> = planOffers[planId].limits
  const excess = (role: MemberRole) => members[role] - (limits[role] ?? Infinity)
  const fullRoles = (['player', 'coach'] as const).filter((role) =>
    members[role] > 1 ? excess(role) >= 0 : excess(role) > 0,
  )
  const exceeded = fullRoles.filter((role) => excess(role) > 0)
  const count = (role: MemberRole, counts: Readonly<Record<MemberRole, number | null>>) =>
    counted(counts[role] ?? 0, roleNouns[role])
  const [first] = fullRoles
  if (!first) return null
  const most = fullRoles.map((role) => count(role, limits)).join(' et ')
  const whose = fullRoles.length === 1 ? ` ${ofRole[first]}` : ''
  if (exceeded.length === 0) return `${opening} ${most}\u00A0: plus aucune arrivée${whose} ne sera possible.`
  const who = exceeded.map((role) => `les ${count(role, members)}`).join(' et ')
  return `${opening} ${most}\u00A0: ${who} du club restent, les nouvelles arrivées${whose} seront bloquées.`
}

const ofRole: Readonly<Record<MemberRole, string>> = { player: 'de joueurs', coach: 'd’entraineurs' }
