import type { GlyphCategory } from './category-glyph.tsx'
import { round } from './round.ts'
import './charts.css'

type Scores = Readonly<Record<GlyphCategory, number>>

interface TableRadarProps {
  names: Readonly<Record<GlyphCategory, string>>
  scores: Scores
  max?: number
  /** The previous scores, drawn dashed. */
  before?: Scores | undefined
}

const width = 360
const height = 200
/** Less than 1, so that the highest score is drawn inside the edge of the table. */
const reach = 0.94

const corners: readonly { of: GlyphCategory; x: -1 | 1; y: -1 | 1 }[] = [
  { of: 'service', x: -1, y: -1 },
  { of: 'initiative', x: 1, y: -1 },
  { of: 'defense', x: 1, y: 1 },
  { of: 'counter', x: -1, y: 1 },
]

/** Radar chart on a table: each score is drawn from the middle to the corner of its quarter. */
export function TableRadar({ names, scores, max = 10, before }: TableRadarProps) {
  const points = pointsOf((of) => scores[of] / max)
  const nameAndScore = (of: GlyphCategory) => `${names[of]} ${scores[of]}`
  const label = `${(['service', 'initiative', 'counter', 'defense'] as const).map(nameAndScore).join(', ')} sur ${max}`
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
          <polygon key={share} className="table-radar-ring" points={svgPoints(pointsOf(() => share))} />
        ))}
        <path className="table-radar-net" d={`M${width / 2}-11V${height + 11}`} />
        {before && (
          <polygon className="table-radar-before" points={svgPoints(pointsOf((of) => before[of] / max))} />
        )}
        <polygon className="table-radar-scores" points={svgPoints(points)} />
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

function svgPoints(points: readonly Point[]): string {
  return points.map((point) => point.join()).join(' ')
}
