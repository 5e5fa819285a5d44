import { curveBox, type DatedPoints, drawRankings } from './ranking-drawing.ts'

interface RankingCurveProps {
  /** What the curve says, in words. */
  label: string
  /** Two or more, the oldest first. */
  rankings: readonly DatedPoints[]
}

/** A player's points over time, with a ball on the newest. The table with the same figures stands beside it. */
export function RankingCurve({ label, rankings }: RankingCurveProps) {
  const { line, dots, levels, months } = drawRankings(rankings)
  const [x, y] = dots.at(-1)!
  return (
    <svg
      className="ranking-curve"
      viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
      role="img"
      aria-label={label}
    >
      {levels.map((level) => (
        <g key={level.points}>
          <path className="ranking-level" d={`M${curveBox.left} ${level.y}H${curveBox.right}`} />
          <text x={curveBox.left - 8} y={level.y + 5} textAnchor="end">
            {level.points}
          </text>
        </g>
      ))}
      {months.map((month) => (
        <text key={month.x} x={month.x} y={curveBox.floor + 24} textAnchor={month.end ? 'end' : 'start'}>
          {month.label}
        </text>
      ))}
      <path className="ranking-line" d={line} />
      {dots.slice(0, -1).map(([dotX, dotY], n) => (
        <circle key={rankings[n]!.date} className="ranking-dot" cx={dotX} cy={dotY} r="4" />
      ))}
      <circle className="ranking-ball" cx={x} cy={y} r="9" />
    </svg>
  )
}
