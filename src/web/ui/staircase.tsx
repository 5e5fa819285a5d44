import { drawStairs, stairBox, type Step } from './stair-drawing.ts'
import './charts.css'

interface StaircaseProps {
  /** What is counted, « Techniques maîtrisées »: the caption of the table for screen readers. */
  label: string
  /** The oldest first. */
  steps: readonly Step[]
  /** Today, yyyy-mm-dd: where the last step ends. */
  until: string
}

/** A count over time as a step chart, with a ball on the last step. */
export function Staircase({ label, steps, until }: StaircaseProps) {
  const { line, area, flights, ball, levels, days } = drawStairs(steps, until)
  const [x, y] = ball
  return (
    <figure className="staircase">
      <svg viewBox={`0 0 ${stairBox.width} ${stairBox.height}`} aria-hidden="true">
        {levels.map((level) => (
          <g key={level.value}>
            <path className="staircase-level" d={`M${stairBox.left} ${level.y}H${stairBox.right}`} />
            <text x={stairBox.left - 12} y={level.y + 5} textAnchor="end">
              {level.value}
            </text>
          </g>
        ))}
        {days.map((day) => (
          <text key={day.x} x={day.x} y={stairBox.floor + 22} textAnchor={day.end ? 'end' : 'start'}>
            {day.label}
          </text>
        ))}
        <path className="staircase-area" d={area} />
        <path className="staircase-line" d={line} />
        {flights.map((flight) => (
          <path key={flight} className="staircase-flight" d={flight} />
        ))}
        <circle className="ball" cx={x} cy={y} r="11" />
        <circle className="ball-light" cx={x - 3} cy={y - 4} r="3" />
      </svg>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Depuis le</th>
              <th scope="col">Nombre</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{date.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ')}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const date = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
