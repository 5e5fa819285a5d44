import { Link } from '@tanstack/react-router'
import { Archive, BookPlus, CalendarPlus, Check, UserCheck, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { whyNotAdd, whyNotDecide } from '../../domain/exercise-request.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { reason } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { useNow } from '../app/use-now.ts'
import type { RequestViewer } from './queued-writes.ts'
import { RequestMarks } from './request-badge.tsx'
import { type Decision, loadRequestedDrill, requestTitleId } from './use-decisions.ts'

interface RequestRowProps {
  request: ExerciseRequest
  viewer: RequestViewer
  timeZone: string
  /** Taking charge of it is the next thing to do. */
  next: boolean
  pending: boolean
  /** Why what was done with it last was not done. */
  trouble: string | undefined
  onForget: () => void
  onDecide: (decision: Decision) => void
  onAddToLibrary: () => void
  onAddToNextSession: () => void
}

export function RequestRow(props: RequestRowProps) {
  const { request, viewer, timeZone, pending, trouble, onForget } = props
  const { id, type, technique, effect, status, message, playerName, createdAt } = request
  const { assignedTo, assignedToName } = request
  const today = clubDay(useNow(), timeZone)
  return (
    <li className="coach-request">
      <div className="request">
        <CategoryGlyph category={type} className="request-glyph" />
        <div className="request-text">
          <div className="request-title">
            <h2 id={requestTitleId(id)} tabIndex={-1}>
              <bdi>
                {technique} - {effect}
              </bdi>
            </h2>
            <RequestMarks id={id} status={status} />
          </div>
          <p className="request-facts">
            <b className="strong">
              <bdi>{playerName}</bdi>
            </b>{' '}
            <span>{categoryTabs[type]}</span>{' '}
            <span>{longDay(clubDay(new Date(createdAt), timeZone), today)}</span>
          </p>
          {message && <p className="request-message">«&nbsp;{message}&nbsp;»</p>}
          {assignedToName && <InCharge isMe={assignedTo === viewer.id} name={assignedToName} />}
          {status === 'approved' && (
            <FollowUp
              request={request}
              viewer={viewer}
              today={today}
              pending={pending}
              onAddToLibrary={props.onAddToLibrary}
              onAddToNextSession={props.onAddToNextSession}
            />
          )}
        </div>
      </div>
      {status !== 'archived' && <Actions {...props} />}
      {trouble && (
        <Banner tone="error" className="request-trouble" action={<Button onClick={onForget}>Compris</Button>}>
          {trouble}
        </Banner>
      )}
    </li>
  )
}

function InCharge({ isMe, name }: { isMe: boolean; name: string }) {
  return (
    <p className="secondary">
      Entraineur&nbsp;: <bdi>{name}</bdi>
      {isMe && (
        <>
          {' · '}
          <b className="request-mine strong">Vous êtes en charge de cette demande</b>
        </>
      )}
    </p>
  )
}

type ActionsProps = Pick<RequestRowProps, 'request' | 'viewer' | 'next' | 'pending' | 'onDecide'>

function Actions({ request, viewer, next, pending, onDecide }: ActionsProps) {
  const whyNot = reason(whyNotDecide(viewer, request))
  const action = (decision: Decision, icon: ReactNode, label: string, isNext = false) => (
    <Button
      variant={isNext ? 'primary' : 'plain'}
      title={label}
      icon={icon}
      pending={pending}
      disabledReason={whyNot}
      onClick={() => onDecide(decision)}
    >
      <span className="request-word">{label}</span>
    </Button>
  )
  return (
    <div className="request-actions">
      {request.status === 'pending' &&
        action('takeCharge', <UserCheck aria-hidden="true" />, 'Prendre en charge', next)}
      {action('approve', <Check aria-hidden="true" />, 'Approuver')}
      {action('reject', <X aria-hidden="true" />, 'Refuser')}
      {action('archive', <Archive aria-hidden="true" />, 'Archiver')}
    </div>
  )
}

interface FollowUpProps {
  request: ExerciseRequest
  viewer: RequestViewer
  today: string
  pending: boolean
  onAddToLibrary: () => void
  onAddToNextSession: () => void
}

/** Of an approved request: where its exercise was added, or can be. */
function FollowUp(props: FollowUpProps) {
  const { request, viewer, today, pending, onAddToLibrary, onAddToNextSession } = props
  const { exerciseId = null, session = null, nextSession = null } = request.followUp ?? {}
  const whyNot = reason(whyNotAdd(viewer, request, false))
  useEffect(() => {
    if (!exerciseId) void loadRequestedDrill(request)
  }, [exerciseId, request])
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
            <bdi>{session.title}</bdi>
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
        <p className="follow-up-next note">
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
