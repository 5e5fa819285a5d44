import {
  type Column,
  type End,
  endOf,
  incoming,
  otherEnd,
  type Rally,
  stepAfter,
  stepBefore,
  type Striker,
  type StrokeOption,
  traitsOf,
  type Zone,
} from './rally.ts'

/** A table seen from above, lying down, in centimetres: x from A's end line, y from A's left edge. */
export const tableLength = 274
export const tableWidth = 152.5

export interface Point {
  readonly x: number
  readonly y: number
}

/** Which ends a left-hander plays at. */
export interface LeftHanded {
  readonly left?: boolean
  readonly right?: boolean
}

const fromNet = { court: 30, 'mi-long': 71, long: 113 } as const
const across = { RV: 25, M: tableWidth / 2, CD: tableWidth - 25 } as const
export const mirroredColumn = { CD: 'RV', M: 'M', RV: 'CD' } as const

function lateral(col: Column, end: End, isLeftHander: boolean): number {
  const y = across[isLeftHander ? mirroredColumn[col] : col]
  return end === 'left' ? y : tableWidth - y
}

/** The middle of a zone of this end's half. */
export function zonePoint(zone: Zone, end: End, hands: LeftHanded = {}): Point {
  const distance = fromNet[zone.depth]
  return {
    x: tableLength / 2 + (end === 'left' ? -distance : distance),
    y: lateral(zone.col, end, hands[end] ?? false),
  }
}

/** Where a ball that bounced in the zone is struck: further back for some strokes, beside the body by its hand. */
export function strikePoint(zone: Zone, option: StrokeOption, end: End, hands: LeftHanded = {}): Point {
  const { reach } = traitsOf(option.stroke)
  const isLeftHander = hands[end] ?? false
  const away = end === 'left' ? -1 : 1
  const line = end === 'left' ? 0 : tableLength
  const bounce = zonePoint(zone, end, hands)
  const behind = zone.depth === 'mi-long' ? Math.min(reach, 8) - 6 : reach
  const x = zone.depth === 'court' && reach <= 20 ? bounce.x + away * 24 : line + away * behind
  // The ball goes on outwards after its bounce; in the middle it is taken on the side of the hand.
  const towards = zone.col === 'M' ? (option.hand ?? 'M') : zone.col
  const outwards = Math.sign(lateral(towards, end, isLeftHander) - tableWidth / 2)
  const shift = option.pivot ? 16 : zone.col === 'M' ? 6 : 7
  return { x, y: bounce.y + shift * (option.pivot ? pivotSide(end, isLeftHander) : outwards) }
}

const pivotSide = (end: End, isLeftHander: boolean) =>
  Math.sign(lateral('RV', end, isLeftHander) - tableWidth / 2)

/** Where a rally's first stroke, a service or a fed ball begins. */
export function startPoint(option: StrokeOption, by: Striker, hands: LeftHanded = {}): Point {
  const end = endOf(by)
  const from = option.from ?? 'M'
  if (option.stroke === 'service' || option.stroke === 'distribution') {
    const { reach } = traitsOf(option.stroke)
    return {
      x: end === 'left' ? -reach : tableLength + reach,
      y: lateral(from, end, hands[end] ?? false),
    }
  }
  return strikePoint({ col: from, depth: 'long' }, option, end, hands)
}

/** A service's first bounce, on the straight line to its second one. */
export function firstBounceOf(option: StrokeOption, by: Striker, hands: LeftHanded = {}): Point {
  const end = endOf(by)
  const start = startPoint(option, by, hands)
  const target = zonePoint(option.to, otherEnd(end), hands)
  const { x } = zonePoint({ col: 'M', depth: option.first?.depth ?? 'long' }, end)
  return { x, y: start.y + ((x - start.x) / (target.x - start.x)) * (target.y - start.y) }
}

/** The column of an end's half in which a point lies, as whoever plays there calls it. */
export function columnAt({ y }: Point, end: End, hands: LeftHanded = {}): Column {
  const share = (end === 'left' ? y : tableWidth - y) / tableWidth
  const column = share < 1 / 3 ? 'RV' : share > 2 / 3 ? 'CD' : 'M'
  return hands[end] ? mirroredColumn[column] : column
}

/** One ball in the air: one for each stroke, each of its options, and each place from which it may be struck. */
export interface Flight {
  readonly step: number
  readonly option: number
  /** The option of the stroke before that it answers. */
  readonly prior: number | undefined
  readonly by: Striker
  readonly played: StrokeOption
  readonly from: Point
  readonly to: Point
  readonly first: Point | undefined
  /** Where the next stroke takes it; nowhere when nobody does. */
  readonly struckAt: readonly Point[]
}

export function flights(rally: Rally, hands: LeftHanded = {}): readonly Flight[] {
  return rally.steps.flatMap((step, index) => {
    const end = endOf(step.by)
    const target = otherEnd(end)
    const before = stepBefore(rally, index)
    const next = stepAfter(rally, index)
    return step.options.flatMap((played, option) => {
      const starts =
        played.stroke === 'service' || played.stroke === 'distribution' || !before
          ? [{ prior: undefined, from: startPoint(played, step.by, hands) }]
          : incoming(played, before).map((ball) => ({
              prior: before.options.indexOf(ball),
              from: strikePoint(ball.to, played, end, hands),
            }))
      const isTaken = next !== undefined && next.by !== 'R' && endOf(next.by) === target
      const struckAt = isTaken
        ? next.options
            .filter((answer) => incoming(answer, step).includes(played))
            .map((answer) => strikePoint(played.to, answer, target, hands))
        : []
      return starts.map(({ prior, from }) => ({
        step: index,
        option,
        prior,
        by: step.by,
        played,
        from,
        to: zonePoint(played.to, target, hands),
        first: played.first && firstBounceOf(played, step.by, hands),
        struckAt,
      }))
    })
  })
}
