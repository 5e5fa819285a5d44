import type { TrainingSession } from '../../contract/training-sessions.ts'
import { coachLoads } from '../../domain/coach-loads.ts'
import { hoursWords } from './hours-words.ts'
import { withoutCoach } from './where-words.ts'

/** « 3 Léa Fontaine, 4h · 1 sans entraineur ». */
export function CoachLoads({ sessions }: { sessions: readonly TrainingSession[] }) {
  const { loads, without } = coachLoads(sessions)
  if (loads.length === 0 && without === 0) return null
  return (
    <ul className="coach-loads" aria-label="Par entraineur">
      {loads.map(({ coach, sessions: count, minutes }) => (
        <li key={coach.id}>
          <b className="numeral">{count}</b> <bdi>{coach.name}</bdi>, {hoursWords(minutes)}
        </li>
      ))}
      {without > 0 && (
        <li className="session-without-coach">
          <b className="numeral">{without}</b> {withoutCoach}
        </li>
      )}
    </ul>
  )
}
