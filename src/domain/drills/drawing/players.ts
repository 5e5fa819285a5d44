import { type Point, tableLength, tableWidth } from '../geometry.ts'
import { endOf, type Striker } from '../rally.ts'
import type { Box } from './labels.ts'
import { type DrawnLine } from './lines.ts'

/** A player behind the table, and how wide they have to cover it: a long bar is much footwork. */
export interface DrawnPlayer extends Box {
  readonly by: Striker
  readonly range: readonly [number, number] | undefined
}

const behindTable = 42
const diameter = 21

export function drawnPlayers(lines: readonly DrawnLine[]): readonly DrawnPlayer[] {
  const ball = lines[0]?.from
  return (['left', 'right'] as const).flatMap((end) => {
    const own = [...new Set(lines.map(({ by }) => by))].filter((by) => endOf(by) === end)
    return own.map((by, index): DrawnPlayer => {
      const places = placesOf(by, lines, own.length === 1)
      const [low, high] = [Math.min(...places), Math.max(...places)]
      const x = end === 'left' ? -behindTable : tableLength + behindTable
      const y = own.length > 1 ? (index === 0 ? 14 : tableWidth - 14) : (low + high) / 2
      return {
        by,
        x,
        y: besideBall({ x, y }, ball),
        width: diameter,
        height: diameter,
        range: own.length === 1 && high - low > 14 ? [low, high] : undefined,
      }
    })
  })
}

/** Where this player strikes, and, alone at this end, where balls come that nobody else takes. */
function placesOf(by: Striker, lines: readonly DrawnLine[], isAlone: boolean): readonly number[] {
  const struck = lines.filter((line) => line.by === by).map(({ from }) => from.y)
  const taken =
    isAlone && by !== 'R'
      ? lines.filter((line) => endOf(line.by) !== endOf(by)).flatMap(({ tails }) => tails.map(({ y }) => y))
      : []
  return [...struck, ...taken].map((y) => Math.max(8, Math.min(tableWidth - 8, y)))
}

function besideBall({ x, y }: Point, ball: Point | undefined): number {
  if (!ball || Math.hypot(ball.x - x, ball.y - y) >= 20) return y
  return y + (ball.y > tableWidth / 2 ? -20 : 20)
}
