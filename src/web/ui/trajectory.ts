import { round } from './round.ts'

export type Point = readonly [x: number, y: number]

/** One flight of the ball seen from above, from one point to another. */
export interface Flight {
  from: Point
  to: Point
  /** Greatest height: the higher, the larger the ball and the farther its shadow. */
  height: number
  /** Number of exposures. */
  flashes: number
  /** Sideways bend, the ball's spin. */
  bend?: number
  /** Begins the drawing part-way, from 0 to 1. */
  start?: number
  /** Ends the drawing part-way, from 0 to 1. */
  end?: number
  /** Draws rings where it lands. */
  bounces?: boolean
}

export interface Flash {
  x: number
  y: number
  radius: number
  shadowX: number
  shadowY: number
  opacity: number
  /** From white for the oldest to orange for the last one. */
  color: string
}

/** The ball's positions, as in a stroboscopic photograph; the last one is the ball itself. */
export function strobe(flights: readonly Flight[], radius: number): Flash[] {
  const total = flights.reduce((sum, flight) => sum + flight.flashes, 0)
  const positions = flights.flatMap((flight) =>
    Array.from({ length: flight.flashes }, (_, index) => positionAt(flight, index / flight.flashes)),
  )
  return positions.map(({ x, y, height }, index) => {
    const age = index / total
    const glow = Math.max(0, (age - 0.28) / 0.72) ** 0.6
    return {
      x: round(x),
      y: round(y),
      radius: round(radius * (1 + height * 0.015)),
      shadowX: round(x + height * 0.55),
      shadowY: round(y + height * 0.44),
      opacity: round(Math.min(1, 0.14 + age * 1.6), 2),
      color: `rgb(255 ${Math.round(255 - 117 * glow)} ${Math.round(255 - 224 * glow)})`,
    }
  })
}

function positionAt(flight: Flight, share: number) {
  const start = flight.start ?? 0
  const time = Math.min(1, (start + (1 - start) * share) * (flight.end ?? 1))
  const [fromX, fromY] = flight.from
  const [toX, toY] = flight.to
  return {
    x: fromX + (toX - fromX) * time,
    y: fromY + (toY - fromY) * time + (flight.bend ?? 0) * Math.sin(Math.PI * time),
    height: flight.height * 4 * time * (1 - time),
  }
}
