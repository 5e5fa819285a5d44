import {
  catalogueTechniquesOf,
  type CatalogueTechnique,
  type TechniqueStatus,
} from '../technique-catalogue.ts'
import type { HallBlock } from './hall-blocks.ts'
import { type HallEvent, type HallMark, inOrder } from './hall-event.ts'

export interface MarkedPlayer {
  readonly playerId: string
  readonly techniqueId: string
  readonly mark: HallMark
}

/** As they were noted last, on whichever device; what was taken back is none. */
export function marksOf(events: readonly HallEvent[]): readonly MarkedPlayer[] {
  const marks = new Map<string, MarkedPlayer>()
  for (const event of inOrder(events)) {
    if (event.type !== 'mark') continue
    const { playerId, techniqueId, mark } = event
    const key = `${playerId} ${techniqueId}`
    if (mark === null) marks.delete(key)
    else marks.set(key, { playerId, techniqueId, mark })
  }
  return [...marks.values()]
}

/** Of one player and technique, what was seen of it last; null where it was taken back. */
export function seenIn(events: readonly HallEvent[]): (Noted & { readonly mark: HallMark }) | null {
  let seen: (Noted & { readonly mark: HallMark }) | null = null
  for (const event of inOrder(events)) {
    if (event.type !== 'mark') continue
    const { mark } = event
    if (mark !== null) seen = { ...event, mark }
    else if (!event.declined) seen = null
  }
  return seen
}
type Noted = Extract<HallEvent, { readonly type: 'mark' }>

/** What the evening’s blocks practise, each once, in their order: what can be marked. */
export function techniquesOf(blocks: readonly HallBlock[]): readonly CatalogueTechnique[] {
  return [...new Set(blocks.flatMap(({ exercise }) => (exercise ? catalogueTechniquesOf(exercise) : [])))]
}

export interface Proposal extends MarkedPlayer {
  readonly was: TechniqueStatus
  readonly status: TechniqueStatus
  /** A technique that was mastered is never lowered unless a coach says so. */
  readonly lowers: boolean
}

/** What a coach has said of it, and whether what was seen so far proposes « Maîtrisé » (`proposesMastery`). */
export interface Standing {
  readonly status: TechniqueStatus
  readonly isProven: boolean
}

/**
 * « À confirmer »: where a mark says something else than the evaluation that counts. One « réussi » alone says that somebody is at
 * it, not that it is mastered.
 */
export function proposalsOf(
  marks: readonly MarkedPlayer[],
  standingOf: (marked: Pick<MarkedPlayer, 'playerId' | 'techniqueId'>) => Standing,
): readonly Proposal[] {
  return marks.flatMap((marked) => {
    const { status: was, isProven } = standingOf(marked)
    const status = marked.mark === 'done' && isProven ? 'mastered' : 'in_progress'
    const says = marked.mark === 'working' || isProven || was === 'not_evaluated'
    return says && was !== status ? [{ ...marked, was, status, lowers: was === 'mastered' }] : []
  })
}
