import { Link } from '@tanstack/react-router'
import { BookPlus, CalendarPlus, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { whyNotAdd } from '../../domain/exercise-request.ts'
import { longDay } from '../club-time.ts'
import { reason } from '../refusals.ts'
import { Button } from '../ui/button.tsx'
import type { Viewer } from './queued-writes.ts'

interface FollowUpProps {
  request: ExerciseRequest
  viewer: Viewer
  today: string
  pending: boolean
  onAddToLibrary: () => void
  onAddToNextSession: () => void
}

/** Of an approved request: where its exercise was added, or can be. */
export function FollowUp(props: FollowUpProps) {
  const { request, viewer, today, pending, onAddToLibrary, onAddToNextSession } = props
  const { exerciseId = null, session = null, nextSession = null } = request.followUp ?? {}
  const whyNot = reason(whyNotAdd(viewer, request, false))
  return (
    <div className="follow-up">
      {exerciseId ? (
        <Added>Dans la bibliothèque du club</Added>
      ) : (
        <Button
          icon={<BookPlus aria-hidden="true" />}
          pending={pending}
          disabledReason={whyNot}
          onClick={onAddToLibrary}
        >
          Ajouter à la bibliothèque
        </Button>
      )}
      {session ? (
        <Added>
          Dans la séance{' '}
          <Link to="/coach/sessions" search={{ session: session.id }} className="follow-up-link">
            {session.title}
          </Link>
          , {longDay(session.date, today)}
        </Added>
      ) : (
        <Button
          icon={<CalendarPlus aria-hidden="true" />}
          pending={pending}
          disabledReason={whyNot ?? (nextSession ? null : reason('no-next-session'))}
          onClick={onAddToNextSession}
        >
          Ajouter à la prochaine séance
        </Button>
      )}
      {!session && nextSession && (
        <p className="follow-up-next text-sm text-ink-2">
          {`Sa prochaine séance\u00A0: ${nextSession.title}, ${longDay(nextSession.date, today)} à ${nextSession.time}`}
        </p>
      )}
    </div>
  )
}

function Added({ children }: { children: ReactNode }) {
  return (
    <p className="follow-up-done">
      <Check aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
