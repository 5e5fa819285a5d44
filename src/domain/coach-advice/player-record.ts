import type { Composition } from '../exercise.ts'
import type { RebondDrill } from '../drills/rebond-drill.ts'
import type { Care } from '../care.ts'
import type { PlayingProfile } from '../player.ts'
import type { AdviceDepth } from '../plan.ts'
import type { PlayerScores } from '../player-scores.ts'
import type { Evaluation } from '../technique-evaluation.ts'

export interface AdvisedProfile extends PlayingProfile {
  readonly cares: readonly Care[]
}

/** What Coach IA knows of one player; null for what the club's plan does not include. Instants are ISO. */
export interface PlayerRecord {
  readonly profile: AdvisedProfile
  readonly scores: PlayerScores
  readonly scoresSetAt: string
  /** Rebond’s own, from which the advised ones are chosen. */
  readonly drills: readonly RebondDrill[]
  readonly followUp: FollowUp | null
  readonly training: Training | null
}

/** What a club records about a player besides the scores. */
export interface FollowUp {
  /** The latest evaluation of each technique. */
  readonly evaluations: readonly Evaluation[]
  /** Pending, in progress or approved. */
  readonly requests: readonly (Composition & { readonly askedAt: string })[]
  /** Roll calls of the last 90 days. */
  readonly attendance: { readonly present: number; readonly absent: number }
  /** The player's latest. */
  readonly feedback: {
    readonly rating: 'positive' | 'negative'
    readonly sessionTitle: string
    readonly givenAt: string
  } | null
  readonly library: readonly LibraryStroke[]
}

export interface LibraryStroke extends Composition {
  readonly minutes: number
  readonly description: string
}

export interface Training {
  /** In any order; the current scores may be among them. */
  readonly scoreHistory: readonly { readonly scores: PlayerScores; readonly setAt: string }[]
  /** When each technique of the catalogue was last practised, by its id. */
  readonly practisedAt: ReadonlyMap<string, string>
}

/** The record without what the plan does not include. */
export function limitedTo(depth: AdviceDepth, record: PlayerRecord): PlayerRecord {
  return {
    ...record,
    followUp: depth === 'basic' ? null : record.followUp,
    training: depth === 'advanced' ? record.training : null,
  }
}
