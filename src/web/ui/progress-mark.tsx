import './charts.css'

export type ProgressState = 'not_evaluated' | 'in_progress' | 'mastered' | 'next'

interface ProgressMarkProps {
  /** `next`, drawn as a ball, marks the step to take now. */
  state: ProgressState
  className?: string | undefined
}

/** The progress of a technique. Decorative: the state is also written next to it. */
export function ProgressMark({ state, className = '' }: ProgressMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`progress-mark progress-mark-${state} ${className}`}
    >
      {shapes[state]}
    </svg>
  )
}

const shapes = {
  mastered: (
    <>
      <circle className="progress-mark-full" cx="12" cy="12" r="11" />
      <path className="progress-mark-check" d="M7 12.4l3.4 3.4L17 9" />
    </>
  ),
  in_progress: (
    <>
      <circle className="progress-mark-ring" cx="12" cy="12" r="9.6" />
      <path className="progress-mark-full" d="M12 2.4a9.6 9.6 0 0 1 0 19.2z" />
    </>
  ),
  not_evaluated: <circle className="progress-mark-ring progress-mark-dashed" cx="12" cy="12" r="9.6" />,
  next: (
    <>
      <circle className="ball" cx="12" cy="12" r="11" />
      <circle className="ball-light" cx="9" cy="8.5" r="3" />
    </>
  ),
} as const satisfies Record<ProgressState, unknown>
