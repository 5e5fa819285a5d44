import { round } from '../ui/round.ts'

/** `points` on `date` (yyyy-mm-dd). */
export interface DatedPoints {
  readonly date: string
  readonly points: number
}

export interface RankingDrawing {
  readonly line: string
  readonly dots: readonly (readonly [x: number, y: number])[]
  readonly levels: readonly { readonly points: number; readonly y: number }[]
  readonly months: readonly { readonly label: string; readonly x: number; readonly end: boolean }[]
}

export const curveBox = { width: 340, height: 220, left: 44, right: 322, top: 20, floor: 186 } as const

/** Of two rankings or more, the oldest first. The scale does not begin at 0: a season moves by a few dozen points. */
export function drawRankings(rankings: readonly DatedPoints[]): RankingDrawing {
  const { left, right, top, floor } = curveBox
  const points = rankings.map((ranking) => ranking.points)
  const { lowest, highest } = scaleOf(Math.min(...points), Math.max(...points))
  const days = rankings.map(({ date }) => dayNumber(date))
  const [first, last] = [days[0]!, days.at(-1)!]
  const xOf = (day: number) => round(left + ((day - first) / Math.max(1, last - first)) * (right - left))
  const yOf = (value: number) => round(floor - ((value - lowest) / (highest - lowest)) * (floor - top))

  const dots = rankings.map((ranking, n) => [xOf(days[n]!), yOf(ranking.points)] as const)
  return {
    line: `M${dots.map(([x, y]) => `${x} ${y}`).join('L')}`,
    dots,
    levels: [lowest, (lowest + highest) / 2, highest].map((value) => ({ points: value, y: yOf(value) })),
    months: monthsOrEnds(first, last).map(({ day, label }) => ({ label, x: xOf(day), end: day === last })),
  }
}

/** Round numbers around the rankings, at least a hundred apart. */
function scaleOf(least: number, most: number): { lowest: number; highest: number } {
  const step = most - least > 400 ? 200 : 50
  const lowest = Math.floor(least / step) * step
  const highest = Math.max(Math.ceil(most / step) * step, lowest + 100)
  return { lowest, highest }
}

interface Mark {
  readonly day: number
  readonly label: string
}

/**
 * The first day of each month, or of every nth if there are many; over two years and more, of years; both ends where
 * fewer than two months begin.
 */
function monthsOrEnds(first: number, last: number): readonly Mark[] {
  const months: Mark[] = []
  const cursor = new Date(first * dayMs)
  cursor.setUTCDate(1)
  for (; cursor.getTime() <= last * dayMs; cursor.setUTCMonth(cursor.getUTCMonth() + 1)) {
    const day = cursor.getTime() / dayMs
    const format = cursor.getUTCMonth() === 0 ? monthAndYear : month
    if (day >= first) months.push({ day, label: format.format(cursor) })
  }
  if (months.length < 2) return [first, last].map((day) => ({ day, label: dayAndMonth.format(day * dayMs) }))
  const marks = months.length > 24 ? months.filter(isJanuary).map(inYear) : months
  const every = Math.ceil(marks.length / 5)
  const room = (last - first) / 10
  return marks.filter(({ day }, index) => index % every === 0 && (day === last || last - day >= room))
}

function isJanuary({ day }: Mark): boolean {
  return new Date(day * dayMs).getUTCMonth() === 0
}

function inYear({ day }: Mark): Mark {
  return { day, label: String(new Date(day * dayMs).getUTCFullYear()) }
}

const dayMs = 86_400_000

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
