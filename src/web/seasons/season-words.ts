import type { Season } from '../../contract/seasons.ts'
import { counted } from '../ui/counted.ts'

interface Counts {
  readonly continuing: number
  readonly leaving: number
  readonly archived: number
}

/** « 21 continuent, 4 quittent le club, 1 archivé » */
export function outcomeWords({ continuing, leaving, archived }: Counts): string {
  return [
    `${continuing} ${continuing > 1 ? 'continuent' : 'continue'}`,
    leaving > 0 && `${leaving} ${leaving > 1 ? 'quittent' : 'quitte'} le club`,
    archived > 0 && counted(archived, 'archivé'),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * « 21 joueurs au début, 27 aujourd’hui. »; null where nobody counted them. Once the next season is opened, whom it counted
 * are those at the end.
 */
export function playersWords({ opened, playersAtEnd }: Season, isLatest: boolean): string | null {
  const end = isLatest ? 'aujourd’hui' : 'à la fin'
  if (opened && playersAtEnd !== null) {
    return `${counted(opened.continuing, 'joueur')} au début, ${playersAtEnd} ${end}.`
  }
  if (playersAtEnd !== null) return `${counted(playersAtEnd, 'joueur')} ${end}.`
  return opened && `${counted(opened.continuing, 'joueur')} au début.`
}
