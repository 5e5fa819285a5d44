import type { TechniqueStatus } from './technique-catalogue.ts'

/** What statistics are counted from. Instants are in milliseconds, days those of the club. */
export interface TrainingHistory {
  /** The first day that was read. */
  readonly since: string
  /** Over and with a roll, the earliest first. */
  readonly sessions: readonly RolledSession[]
  /** Of each player the earliest first. */
  readonly evaluations: readonly DatedEvaluation[]
}

export interface RolledSession {
  readonly at: number
  readonly day: string
  /** Of its whole programme. */
  readonly minutes: number
  /** What its programme practises of the catalogue. */
  readonly drills: readonly { readonly techniqueId: string; readonly minutes: number }[]
  /** Ids of players; of the chosen ones alone where some are chosen. */
  readonly present: readonly string[]
  /** How many of them. */
  readonly absent: number
}

export interface DatedEvaluation {
  readonly playerId: string
  readonly techniqueId: string
  readonly status: TechniqueStatus
  readonly at: number
  readonly day: string
  /** Made in this club, whose sessions are known. */
  readonly isOwn: boolean
}

/** One player's way with one technique: what counted at the end of each day on which it was evaluated. */
export interface Trail {
  readonly playerId: string
  readonly techniqueId: string
  readonly steps: readonly DatedEvaluation[]
}

/** What was corrected on the same day, and what was taken back, is no step. */
export function trailsOf(evaluations: readonly DatedEvaluation[]): Trail[] {
  const byPlayer = Map.groupBy(evaluations, ({ playerId }) => playerId)
  return [...byPlayer].flatMap(([playerId, all]) =>
    [...Map.groupBy(all, ({ techniqueId }) => techniqueId)].map(([techniqueId, steps]) => ({
      playerId,
      techniqueId,
      steps: steps.filter(({ status, day }, n) => status !== 'not_evaluated' && steps[n + 1]?.day !== day),
    })),
  )
}

/** A session in which a player practised a technique. */
export interface Practice {
  readonly at: number
  readonly day: string
  readonly minutes: number
}

/** When a player practised a technique, and for how long, the earliest first: in sessions at which they were marked present. */
export function practiceIn(
  sessions: readonly RolledSession[],
): (playerId: string, techniqueId: string) => readonly Practice[] {
  const byPlayer = new Map<string, Map<string, Practice[]>>()
  for (const { at, day, drills, present } of sessions) {
    // One for all who were there: seasons of a large club have hundreds of thousands.
    const practices = drills.map(({ techniqueId, minutes }) => ({ techniqueId, at, day, minutes }))
    for (const playerId of practices.length > 0 ? present : []) {
      let ofPlayer = byPlayer.get(playerId)
      if (!ofPlayer) byPlayer.set(playerId, (ofPlayer = new Map()))
      for (const practice of practices) {
        const before = ofPlayer.get(practice.techniqueId)
        if (before) before.push(practice)
        else ofPlayer.set(practice.techniqueId, [practice])
      }
    }
  }
  return (playerId, techniqueId) => byPlayer.get(playerId)?.get(techniqueId) ?? []
}
