import { exerciseMinutes } from '../../domain/exercise.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { type ProgrammePart, programmeTotal } from './programme.ts'

interface ProgrammeMinutesProps {
  programme: readonly Pick<ProgrammePart, 'duration'>[]
  duration: SessionDuration
}

/** « 65 min sur 60 · 5 min de trop ». */
export function ProgrammeMinutes({ programme, duration }: ProgrammeMinutesProps) {
  const { minutes, available, tooMuch } = programmeTotal(programme, duration)
  return (
    <>
      {minutes} min sur {available}
      {tooMuch > 0 && <span className="error-text"> · {tooMuch} min de trop</span>}
    </>
  )
}

interface ProgrammeBarProps {
  programme: readonly Pick<ProgrammePart, 'id' | 'duration'>[]
  duration: SessionDuration
}

/** A segment an exercise, against the session's minutes. Decorative: the total is said in words beside it. */
export function ProgrammeBar({ programme, duration }: ProgrammeBarProps) {
  const { minutes, available, tooMuch } = programmeTotal(programme, duration)
  const whole = Math.max(minutes, available)
  return (
    <div aria-hidden="true" className="programme-bar">
      {programme.map((entry) => (
        <i key={entry.id} style={{ width: `${(100 * exerciseMinutes(entry.duration)) / whole}%` }} />
      ))}
      {tooMuch > 0 && <b style={{ insetInlineStart: `${(100 * available) / whole}%` }} />}
    </div>
  )
}
