import { enoughSessions, isFarBelow } from './analyses.ts'
import { daysSince } from './days.ts'
import { attendanceRate } from './attendance.ts'

/** What is known of one player; days of the club, null where it never happened. */
export interface PlayerFigures {
  readonly id: string
  /** When they became a member. */
  readonly since: string
  /** In the period. */
  readonly present: number
  readonly absent: number
  /** Last marked present. */
  readonly lastSeen: string | null
  readonly lastEvaluated: string | null
}

/** So long without an evaluation is worth a sentence. */
export const unevaluatedDays = 30

/** Since they came, or since they became a member. */
export function daysUnseen({ lastSeen, since }: PlayerFigures, today: string): number {
  return daysSince(lastSeen ?? since, today)
}

/** Since their last evaluation, or since they became a member. */
export function daysUnevaluated({ lastEvaluated, since }: PlayerFigures, today: string): number {
  return daysSince(lastEvaluated ?? since, today)
}

/** Who needs a look first: the longest without coming, or without an evaluation. */
export function byConcern<P extends PlayerFigures>(players: readonly P[], today: string): P[] {
  const concern = (player: P) => Math.max(daysUnseen(player, today), daysUnevaluated(player, today))
  return players.toSorted((a, b) => concern(b) - concern(a) || a.id.localeCompare(b.id))
}

export interface PlayersFinding {
  /** Without an evaluation for 30 days. */
  readonly unevaluated: number
  /** 15 points or more under the rate of all of them together, in three sessions at least. */
  readonly farBelow: number
  /** The rate of all of them together. */
  readonly mean: number | null
}

export function playersFinding(players: readonly PlayerFigures[], today: string): PlayersFinding {
  const mean = attendanceRate({
    present: players.reduce((sum, { present }) => sum + present, 0),
    absent: players.reduce((sum, { absent }) => sum + absent, 0),
  })
  const isBelow = (player: PlayerFigures) => {
    const rate = attendanceRate(player)
    return player.present + player.absent >= enoughSessions && rate !== null && isFarBelow(rate, mean!)
  }
  return {
    unevaluated: players.filter((player) => daysUnevaluated(player, today) >= unevaluatedDays).length,
    farBelow: players.filter(isBelow).length,
    mean,
  }
}
