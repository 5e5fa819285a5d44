import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { Refusal } from './refusal.ts'
import { sessionMinutes, type SessionDuration } from './training-session.ts'

export const playingStyles = ['beginner', 'initiative', 'counter', 'defender'] as const
export type PlayingStyle = (typeof playingStyles)[number]

export const preferredHands = ['right', 'left'] as const
export type PreferredHand = (typeof preferredHands)[number]

export const playerTypes = ['ping-sante', 'loisir', 'competitif'] as const
export type PlayerType = (typeof playerTypes)[number]

/** What covers a side of the racket. A side of which nothing was said plays like backside. */
export const rubbers = ['backside', 'short-pips', 'long-pips', 'anti'] as const
export type Rubber = (typeof rubbers)[number]

export interface Rubbers {
  readonly forehandRubber: Rubber | null
  readonly backhandRubber: Rubber | null
}

/** What a player, or their coach, said about how they play; null where nothing was said. */
export interface PlayingProfile extends Rubbers {
  readonly playingStyle: PlayingStyle | null
  readonly preferredHand: PreferredHand | null
  readonly playerType: PlayerType | null
}

export const levels = ['Débutant', 'Intermédiaire', 'Avancé'] as const
export type Level = (typeof levels)[number]

/** From the share of the catalogue's techniques that are mastered: below 25%, below 60%, and above. */
export function playerLevel(mastered: number, catalogueSize: number): Level {
  const share = mastered / catalogueSize
  if (share < 0.25) return 'Débutant'
  return share < 0.6 ? 'Intermédiaire' : 'Avancé'
}

/** Hours trained, to the half hour that sessions come in. */
export function hoursTrained(sessions: readonly { duration: SessionDuration; count: number }[]): number {
  return sessions.reduce((minutes, { duration, count }) => minutes + count * sessionMinutes(duration), 0) / 60
}

/** FFTT points. `was` is what the screen showed; null where there was none. */
export interface RankingSetting {
  readonly ranking: number | null
  readonly was: number | null
}

/** The player, or another coach, may have set it meanwhile; the same from both is no conflict. */
export function whyNotSetRanking(
  actor: Member,
  setting: RankingSetting,
  current: number | null,
): Refusal | null {
  return whyCannot(actor, 'setRankings') ?? (replacesRanking(setting, current) ? null : 'changed-meanwhile')
}

/** Whether a setting was made in sight of the ranking that counts. */
export function replacesRanking({ ranking, was }: RankingSetting, current: number | null): boolean {
  return current === was || current === ranking
}
