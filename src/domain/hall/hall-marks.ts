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

/** What a mark proposes. */
export const proposedStatus: Readonly<Record<HallMark, TechniqueStatus>> = {
  working: 'in_progress',
  done: 'mastered',
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

/** « À confirmer »: where a mark says something else than the evaluation that counts. */
export function proposalsOf(
  marks: readonly MarkedPlayer[],
  statusOf: (marked: Pick<MarkedPlayer, 'playerId' | 'techniqueId'>) => TechniqueStatus,
): readonly Proposal[] {
  return marks
    .map((marked) => ({ ...marked, was: statusOf(marked), status: proposedStatus[marked.mark] }))
    .filter(({ was, status }) => was !== status)
    .map((proposal) => ({ ...proposal, lowers: proposal.was === 'mastered' }))
}
