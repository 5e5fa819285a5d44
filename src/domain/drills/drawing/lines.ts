import { flights, type Flight, type LeftHanded, type Point } from '../geometry.ts'
import { endOf, type Rally, type Striker } from '../rally.ts'

/** More do not fit into one small table: a longer drill comes in phases. */
export const maxLines = 8

/** One line of the drawing: a curve to the bounce, and from there to the rackets that take the ball. */
export interface DrawnLine {
  readonly by: Striker
  /** The strokes that follow it, counted from 0: one that comes back on the same line is drawn once. */
  readonly steps: readonly number[]
  /** One of several that are possible. */
  readonly isChoice: boolean
  /** A choice that answers nothing in particular forks at its number. */
  readonly forks: boolean
  readonly from: Point
  readonly control: Point
  readonly to: Point
  readonly first: Point | undefined
  readonly tails: readonly Point[]
}

export function distance(a: Point, b: Point): number {
  // Several times as fast as Math.hypot, and asked for thousands of times a drawing.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
}

/** At the share t of the curve. */
export function pointAt({ from, control, to }: Pick<DrawnLine, 'from' | 'control' | 'to'>, t: number): Point {
  const s = 1 - t
  return {
    x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
    y: s * s * from.y + 2 * s * t * control.y + t * t * to.y,
  }
}

/** The control point of a curve that leaves the straight line by `bend` centimetres, to the right of its flight. */
export function controlPoint(from: Point, to: Point, bend: number): Point {
  const length = distance(from, to) || 1
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { x: (from.x + to.x) / 2 - y * bend * 2, y: (from.y + to.y) / 2 + x * bend * 2 }
}

/**
 * Only sidespin bends much; any other flight leans a little, so that two opposite ones stay apart: outwards on a diagonal, where
 * each begins outside the other’s bounce, otherwise to its right.
 */
function bendOf({ played, by, from, to }: Flight, hands: LeftHanded): number {
  const { side } = played.spin
  // A ball that curves to the left first flies to the right of the straight line.
  if (side) return (side === 'gauche') === (hands[endOf(by)] ?? false) ? -14 : 14
  const lean = played.to.depth === 'court' ? 3 : 6
  const isRising = Math.abs(to.y - from.y) > 40 && (to.x - from.x) * (to.y - from.y) < 0
  return isRising ? -lean : lean
}

export function drawnLines(rally: Rally, hands: LeftHanded = {}): readonly DrawnLine[] {
  const lines: DrawnLine[] = []
  const all = flights(rally, hands)
  for (const flight of all) {
    const { by, from, to, step, played, struckAt } = flight
    const bend = bendOf(flight, hands)
    const isLike = (line: DrawnLine) =>
      line.by === by &&
      distance(line.from, from) < 7 &&
      distance(line.to, to) < 4 &&
      distance(line.control, controlPoint(from, to, bend)) < 9
    const origins = all.filter((other) => other.step === step && other.option === flight.option).length
    const options = rally.steps[step]!.options
    const isChoice = options.length > 1 || origins > 1
    const index = lines.findIndex(isLike)
    const twin = lines[index]
    if (twin) {
      lines[index] = {
        ...twin,
        steps: [...new Set([...twin.steps, step])],
        isChoice: twin.isChoice && isChoice,
        forks: twin.forks && isChoice,
        tails: [...twin.tails, ...struckAt].filter(isFirstThere),
      }
      continue
    }
    const control = controlPoint(from, to, bend)
    const first = flight.first && onCurve({ from, control, to }, flight.first.x)
    lines.push({
      by,
      steps: [step],
      isChoice,
      forks: options.length > 1 && options.every(({ after }) => !after || after === played.after),
      from,
      control,
      to,
      first,
      tails: struckAt.filter(isFirstThere),
    })
  }
  return lines
}

function isFirstThere(point: Point, index: number, points: readonly Point[]): boolean {
  return points.findIndex((other) => distance(point, other) < 5) === index
}

/** The point of a curve above this x; the table is crossed in one direction only. */
function onCurve(line: Pick<DrawnLine, 'from' | 'control' | 'to'>, x: number): Point {
  const forwards = line.to.x > line.from.x
  let [low, high] = [0, 1]
  for (let round = 0; round < 20; round += 1) {
    const t = (low + high) / 2
    if (pointAt(line, t).x < x === forwards) low = t
    else high = t
  }
  return pointAt(line, low)
}
