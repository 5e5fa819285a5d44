import { tableLength, tableWidth, type Point } from '../geometry.ts'
import type { Striker } from '../rally.ts'
import { distance, type DrawnLine, pointAt } from './lines.ts'

/** The drawing’s edge: the floor on which the players stand, around the table. */
export const margin = { x: 54, y: 18 } as const

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface Label extends Box {
  readonly text: string
  readonly by: Striker
  readonly steps: readonly number[]
  readonly lines: readonly DrawnLine[]
  /** Where a choice parts, under its number. */
  readonly fork: Point | undefined
}

export function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
}

export function isInFrame({ x, y, width, height }: Box): boolean {
  return (
    x - width / 2 >= -margin.x &&
    x + width / 2 <= tableLength + margin.x &&
    y - height / 2 >= -margin.y &&
    y + height / 2 <= tableWidth + margin.y
  )
}

export const labelHeight = 19

/** Strokes that share a line share a number, as « 1·3 ». */
function labelText(steps: readonly number[]): string {
  const numbers = steps.map((step) => String(step + 1))
  return numbers.length > 3 ? `${numbers.slice(0, 2).join('·')}…` : numbers.join('·')
}

/** Lines that part from one place have one number there; any other line has its own. */
function groupsOf(lines: readonly DrawnLine[]): readonly (readonly DrawnLine[])[] {
  const groups: DrawnLine[][] = []
  for (const line of lines) {
    const fork = line.forks
      ? groups.find(
          ([other]) =>
            other!.forks && other!.steps.join() === line.steps.join() && distance(other!.from, line.from) < 7,
        )
      : undefined
    if (fork) fork.push(line)
    else groups.push([line])
  }
  return groups
}

const onFork = [0.16, 0.2, 0.25, 0.3, 0.36, 0.12, 0.42]
const onLine = [0.24, 0.3, 0.2, 0.36, 0.42, 0.16, 0.48, 0.55, 0.62, 0.7, 0.77, 0.84]
const besides = [14, -14, 22, -22, 32, -32]
/** Room enough: nothing is hidden, and no place beside the line is looked for. */
const comfortable = -6

interface Place {
  readonly at: Box
  readonly fork: Point
  readonly score: number
}

/** Each number finds, on or else beside its own line, the place that is farthest from everything else. */
export function placeLabels(lines: readonly DrawnLine[], taken: readonly Box[]): readonly Label[] {
  const rings = lines.flatMap(({ to, first }) => (first ? [to, first] : [to]))
  const trails = lines.map((line) => ({
    line,
    points: Array.from({ length: 17 }, (_, step) => pointAt(line, step / 16)),
  }))
  const placed: Label[] = []
  for (const group of groupsOf(lines)) {
    const [line] = group
    const text = labelText(line!.steps)
    const size = { width: Math.max(labelHeight, 8 + text.length * 7), height: labelHeight }
    const others = trails.flatMap(({ line, points }) => (group.includes(line) ? [] : points))
    const places = (asides: readonly number[]): readonly Place[] =>
      (group.length > 1 ? onFork : onLine).flatMap((t, rank) => {
        const fork = middle(group.map((each) => pointAt(each, t)))
        return asides
          .map((aside) => ({ aside, at: { ...moved(fork, line!, aside), ...size } }))
          .filter(({ at }) => isInFrame(at))
          .map(({ aside, at }) => {
            const cost = rank * 0.7 + Math.abs(aside) / 2
            return { at, fork, score: roomAround(at, others, rings, [...taken, ...placed]) - cost }
          })
      })
    const own = places([0])
    // Where nothing is free any more it still shows; whoever draws then cuts the drill into phases.
    const best = bestOf(own.some(({ score }) => score > comfortable) ? own : [...own, ...places(besides)])
    placed.push({
      ...best.at,
      text,
      by: line!.by,
      steps: line!.steps,
      lines: group,
      fork: group.length > 1 ? best.fork : undefined,
    })
  }
  return placed
}

const bestOf = (places: readonly Place[]) => places.reduce((a, b) => (b.score > a.score ? b : a))

/** Far below zero where it would lie over another number. */
function roomAround(
  at: Box,
  trails: readonly Point[],
  rings: readonly Point[],
  placed: readonly Box[],
): number {
  let room = 15
  for (const other of placed) {
    const gap = Math.max(
      Math.abs(other.x - at.x) - (other.width + at.width) / 2,
      Math.abs(other.y - at.y) - (other.height + at.height) / 2,
    )
    room = Math.min(room, gap < 0 ? -200 : gap + 4)
  }
  for (const ring of rings) room = Math.min(room, (distance(ring, at) - 13 - at.width / 4) * 1.4)
  for (const point of trails) room = Math.min(room, distance(point, at) - 6)
  // The net stays clear.
  return Math.abs(at.x - tableLength / 2) < at.width / 2 + 6 ? room - 14 : room
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function moved(at: Point, { from, to }: DrawnLine, aside: number): Point {
  const length = distance(from, to) || 1
  return { x: at.x - ((to.y - from.y) / length) * aside, y: at.y + ((to.x - from.x) / length) * aside }
}
