import type { DateRange } from './days.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

/** What statistics are counted from. Instants are in milliseconds, days those of the club. */
export interface TrainingHistory {
  /** The first day that was read. */
  readonly since: string
  /** The last one. Evaluations may come after it. */
  readonly until: string
  /** Over and with a roll, the earliest first. */
  readonly sessions: readonly RolledSession[]
  /** Who has an evaluation. */
  readonly players: readonly PlayerHistory[]
}

export interface PlayerHistory {
  readonly playerId: string
  /** In any order. */
  readonly evaluations: readonly DatedEvaluation[]
  /** Marked present, the earliest first. */
  readonly attended: readonly RolledSession[]
  readonly trails: readonly TrainedTrail[]
}

/** What was trained of a programme. */
export interface Trained {
  readonly minutes: number
  /** Of these, what practises a technique of the catalogue. */
  readonly drills: readonly Drill[]
}

export interface Drill {
  readonly techniqueId: string
  readonly minutes: number
}

/** With what its whole programme trains. */
export interface RolledSession extends Trained {
  readonly at: number
  readonly day: string
  /** Ids of players; of the chosen ones alone where some are chosen. */
  readonly present: readonly string[]
  /** What those of them trained who arrived late. */
  readonly late?: ReadonlyMap<string, Trained> | undefined
  /** Of those who were marked absent. */
  readonly absent: readonly string[]
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

/** Of one player. What was corrected on the same day, and what was taken back, is no step. */
export function trailsOf(playerId: string, evaluations: readonly DatedEvaluation[]): Trail[] {
  return [...Map.groupBy(evaluations, ({ techniqueId }) => techniqueId)].map(([techniqueId, all]) => {
    const dated = all.toSorted((a, b) => a.at - b.at)
    const isStep = ({ status, day }: DatedEvaluation, n: number) =>
      status !== 'not_evaluated' && dated[n + 1]?.day !== day
    return { playerId, techniqueId, steps: dated.filter(isStep) }
  })
}

/**
 * The sessions at which a player practised a technique, the earliest first. Lists side by side with running totals: seasons of
 * a large club have a hundred thousand of them, and an object each takes longer to collect again than to count.
 */
export interface Practised {
  readonly sessions: readonly RolledSession[]
  /** Until the end of the session in the same place. */
  readonly minutes: readonly number[]
}

/** A trail, and what its player did meanwhile. */
export interface TrainedTrail extends Trail {
  /** Of this technique. */
  readonly practised: Practised
}

/** By player. */
export type EvaluationsByPlayer = ReadonlyMap<string, readonly DatedEvaluation[]>

/** Whoever has the same evaluations as before, and was at the same sessions, is the same object as before. */
export function playerHistories(
  sessions: readonly RolledSession[],
  evaluations: EvaluationsByPlayer,
  before?: Pick<TrainingHistory, 'sessions' | 'players'>,
): PlayerHistory[] {
  const known = new Map(before?.players.map((player) => [player.playerId, player]))
  const differing = [...except(sessions, before?.sessions), ...except(before?.sessions, sessions)]
  const present = new Set(differing.flatMap((session) => session.present))
  const isSame = (id: string) => !present.has(id) && known.get(id)?.evaluations === evaluations.get(id)
  const others = new Set([...evaluations.keys()].filter((id) => !isSame(id)))
  const attendance = countAttendance(sessions, others)
  return [...evaluations].map(([playerId, ofPlayer]) => {
    const counted = attendance.get(playerId)
    if (!counted) return known.get(playerId)!
    const trails = trailsOf(playerId, ofPlayer).map((trail) => ({
      ...trail,
      practised: counted.practised.get(trail.techniqueId) ?? nothing,
    }))
    return { playerId, evaluations: ofPlayer, attended: counted.attended, trails }
  })
}

function except<T>(these: readonly T[] = [], those: readonly T[] = []): T[] {
  const known = new Set(those)
  return these.filter((each) => !known.has(each))
}

/** Keeps what was counted of a player for some days, as long as nothing about that player changes. */
export function countOnce<T>(): (player: PlayerHistory, days: DateRange, count: () => T) => T {
  const counted = new WeakMap<PlayerHistory, DateRange & { readonly result: T }>()
  return (player, { from, to }, count) => {
    const before = counted.get(player)
    if (before && before.from === from && before.to === to) return before.result
    const result = count()
    counted.set(player, { from, to, result })
    return result
  }
}

/** What a player did, with or without an evaluation. */
interface Attendance {
  readonly attended: RolledSession[]
  /** By technique. */
  readonly practised: Map<string, PractisedSoFar>
}

const nothing: Practised = { sessions: [], minutes: [] }

function countAttendance(
  sessions: readonly RolledSession[],
  players: ReadonlySet<string>,
): ReadonlyMap<string, Attendance> {
  const byPlayer = new Map<string, Attendance>()
  for (const playerId of players) byPlayer.set(playerId, { attended: [], practised: new Map() })
  for (const session of sessions) {
    for (const playerId of session.present) {
      const ofPlayer = byPlayer.get(playerId)
      if (!ofPlayer) continue
      ofPlayer.attended.push(session)
      for (const { techniqueId, minutes } of trainedBy(session, playerId).drills)
        add(ofPlayer.practised, techniqueId, session, minutes)
    }
  }
  return byPlayer
}

interface PractisedSoFar {
  readonly sessions: RolledSession[]
  readonly minutes: number[]
}

/** A programme may have a technique twice. */
function add(
  practised: Map<string, PractisedSoFar>,
  techniqueId: string,
  session: RolledSession,
  more: number,
): void {
  const before = practised.get(techniqueId)
  if (!before) {
    practised.set(techniqueId, { sessions: [session], minutes: [more] })
    return
  }
  const { sessions, minutes } = before
  const last = sessions.length - 1
  if (sessions[last] === session) {
    minutes[last]! += more
  } else {
    sessions.push(session)
    minutes.push(minutes[last]! + more)
  }
}

/** What a player had practised of a technique before a step of its trail. */
export interface Practice {
  readonly minutes: number
  /** In so many sessions. */
  readonly sessions: number
  /** Before the day of the step. */
  readonly lastDay: string | null
}

export function practiceBefore(practised: Practised, step: DatedEvaluation): Practice {
  const { sessions, minutes } = practised
  const count = countBefore(sessions, step.at)
  let end = count
  while (end > 0 && sessions[end - 1]!.day >= step.day) end -= 1
  return { minutes: minutes[count - 1] ?? 0, sessions: count, lastDay: sessions[end - 1]?.day ?? null }
}

/** Of sessions that begin from one instant on and before another. */
export function minutesBetween({ sessions, minutes }: Practised, from: number, before: number): number {
  const until = (instant: number) => minutes[countBefore(sessions, instant) - 1] ?? 0
  return until(before) - until(from)
}

/** How many of the sessions begin before that instant, by halving what is left. */
function countBefore(sessions: readonly RolledSession[], instant: number): number {
  let [low, high] = [0, sessions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sessions[middle]!.at < instant) low = middle + 1
    else high = middle
  }
  return low
}
