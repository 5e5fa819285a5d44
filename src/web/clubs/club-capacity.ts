import type { ClubPage } from '../../contract/clubs.ts'
import type { MemberRole } from '../../domain/actor.ts'
import { whyClubFull } from '../../domain/club.ts'
import { planOffers } from '../../domain/plan.ts'
import { counted } from '../ui/counted.ts'

const nouns: Readonly<Record<MemberRole, string>> = { coach: 'entraineur', player: 'joueur' }

/** « 10 joueurs sur 10 : le club est complet »; null if one more fits. */
export function clubFullSentence(
  role: MemberRole,
  { coaches, players, administration }: ClubPage,
): string | null {
  if (!administration) return null
  const present = role === 'coach' ? coaches.length : players.length
  if (!whyClubFull(role, present, administration.planInForce)) return null
  return `${counted(present, nouns[role])} sur ${administration.limits[role]}\u00A0: le club est complet`
}

/** « Formule Club, jusqu’à 3 entraineurs et 50 joueurs ». */
export function planSentence({ administration }: ClubPage): string | null {
  if (!administration) return null
  const { planInForce, limits } = administration
  const name = `Formule ${planOffers[planInForce].name}`
  if (limits.coach === null || limits.player === null) return `${name}, sans limite de membres`
  return `${name}, jusqu’à ${counted(limits.coach, nouns.coach)} et ${counted(limits.player, nouns.player)}`
}

/** « 2 entraineurs · 24 joueurs ». */
export function headCount({ coaches, players }: ClubPage): string {
  return `${counted(coaches.length, nouns.coach)} · ${counted(players.length, nouns.player)}`
}

/** « 10 joueurs sur 10 : le club est complet. 2 joueurs attendent encore. »; null where nobody is left out. */
export function leftOutSentence(leftOut: number, club: ClubPage): string | null {
  const full = clubFullSentence('player', club)
  if (leftOut === 0 || !full) return null
  return `${full}. ${counted(leftOut, 'joueur')} ${leftOut > 1 ? 'attendent' : 'attend'} encore.`
}
