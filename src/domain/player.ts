import { sessionMinutes, type SessionDuration } from './training-session.ts'

export const playingStyles = ['beginner', 'initiative', 'counter', 'defender'] as const
export type PlayingStyle = (typeof playingStyles)[number]

export const preferredHands = ['right', 'left'] as const
export type PreferredHand = (typeof preferredHands)[number]

export const playerTypes = ['ping-sante', 'loisir', 'competitif'] as const
export type PlayerType = (typeof playerTypes)[number]

/** What a player, or their coach, said about how they play; null where nothing was said. */
export interface PlayingProfile {
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
