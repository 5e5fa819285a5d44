import type { GlyphCategory } from './category-glyph.tsx'
import { round } from './round.ts'
import './charts.css'

type Scores = Readonly<Record<GlyphCategory, number>>

interface TableRadarProps {
  names: Readonly<Record<GlyphCategory, string>>
  scores: Scores
  max?: number
  /** What they were before, dashed behind them. */
  before?: Scores | undefined
}

const width = 360
const height = 200
/** The highest score lies just inside the edge of the table. */
const reach = 0.94

const corners: readonly { of: GlyphCategory; x: -1 | 1; y: -1 | 1 }[] = [
  { of: 'service', x: -1, y: -1 },
  { of: 'initiative', x: 1, y: -1 },
  { of: 'defense', x: 1, y: 1 },
  { of: 'counter', x: -1, y: 1 },
]

/** Four scores on the table: each goes from the middle to the corner of its quarter. */
export function TableRadar({ names, scores, max = 10, before }: TableRadarProps) {
  const points = pointsOf((of) => scores[of] / max)
  const told = (of: GlyphCategory) => `${names[of]} ${scores[of]}`
  const label = `${(['service', 'initiative', 'counter', 'defense'] as const).map(told).join(', ')} sur ${max}`
  return (
    <div className="table-radar">
      <p aria-hidden="true">
        <span>{names.service}</span>
        <span>{names.initiative}</span>
      </p>
      <svg viewBox="-8 -12 376 224" role="img" aria-label={label}>
        <rect className="table-radar-edge" x="-6" y="-6" width={width + 12} height={height + 12} />
        <rect className="table-radar-table" width={width} height={height} />
        <path className="table-radar-line" d={`M0 ${height / 2}H${width}`} />
        {[0.25, 0.5, 0.75].map((share) => (
          <polygon key={share} className="table-radar-ring" points={joined(pointsOf(() => share))} />
        ))}
        <path className="table-radar-net" d={`M${width / 2}-11V${height + 11}`} />
        {before && (
          <polygon className="table-radar-before" points={joined(pointsOf((of) => before[of] / max))} />
        )}
        <polygon className="table-radar-scores" points={joined(points)} />
        {points.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="table-radar-point" cx={x} cy={y} r="7" />
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{names.counter}</span>
        <span>{names.defense}</span>
      </p>
    </div>
  )
}

type Point = readonly [x: number, y: number]

function pointsOf(shareOf: (category: GlyphCategory) => number): readonly Point[] {
  return corners.map(({ of, x, y }) => {
    const share = shareOf(of) * reach
    return [round((width / 2) * (1 + x * share)), round((height / 2) * (1 + y * share))]
  })
}

function joined(points: readonly Point[]): string {
  return points.map((point) => point.join()).join(' ')
}
