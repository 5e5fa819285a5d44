import type { PlayerType, PlayingStyle, PreferredHand, Rubber } from '../../domain/player.ts'

/** The specification's words for a player's game. */

export const playingStyleNames: Readonly<Record<PlayingStyle, string>> = {
  beginner: 'Débutant',
  initiative: 'Initiative',
  counter: 'Contre initiative',
  defender: 'Défenseur',
}

export const preferredHandNames: Readonly<Record<PreferredHand, string>> = {
  right: 'Droitier',
  left: 'Gaucher',
}

/** The trade’s words, not the specification’s. */
export const rubberNames: Readonly<Record<Rubber, string>> = {
  backside: 'Backside',
  'short-pips': 'Picots courts',
  'long-pips': 'Picots longs',
  anti: 'Anti',
}

export const playerTypeNames: Readonly<Record<PlayerType, string>> = {
  'ping-sante': 'Ping Santé',
  loisir: 'Loisir',
  competitif: 'Compétitif',
}

export function styleOf({ playingStyle }: { readonly playingStyle: PlayingStyle | null }): string {
  return playingStyle ? playingStyleNames[playingStyle] : 'Non défini'
}
