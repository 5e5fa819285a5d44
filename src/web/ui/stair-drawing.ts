import { round } from './round.ts'

/** The count is `value` from `day` (yyyy-mm-dd) on. */
export interface Step {
  readonly day: string
  readonly value: number
}

export interface StairDrawing {
  /** The path of the steps, and that of the area below them. */
  readonly line: string
  readonly area: string
  /** The ball's paths, each from one step to a higher one. */
  readonly flights: readonly string[]
  readonly ball: readonly [x: number, y: number]
  readonly levels: readonly { readonly value: number; readonly y: number }[]
  readonly days: readonly { readonly label: string; readonly x: number; readonly end: boolean }[]
}

export const stairBox = { width: 330, height: 330, left: 34, right: 322, top: 40, floor: 304 } as const

/** One step per change. The time axis begins shortly before the first one and ends at `until`. */
export function drawStairs(steps: readonly Step[], until: string): StairDrawing {
  const { left, right, top, floor } = stairBox
  const last = Math.max(dayNumber(until), dayNumber(steps.at(-1)?.day ?? until))
  const first = dayNumber(steps[0]?.day ?? until)
  const from = Math.min(first - Math.max(2, Math.round((last - first) * 0.08)), last - 6)
  const highest = topLevel(Math.max(0, ...steps.map(({ value }) => value)))
  const xOf = (day: number) => round(left + ((day - from) / (last - from)) * (right - left))
  const yOf = (value: number) => round(floor - (value / highest) * (floor - top))

  const stairs = steps.map(({ day, value }) => ({ x: xOf(dayNumber(day)), y: yOf(value), value }))
  const line = `M${left} ${floor}${stairs.map(({ x, y }) => `H${x}V${y}`).join('')}H${right}`
  const end = stairs.at(-1) ?? { x: left, y: floor }
  return {
    line,
    area: `${line}V${floor}H${left}Z`,
    flights: stairs.flatMap((to, index) => {
      const fromStep = stairs[index - 1] ?? { x: left, y: floor, value: 0 }
      return to.value > fromStep.value && to.x - fromStep.x >= minStepWidth ? [flight(fromStep, to)] : []
    }),
    ball: [Math.min(end.x + ballOffset, right - ballRadius), end.y - ballRadius - halfLineWidth],
    levels: [0, highest / 2, highest].map((value) => ({ value, y: yOf(value) })),
    days: monthsOrEnds(from, last).map(({ day, label }) => ({ label, x: xOf(day), end: day === last })),
  }
}

const minStepWidth = 12
const ballOffset = 7
const ballRadius = 11
const halfLineWidth = 2

/** A curve over the corner of the higher step and down onto it. */
function flight(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [startX, startY] = [from.x + ballOffset, from.y - ballOffset]
  const [endX, endY] = [to.x + ballOffset, to.y - ballOffset - halfLineWidth]
  return `M${round(startX)} ${round(startY)}Q${round((startX + endX) / 2)} ${round(Math.max(4, endY - 45))} ${round(endX)} ${round(endY)}`
}

/** The top of the scale: even, so that the middle level is a whole number, and above the ball. */
function topLevel(highest: number): number {
  return Math.max(4, 2 * Math.ceil((highest + 1) / 2))
}

interface DayMark {
  readonly day: number
  readonly label: string
}

/** The first day of each month, or of every nth if there are many; both ends if fewer than two months begin. */
function monthsOrEnds(from: number, last: number): readonly DayMark[] {
  const months: DayMark[] = []
  const cursor = new Date(from * dayMs)
  cursor.setUTCDate(1)
  for (; cursor.getTime() <= last * dayMs; cursor.setUTCMonth(cursor.getUTCMonth() + 1)) {
    const day = cursor.getTime() / dayMs
    const format = cursor.getUTCMonth() === 0 ? monthAndYear : month
    if (day >= from) months.push({ day, label: format.format(cursor) })
  }
  if (months.length < 2) return [from, last].map((day) => ({ day, label: dayAndMonth.format(day * dayMs) }))
  const every = Math.ceil(months.length / 5)
  const room = (last - from) / 10
  return months.filter(({ day }, index) => index % every === 0 && last - day >= room)
}

const dayMs = 86_400_000

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
