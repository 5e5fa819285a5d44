import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { ClipboardCheck, Pencil, RotateCcw, Trash2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { whyRollClosed, whyTooLateToAdd } from '../../domain/attendance.ts'
import { whyNotCancel } from '../../domain/session-correction.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { isGone } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { reason } from '../app/refusals.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { clubQuery } from '../clubs/queries.ts'
import { clubDay, longDay, sessionTime } from '../clubs/club-time.ts'
import { groupsQuery } from '../groups/queries.ts'
import { placesQuery } from '../places/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart, optionalPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import {
  loadArrivalDialog,
  loadRepeatPanel,
  loadRollCall,
  loadSessionForm,
  otherParts,
} from './session-parts.ts'
import { PanelFrame, patienceMs, SessionNotLoaded, useElapsed } from './session-panel-frame.tsx'
import { SessionWhere } from './session-where.tsx'
import { hallWords, offersRoll } from './coach-session-words.ts'
import type { CoachSessionsSearch } from './sessions-search.ts'
import { useArrivals } from './use-arrivals.ts'
import { useSession } from './use-sessions.ts'

const SessionForm = lazy(async () => ({ default: (await loadSessionForm()).SessionForm }))
const RollCall = lazy(async () => ({ default: (await loadRollCall()).RollCall }))
const RepeatSessionPanel = lazyPart(async () => (await loadRepeatPanel()).RepeatSessionPanel)
const StartFrom = optionalPart(async () => (await import('./start-from.tsx')).StartFrom)
const CancellationButton = lazyPart(
  async () => (await import('./cancellation-button.tsx')).CancellationButton,
)
const ArrivalDialog = lazyPart(async () => (await loadArrivalDialog()).ArrivalDialog)
const SessionDetails = lazy(async () => ({ default: (await import('./session-details.tsx')).SessionDetails }))

/** Whoever turns up is found without network, too, and so are the places and groups of the form. */
export function readAhead(): void {
  for (const load of otherParts) load().catch(() => {})
  void queryClient.prefetchQuery(clubQuery)
  void queryClient.prefetchQuery(placesQuery)
  void queryClient.prefetchQuery(groupsQuery)
}

interface SessionPanelProps extends Pick<RollCallPanelProps, 'now' | 'timeZone' | 'onClose'> {
  search: CoachSessionsSearch
  onShow: (part: Partial<CoachSessionsSearch>) => void
  onEdit: (id: string) => void
  onRollCall: (id: string) => void
  onDelete: (session: TrainingSession) => void
}

/** What the address opens beside the lists. */
export function SessionPanel({ search, onShow, onEdit, onRollCall, onDelete, ...frame }: SessionPanelProps) {
  const { form, repeat, roll, session } = search
  const { onClose } = frame
  const whyNotPlan = useWhyCannot('planSessions')
  const closeSaved = useCloseSaved()
  if (form && whyNotPlan) {
    return (
      <PanelFrame title={form === 'new' ? 'Nouvelle séance' : 'Modifier la séance'} onClose={onClose}>
        <p className="session-panel-text">{whyNotPlan}</p>
      </PanelFrame>
    )
  }
  if (form) {
    const panel = { onSaved: () => closeSaved(form), onClose }
    if (form !== 'new') return <EditSessionPanel key={form} id={form} {...panel} />
    return repeat ? (
      <RepeatSessionPanel key={repeat} id={repeat} {...panel} />
    ) : (
      <NewSessionPanel {...panel} />
    )
  }
  if (roll) return <RollCallPanel key={roll} id={roll} {...frame} />
  if (!session) return null
  return (
    <SessionDetailsPanel
      id={session}
      onEdit={() => onEdit(session)}
      onRepeat={() => onShow({ form: 'new', repeat: session, session: undefined })}
      onRollCall={() => onRollCall(session)}
      onDelete={onDelete}
      {...frame}
    />
  )
}

/** @returns what closes a form that was saved, by the name that the address has for it. */
function useCloseSaved() {
  const navigate = useNavigate({ from: '/coach/sessions' })
  const router = useRouter()
  return (form: string) => {
    // Another form, or another page, may have been opened while the answer was on its way.
    const { search: opened }: { search: CoachSessionsSearch } = router.state.location
    // Where somebody goes back the browser is there already, and the router waits for what becomes of the form.
    const standsAt = new URLSearchParams(location.search).get('form')
    if (opened.form !== form || standsAt !== form) return
    void navigate({
      search: (before) => ({ ...before, form: undefined, repeat: undefined }),
      resetScroll: false,
      ignoreBlocker: true,
    })
  }
}

interface PanelProps {
  onSaved: () => void
  onClose: () => void
}

function NewSessionPanel({ onSaved, onClose }: PanelProps) {
  return (
    <PanelFrame title="Nouvelle séance" onClose={onClose}>
      <StartFrom />
      <Suspense fallback={<Skeleton label="Chargement du formulaire" rows={4} />}>
        <SessionForm onSaved={onSaved} onCancel={onClose} />
      </Suspense>
    </PanelFrame>
  )
}

function EditSessionPanel({ id, onSaved, onClose }: PanelProps & { id: string }) {
  const { session, query } = useSession(id, { refetchOnMount: 'always' })
  // What is kept may be out of date: the form begins from what is there now, unless that is long in coming.
  const waitedLongEnough = useElapsed(patienceMs)
  const current = query.isFetchedAfterMount || waitedLongEnough ? session : undefined
  /** The form outlives its session, for what is typed in it. */
  const [latest, setLatest] = useState<TrainingSession | null>(null)
  // What was planned here the server does not know yet.
  if (current && current !== latest && !(query.data && isGone(query.error))) setLatest(current)
  return (
    <PanelFrame title="Modifier la séance" onClose={onClose}>
      {latest ? (
        <Suspense fallback={<Skeleton label="Chargement du formulaire" rows={4} />}>
          <SessionForm session={latest} onSaved={onSaved} onCancel={onClose} />
        </Suspense>
      ) : query.isError ? (
        <SessionNotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton label="Chargement de la séance" rows={4} />
      )}
    </PanelFrame>
  )
}

