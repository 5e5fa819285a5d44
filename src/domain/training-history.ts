import type { TechniqueStatus } from './technique-catalogue.ts'

/** What statistics are counted from. Instants are in milliseconds, days those of the club. */
export interface TrainingHistory {
  /** The first day that was read. */
  readonly since: string
  /** The last one. Evaluations may come after it. */
  readonly until: string
  /** Over and with a roll, the earliest first. */
  readonly sessions: readonly RolledSession[]
  /** In any order. */
  readonly evaluations: readonly DatedEvaluation[]
}

/** What was trained of a programme. */
export interface Trained {
  readonly minutes: number
  /** Of these, what practises a technique of the catalogue. */
  readonly drills: readonly { readonly techniqueId: string; readonly minutes: number }[]
}

/** With what its whole programme trains. */
export interface RolledSession extends Trained {
  readonly at: number
  readonly day: string
  /** Ids of players; of the chosen ones alone where some are chosen. */
  readonly present: readonly string[]
  /** What those of them trained who arrived late. */
  readonly late?: ReadonlyMap<string, Trained> | undefined
  /** How many of the others were marked absent. */
  readonly absent: number
}

/** Of somebody who was present. */
export function trainedBy(session: RolledSession, playerId: string): Trained {
  return session.late?.get(playerId) ?? session
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
    [...Map.groupBy(all, ({ techniqueId }) => techniqueId)].map(([techniqueId, ofTechnique]) => {
      const dated = ofTechnique.toSorted((a, b) => a.at - b.at)
      const isStep = ({ status, day }: DatedEvaluation, n: number) =>
        status !== 'not_evaluated' && dated[n + 1]?.day !== day
      return { playerId, techniqueId, steps: dated.filter(isStep) }
    }),
  )
}

/** One session at which a player practised a technique. */
export interface Practised {
  readonly session: RolledSession
  readonly minutes: number
}

/** A trail, and what its player did meanwhile. */
export interface TrainedTrail extends Trail {
  /** With or without a drill of this technique, the earliest first. */
  readonly attended: readonly RolledSession[]
  /** Of this technique, the earliest first. */
  readonly practised: readonly Practised[]
}

/**
 * For each trail, from the sessions at which the player was marked present. They are walked once, each player's
 * in their order, because seasons of a large club have a hundred thousand presences.
 */
export function trainedTrails({
  sessions,
  evaluations,
}: Pick<TrainingHistory, 'sessions' | 'evaluations'>): TrainedTrail[] {
  const byPlayer = sessionsByPlayer(sessions)
  return [...Map.groupBy(trailsOf(evaluations), ({ playerId }) => playerId)].flatMap(([playerId, trails]) => {
    const attended = byPlayer.get(playerId) ?? []
    const byTechnique = new Map(trails.map(({ techniqueId }) => [techniqueId, [] as Practised[]]))
    for (const session of attended) {
      for (const { techniqueId, minutes } of trainedBy(session, playerId).drills)
        byTechnique.get(techniqueId)?.push({ session, minutes })
    }
    return trails.map((trail) => ({ ...trail, attended, practised: byTechnique.get(trail.techniqueId)! }))
  })
}

function sessionsByPlayer(sessions: readonly RolledSession[]): ReadonlyMap<string, RolledSession[]> {
  const attended = new Map<string, RolledSession[]>()
  for (const session of sessions) {
    for (const playerId of session.present) {
      const before = attended.get(playerId)
      if (before) before.push(session)
      else attended.set(playerId, [session])
    }
  }
  return attended
}

/** What a player had practised of a technique before a step of its trail. */
export interface Practice {
  readonly minutes: number
  /** In so many sessions. */
  readonly sessions: number
  /** Before the day of the step. */
  readonly lastDay: string | null
}

export function practiceBefore(practised: readonly Practised[], step: DatedEvaluation): Practice {
  let [minutes, sessions, end] = [0, 0, 0]
  for (const { session, minutes: ofDrill } of practised) {
    if (session.at >= step.at) break
    minutes += ofDrill
    // A programme may have a technique twice.
    if (session !== practised[end - 1]?.session) sessions += 1
    end += 1
  }
  while (end > 0 && practised[end - 1]!.session.day >= step.day) end -= 1
  return { minutes, sessions, lastDay: practised[end - 1]?.session.day ?? null }
}
