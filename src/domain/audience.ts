import { ageCategory } from './age-category.ts'
import type { PlayerType } from './player.ts'

/** Who trains, as far as a session's frame depends on it; the gentlest first. */
export const audiences = ['ping-sante', 'school', 'youth', 'leisure', 'competition'] as const
export type Audience = (typeof audiences)[number]

interface Known {
  readonly playerType: PlayerType | null
  readonly birthYear: number | null
}

/** Null where neither says anything. Below eleven is school of ping, below fifteen youth, then leisure unless said otherwise; `today` is a day, yyyy-mm-dd. */
export function audienceOfPlayer({ playerType, birthYear }: Known, today: string): Audience | null {
  if (playerType === 'ping-sante') return 'ping-sante'
  const age = birthYear === null ? '' : ageCategory(birthYear, today)
  if (age === 'Poussin' || age.startsWith('Benjamin')) return 'school'
  if (age.startsWith('Minime') || age.startsWith('Cadet')) return 'youth'
  if (playerType === 'competitif') return 'competition'
  return playerType || age ? 'leisure' : null
}

/** What most players of a group are, of those who are known; of equals the gentler. Null where nobody is known. */
export function audienceOfGroup(
  players: readonly { readonly audience?: Audience | null | undefined }[],
): Audience | null {
  const count = (audience: Audience) => players.filter((player) => player.audience === audience).length
  const [most] = audiences.toSorted((a, b) => count(b) - count(a))
  return most && count(most) > 0 ? most : null
}
