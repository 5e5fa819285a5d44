import type { ListedPlayer } from '../../contract/players.ts'
import { playingStyleNames } from '../profiles/player-words.ts'

export function nameOf({ firstName, lastName }: Pick<ListedPlayer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

export function styleOf({ playingStyle }: Pick<ListedPlayer, 'playingStyle'>): string {
  return playingStyle ? playingStyleNames[playingStyle] : 'Non défini'
}
