import { type DateRange, addDays } from './days.ts'
import { fewestCases } from './case-count.ts'
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
  const byPlayer = Map.groupBy(rankings, ({ playerId }) => playerId)
  const knownAt = (player: string, end: string) => byPlayer.get(player)!.findLast(({ day }) => day <= end)
  const months = monthsOf(range)
  const enough = isOfOne ? 1 : fewestCases
  let players: string[] = []
  const first = months.findIndex((month) => {
    const end = endOf(month)
    players = [...byPlayer.keys()].filter((player) => knownAt(player, end))
    return players.length >= enough
  })
  if (first < 0) return { players: players.length, months: [] }
  const minutes = minutesByMonth(sessions, new Set(players), range)
  return {
    players: players.length,
    months: months.slice(first).map((month) => {
      const end = endOf(month)
      return {
        month,
        points: median(players.map((player) => knownAt(player, end)!.points)),
        minutes: Math.round((minutes.get(month) ?? 0) / players.length),
      }
    }),
  }
}

/** Of all of them together. */
function minutesByMonth(
  sessions: readonly RolledSession[],
  players: ReadonlySet<string>,
  { from, to }: DateRange,
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  for (const session of sessions) {
    if (session.day < from || session.day > to) continue
    const there = session.present.filter((player) => players.has(player))
    const trained = there.reduce((sum, player) => sum + trainedBy(session, player).minutes, 0)
    const month = session.day.slice(0, 7)
    minutes.set(month, (minutes.get(month) ?? 0) + trained)
  }
  return minutes
}

function monthsOf({ from, to }: DateRange): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addDays(endOf(month), 1).slice(0, 7))
    months.push(month)
  return months
}

function endOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number, 0)).toISOString().slice(0, 10)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2)
}
