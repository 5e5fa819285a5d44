import { type DateRange, addDays } from './days.ts'
import { lastDayOf, monthRange } from './analysis-period.ts'
import { fewestCases } from './case-count.ts'
import { isIn } from './statistics.ts'
import { type RolledSession, trainedBy } from './training-history.ts'

/** A player's ranking, as it was known on that day. */
export interface DatedRanking {
  readonly playerId: string
  readonly day: string
  readonly points: number
}

export interface PointsMonth {
  /** yyyy-mm */
  readonly month: string
  /** At its end: of one player, or the median of several. */
  readonly points: number
  /** Trained in that month by each of them, on average. */
  readonly minutes: number
}

export interface PointsCurve {
  /** Always the same ones, so that nobody's coming or going bends the curve. */
  readonly players: number
  readonly months: PointsMonth[]
}

/**
 * From the month on at whose end the ranking of enough players is known: of the one who is chosen, otherwise of 8. Rankings come by
 * player, the earliest first.
 */
export function pointsBesideMinutes(
  rankings: readonly DatedRanking[],
  sessions: readonly RolledSession[],
  range: DateRange,
  isOfOne: boolean,
): PointsCurve {
  const { players, months, knownAt } = followed(rankings, range, isOfOne)
  const minutes = minutesByMonth(sessions, new Set(players), range)
  return {
    players: players.length,
    months: months.map((month) => ({
      month,
      points: median(players.map((player) => knownAt(player, month)!.points)),
      minutes: Math.round((minutes.get(month) ?? 0) / players.length),
    })),
  }
}

export interface PlayerPoints extends DatedRanking {
  /** Trained in that month. */
  readonly minutes: number
}

/** What a month of the curve is counted from, the most points first; nothing of a month that it has not. */
export function pointsOfMonth(
  rankings: readonly DatedRanking[],
  sessions: readonly RolledSession[],
  range: DateRange,
  isOfOne: boolean,
  wanted: string,
): PlayerPoints[] {
  const { players, months, knownAt } = followed(rankings, range, isOfOne)
  if (!months.includes(wanted)) return []
  const days = monthRange(wanted, range)
  const ofMonth = sessions.filter(({ day }) => isIn(days, day))
  return players
    .map((player) => ({
      ...knownAt(player, wanted)!,
      minutes: minutesByMonth(ofMonth, new Set([player]), days).get(wanted) ?? 0,
    }))
    .toSorted((a, b) => b.points - a.points || a.playerId.localeCompare(b.playerId))
}

/** Whom the curve follows, through which months, and what is known of them at the end of each. */
function followed(rankings: readonly DatedRanking[], range: DateRange, isOfOne: boolean) {
  const byPlayer = Map.groupBy(rankings, ({ playerId }) => playerId)
  const knownAt = (player: string, month: string) =>
    byPlayer.get(player)!.findLast(({ day }) => day.slice(0, 7) <= month)
  const months = monthsOf(range)
  const enough = isOfOne ? 1 : fewestCases
  let players: string[] = []
  const first = months.findIndex((month) => {
    players = [...byPlayer.keys()].filter((player) => knownAt(player, month))
    return players.length >= enough
  })
  return { players, months: first < 0 ? [] : months.slice(first), knownAt }
}

/** Of all of them together. */
function minutesByMonth(
  sessions: readonly RolledSession[],
  players: ReadonlySet<string>,
  range: DateRange,
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  for (const session of sessions) {
    if (!isIn(range, session.day)) continue
    const there = session.present.filter((player) => players.has(player))
    const trained = there.reduce((sum, player) => sum + trainedBy(session, player).minutes, 0)
    const month = session.day.slice(0, 7)
    minutes.set(month, (minutes.get(month) ?? 0) + trained)
  }
  return minutes
}

function monthsOf({ from, to }: DateRange): string[] {
  const months: string[] = []
  for (
    let month = from.slice(0, 7);
    month <= to.slice(0, 7);
    month = addDays(lastDayOf(month), 1).slice(0, 7)
  )
    months.push(month)
  return months
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2)
}
