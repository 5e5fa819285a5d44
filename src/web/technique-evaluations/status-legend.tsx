import { techniqueStatuses } from '../../domain/technique-evaluation.ts'
import { ProgressMark } from '../ui/progress-mark.tsx'
import { statusNames } from './status-names.ts'

/** What the marks in the cells mean. */
export function StatusLegend() {
  return (
    <ul className="evaluation-legend">
      {techniqueStatuses.toReversed().map((status) => (
        <li key={status}>
          <ProgressMark state={status} className="evaluation-legend-mark" />
          {statusNames[status]}
        </li>
      ))}
      <li>
        <i aria-hidden="true" className="evaluation-noted" />
        Avec une note
      </li>
    </ul>
  )
}
