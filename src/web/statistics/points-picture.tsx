import type { Points } from '../../contract/statistics.ts'
import { hoursAndMinutes, monthAndYear, monthName } from '../analyses/analyses-words.ts'

interface PointsPictureProps {
  months: Points['months']
  onMonth: (month: string) => void
}

/** Points as a line above the minutes as bars, a column a month; a table beside it has the numbers. */
export function PointsPicture({ months, onMonth }: PointsPictureProps) {
  const points = months.map((each) => each.points)
  const low = Math.min(...points)
  const span = Math.max(...points) - low || 1
  const most = Math.max(1, ...months.map(({ minutes }) => minutes))
  const line = months.map((each, n) => `${n + 0.5},${(1 - (each.points - low) / span) * 100}`).join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
    <div className="analysis-scroll" tabIndex={0} role="region" aria-label="Points et minutes, par mois">
      <div className="points" style={{ minWidth: `${months.length * 52}px` }}>
        <div className="points-line" aria-hidden="true">
          <svg viewBox={`0 0 ${months.length} 100`} preserveAspectRatio="none">
            <polyline points={line} vectorEffect="non-scaling-stroke" />
          </svg>
          {months.map((each, n) => (
            <span
              key={each.month}
              style={{
                left: `${(100 * (n + 0.5)) / months.length}%`,
                top: `${(1 - (each.points - low) / span) * 100}%`,
              }}
            >
              <b>{isTold(points, n) ? each.points : ''}</b>
            </span>
          ))}
        </div>
        <ol className="points-months">
          {months.map((each, n) => (
            <li key={each.month}>
              <button type="button" onClick={() => onMonth(each.month)}>
                <span className="sr-only">
                  {monthAndYear(each.month)}&nbsp;: {each.points} points, {hoursAndMinutes(each.minutes)}
                </span>
                <span className="points-bar" aria-hidden="true">
                  <i style={{ height: `${(100 * each.minutes) / most}%` }} />
                </span>
                <span aria-hidden="true">{hoursAndMinutes(each.minutes)}</span>
                <span aria-hidden="true">
                  {monthName(`${each.month}-01`)}
                  {(n === 0 || each.month.endsWith('-01')) && ` ${each.month.slice(0, 4)}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The first and the last, and where it changed. */
function isTold(points: readonly number[], n: number): boolean {
  return n === 0 || n === points.length - 1 || points[n] !== points[n - 1]
}