interface RollCallPanelProps {
  id: string
  now: Date
  timeZone: string
  onClose: () => void
}

function RollCallPanel({ id, now, timeZone, onClose }: RollCallPanelProps) {
  const { session, query } = useSession(id)
  const here = session && !(query.data && isGone(query.error)) ? session : null
  const subtitle = here && (
    <>
      <bdi>{here.title}</bdi>, {longDay(here.date, clubDay(now, timeZone)).toLowerCase()} à{' '}
      {sessionTime(here, timeZone)}
    </>
  )
  const [adding, setAdding] = useState(false)
  const arrivals = useArrivals()
  const whyNotCall = useWhyCannot('callRoll')
  const addButton = here && (
    <Button
      icon={<UserPlus aria-hidden="true" />}
      disabledReason={whyNotCall ?? reason(whyRollClosed(here, now) ?? whyTooLateToAdd(here, now))}
      onClick={() => setAdding(true)}
    >
      Ajouter
    </Button>
  )
  return (
    <PanelFrame compact title="Appel" subtitle={subtitle} actions={addButton} onClose={onClose}>
      {here ? (
        <Suspense fallback={<Skeleton label="Chargement de l’appel" rows={6} />}>
          <RollCall session={here} now={now} timeZone={timeZone} arrivals={arrivals} />
        </Suspense>
      ) : query.isError ? (
        <SessionNotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton label="Chargement de la séance" rows={6} />
      )}
      {here && adding && (
        <ArrivalDialog
          players={here.players}
          onAdd={(player) => {
            setAdding(false)
            void arrivals.add(here, player)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </PanelFrame>
  )
}

interface SessionDetailsPanelProps {
  id: string
  now: Date
  timeZone: string
  onEdit: () => void
  onRepeat: () => void
  onRollCall: () => void
  onDelete: (session: TrainingSession) => void
  onClose: () => void
}

function SessionDetailsPanel({
  id,
  now,
  timeZone,
  onEdit,
  onRepeat,
  onRollCall,
  onDelete,
  onClose,
}: SessionDetailsPanelProps) {
  const {
    session,
    query: { data: server, isError, error, refetch },
  } = useSession(id)
  const whyNotPlan = useWhyCannot('planSessions')
  // What was planned here the server does not know yet.
  if (!session || (server && isGone(error))) {
    return (
      <PanelFrame title="Séance" onClose={onClose}>
        {isError ? (
          <SessionNotLoaded error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label="Chargement de la séance" rows={4} />
        )}
      </PanelFrame>
    )
  }
  const phase = sessionPhase(session, now)
  const hall = hallWords(session, now)
  const when = `${longDay(session.date, clubDay(now, timeZone))} à ${sessionTime(session, timeZone)}`
  return (
    <PanelFrame
      key={id}
      title={session.title}
      subtitle={`${when} · ${session.duration}`}
      className={phase === 'cancelled' ? 'session-details session-off' : 'session-details'}
      onClose={onClose}
    >
      <p className="session-panel-text">
        <PhaseBadge phase={phase} />
      </p>
      <SessionWhere session={session} phase={phase} className="session-panel-text" />
      {session.description && <p className="session-panel-text typed-lines">{session.description}</p>}
      <div className="session-panel-actions actions">
        {phase !== 'cancelled' && (
          <Button icon={<Pencil aria-hidden="true" />} disabledReason={whyNotPlan} onClick={onEdit}>
            Modifier la séance
          </Button>
        )}
        {hall && (
          <Link to="/coach/sessions/$id/salle" params={{ id }} className={buttonClass()}>
            {hall}
          </Link>
        )}
        {phase !== 'cancelled' && <RollCallButton session={session} now={now} onRollCall={onRollCall} />}
        {/* Where somebody was there it took place. */}
        {!whyNotCancel(session) && (
          <CancellationButton session={session} when={when} disabledReason={whyNotPlan} />
        )}
        <Button icon={<RotateCcw aria-hidden="true" />} disabledReason={whyNotPlan} onClick={onRepeat}>
          Refaire la séance
        </Button>
        {(phase !== 'upcoming' || session.seriesId) && (
          <Button
            icon={<Trash2 aria-hidden="true" />}
            disabledReason={whyNotPlan}
            onClick={() => onDelete(session)}
          >
            Supprimer la séance
          </Button>
        )}
      </div>
      <Suspense fallback={<Skeleton label="Chargement de la séance" rows={4} />}>
        <SessionDetails
          session={session}
          upcoming={phase === 'upcoming' || phase === 'cancelled'}
          now={now}
          timeZone={timeZone}
        />
      </Suspense>
    </PanelFrame>
  )
}

interface RollCallButtonProps {
  session: TrainingSession
  now: Date
  onRollCall: () => void
}

/** Before the roll opens it says when; what a device noted before can be taken back. */
function RollCallButton({ session, now, onRollCall }: RollCallButtonProps) {
  const called = session.players.some(({ presence }) => presence)
  const closed = called ? null : whyRollClosed(session, now)
  if (!closed && !called && !offersRoll(session, { now })) return null
  return (
    <Button icon={<ClipboardCheck aria-hidden="true" />} disabledReason={reason(closed)} onClick={onRollCall}>
      Faire l’appel
    </Button>
  )
}
