import { MapPin, TriangleAlert, UserRound } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SessionPhase } from '../../domain/training-session.ts'
import { coachWords, lacksCoach, withoutCoach } from './where-words.ts'

interface SessionWhereProps {
  session: TrainingSession
  phase: SessionPhase
  className: string
}

/** Where, for which group and with whom, as much of it as is known. */
export function SessionWhere({ session, phase, className }: SessionWhereProps) {
  const { place, group } = session
  const coaches = coachWords(session)
  const lacks = lacksCoach(session, phase)
  if (!place && !group && !coaches && !lacks) return null
  return (
    <p className={`session-where-line ${className}`}>
      {group && (
        <span className="session-group">
          <bdi>{group.name}</bdi>
        </span>
      )}
      {place && (
        <span>
          <MapPin aria-hidden="true" /> <bdi>{place.name}</bdi>
        </span>
      )}
      {coaches && (
        <span>
          <UserRound aria-hidden="true" /> <bdi>{coaches}</bdi>
        </span>
      )}
      {lacks && (
        <span className="session-without-coach">
          <TriangleAlert aria-hidden="true" /> {withoutCoach}
        </span>
      )}
    </p>
  )
}
