import { ClipboardCheck, Pencil, Trash2, UserPlus, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { whyRollClosed, whyTooLateToAdd } from '../../domain/attendance.ts'
import { sessionPhase } from '../../domain/training-session.ts'
import { CallFailed, isGone } from '../app/call.ts'
import { reason } from '../app/refusals.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { clubDay, longDay, sessionTime } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/states.tsx'
import { InProgressBadge } from './in-progress-badge.tsx'
import { offersRoll } from './session-words.ts'
import { useArrivals } from './use-arrivals.ts'
import { useSession } from './use-sessions.ts'

/** The form is as large as the rest of the page: it is fetched beside it, so that the lists come sooner. */
export const loadSessionForm = () => import('./session-form.tsx')
const SessionForm = lazy(async () => ({ default: (await loadSessionForm()).SessionForm }))

export const loadRollCall = () => import('./roll-call.tsx')
const RollCall = lazy(async () => ({ default: (await loadRollCall()).RollCall }))

export const loadArrivalDialog = () => import('./arrival-dialog.tsx')
const ArrivalDialog = lazyPart(async () => (await loadArrivalDialog()).ArrivalDialog)

const SessionDetails = lazy(async () => ({ default: (await import('./session-details.tsx')).SessionDetails }))

interface PanelProps {
  onSaved: () => void
  onClose: () => void
}

export function NewSessionPanel({ onSaved, onClose }: PanelProps) {
  return (
    <PanelFrame title="Nouvelle séance" onClose={onClose}>
      <Suspense fallback={<Skeleton label="Chargement du formulaire" rows={4} />}>
        <SessionForm onSaved={onSaved} onCancel={onClose} />
      </Suspense>
    </PanelFrame>
  )
}

export function EditSessionPanel({ id, onSaved, onClose }: PanelProps & { id: string }) {
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

export function RollCallPanel({ id, now, timeZone, onClose }: RollCallPanelProps) {
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
  onRollCall: () => void
  onDelete: (session: TrainingSession) => void
  onClose: () => void
}

export function SessionDetailsPanel({
  id,
  now,
  timeZone,
  onEdit,
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
  const day = longDay(session.date, clubDay(now, timeZone))
  return (
    <PanelFrame
      key={id}
      title={session.title}
      subtitle={`${day} à ${sessionTime(session, timeZone)} · ${session.duration}`}
      className="session-details"
      onClose={onClose}
    >
      {phase === 'in-progress' && (
        <p className="session-panel-text">
          <InProgressBadge />
        </p>
      )}
      {session.description && <p className="session-panel-text typed-lines">{session.description}</p>}
      <div className="session-panel-actions actions">
        <Button icon={<Pencil aria-hidden="true" />} disabledReason={whyNotPlan} onClick={onEdit}>
          Modifier la séance
        </Button>
        <RollCallButton session={session} now={now} onRollCall={onRollCall} />
        {phase !== 'upcoming' && (
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
        <SessionDetails session={session} upcoming={phase === 'upcoming'} now={now} timeZone={timeZone} />
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

interface PanelFrameProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  /** On a phone its title leaves the room to what stands below. */
  compact?: boolean | undefined
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** What stands beside the lists on a desk, and takes the whole page on a phone. */
function PanelFrame(props: PanelFrameProps) {
  const { title, subtitle, actions, compact = false, className = '', onClose, children } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id} className={`panel session-panel ${className}`}>
      <header className={compact ? 'session-panel-head session-panel-head-compact' : 'session-panel-head'}>
        <div className="row-body">
          <h2 ref={heading} id={id} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
          {subtitle && <p className="secondary">{subtitle}</p>}
        </div>
        {actions}
        <IconButton label="Fermer" icon={<X />} className="session-panel-close" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

function SessionNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallFailed && (error.refusal === 'not-found' || error.refusal === 'invalid-input')) {
    return (
      <Banner tone="info" className="session-panel-trouble">
        Cette séance n’existe plus.
      </Banner>
    )
  }
  return (
    <Banner
      tone="error"
      className="session-panel-trouble"
      action={<Button onClick={onRetry}>Réessayer</Button>}
    >
      Erreur lors du chargement des séances
    </Banner>
  )
}

const patienceMs = 1500

function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
