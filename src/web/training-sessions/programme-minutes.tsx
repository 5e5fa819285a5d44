import type { ExerciseDuration } from '../../domain/exercise.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { programmeTotal } from './programme.ts'

interface ProgrammeMinutesProps {
  programme: readonly { duration: ExerciseDuration }[]
  duration: SessionDuration
}

/** « 65 min sur 60 · 5 min de trop ». */
export function ProgrammeMinutes({ programme, duration }: ProgrammeMinutesProps) {
  const { minutes, available, tooMuch } = programmeTotal(programme, duration)
  return (
    <>
      {minutes} min sur {available}
      {tooMuch > 0 && <span className="text-refused"> · {tooMuch} min de trop</span>}
    </>
  )
}
