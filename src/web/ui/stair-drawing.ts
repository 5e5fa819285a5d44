import { round } from './round.ts'

/** From that day (yyyy-mm-dd) on it is that many. */
export interface Step {
  readonly day: string
  readonly value: number
}

export interface StairDrawing {
  /** The line and what lies under it. */
  readonly line: string
  readonly area: string
  /** The ball's flights, from step to higher step. */
  readonly flights: readonly string[]
  readonly ball: readonly [x: number, y: number]
  readonly levels: readonly { readonly value: number; readonly y: number }[]
  readonly days: readonly { readonly label: string; readonly x: number; readonly end: boolean }[]
}

export const stairBox = { width: 330, height: 330, left: 34, right: 322, top: 40, floor: 304 } as const

/** One step a change, from the first one's eve to `until`. */
export function drawStairs(steps: readonly Step[], until: string): StairDrawing {
  const { left, right, top, floor } = stairBox
  const last = Math.max(dayNumber(until), dayNumber(steps.at(-1)?.day ?? until))
  const first = dayNumber(steps[0]?.day ?? until)
  const from = Math.min(first - Math.max(2, Math.round((last - first) * 0.08)), last - 6)
  const highest = levelAbove(Math.max(0, ...steps.map(({ value }) => value)))
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
      return to.value > fromStep.value && to.x - fromStep.x >= narrowest ? [flight(fromStep, to)] : []
    }),
    ball: [Math.min(end.x + restsAt, right - radius), end.y - radius - lineHalf],
    levels: [0, highest / 2, highest].map((value) => ({ value, y: yOf(value) })),
    days: monthsOrEnds(from, last).map(({ day, label }) => ({ label, x: xOf(day), end: day === last })),
  }
}

const narrowest = 12
const restsAt = 7
const radius = 11
const lineHalf = 2

/** Over the corner of the higher step, and down onto it. */
function flight(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [startX, startY] = [from.x + restsAt, from.y - restsAt]
  const [endX, endY] = [to.x + restsAt, to.y - restsAt - lineHalf]
  return `M${round(startX)} ${round(startY)}Q${round((startX + endX) / 2)} ${round(Math.max(4, endY - 45))} ${round(endX)} ${round(endY)}`
}

/** Even, so that the middle line is a whole number, and above the ball. */
function levelAbove(highest: number): number {
  return Math.max(4, 2 * Math.ceil((highest + 1) / 2))
}

interface DayMark {
  readonly day: number
  readonly label: string
}

/** The first of each month, of every second or third one where there are many; where there is hardly one, both ends. */
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
