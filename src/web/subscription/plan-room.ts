import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { Role } from '../../domain/actor.ts'
import { hasRoomFor, type PlanId, planOffers } from '../../domain/plan.ts'
import { counted } from '../counted.ts'

type Members = SubscriptionPage['members']

export const roleNouns: Readonly<Record<Role, string>> = { player: 'joueur', coach: 'entraineur' }
const roles = ['player', 'coach'] as const

/**
 * What a plan that is too small for the club would mean; null where it has room for one more of each. Nobody is ever
 * removed.
 */
export function tightness(planId: PlanId, members: Members, opening = 'Jusqu’à'): string | null {
  const { limits } = planOffers[planId]
  const full = roles.filter((role) => !hasRoomFor(role, members[role], planId))
  if (full.length === 0) return null
  const over = full.filter((role) => members[role] > (limits[role] ?? Infinity))
  if (over.length === 0) {
    return `${opening} ${and(full.map((role) => most(planId, role)))}\u00A0: le club y sera complet.`
  }
  const who = over.map((role) =>
    members[role] === 1 ? `l’${roleNouns[role]}` : `les ${counted(members[role], roleNouns[role])}`,
  )
  const whose = full.length === 1 ? ` ${ofRole[full[0] ?? 'player']}` : ''
  return `${opening} ${and(full.map((role) => most(planId, role)))}\u00A0: ${and(who)} du club restent, les nouvelles arrivées${whose} seront bloquées.`
}

const ofRole: Readonly<Record<Role, string>> = { player: 'de joueurs', coach: 'd’entraineurs' }

/** « 10 joueurs ». */
function most(planId: PlanId, role: Role): string {
  return counted(planOffers[planId].limits[role] ?? 0, roleNouns[role])
}

function and(texts: readonly string[]): string {
  return texts.join(' et ')
}
