import { ClipboardCheck, Pencil, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { CallFailed, isGone } from '../app/call.ts'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { clubDay, longDay, sessionTime } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useSession } from './use-sessions.ts'

/** The form is as large as the rest of the page: it is fetched beside it, so that the lists come sooner. */
export const loadSessionForm = () => import('./session-form.tsx')
const SessionForm = lazy(async () => ({ default: (await loadSessionForm()).SessionForm }))

export const loadRollCall = () => import('./roll-call.tsx')
const RollCall = lazy(async () => ({ default: (await loadRollCall()).RollCall }))

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
  const subtitle =
    here &&
    `${here.title}, ${longDay(here.date, clubDay(now, timeZone)).toLowerCase()} à ${sessionTime(here, timeZone)}`
  return (
    <PanelFrame title="Appel" subtitle={subtitle} onClose={onClose}>
      {here ? (
        <Suspense fallback={<Skeleton label="Chargement de l’appel" rows={6} />}>
          <RollCall session={here} now={now} timeZone={timeZone} />
        </Suspense>
      ) : query.isError ? (
        <SessionNotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton label="Chargement de la séance" rows={6} />
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
  onClose: () => void
}

export function SessionDetailsPanel({
  id,
  now,
  timeZone,
  onEdit,
  onRollCall,
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
  const upcoming = isUpcoming({ startsAt: new Date(session.startsAt) }, now)
  const day = longDay(session.date, clubDay(now, timeZone))
  return (
    <PanelFrame
      key={id}
      title={session.title}
      subtitle={`${day} à ${sessionTime(session, timeZone)} · ${session.duration}`}
      className="session-details"
      onClose={onClose}
    >
      {session.description && <p className="mt-3 wrap-anywhere whitespace-pre-line">{session.description}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {upcoming && (
          <Button icon={<Pencil aria-hidden="true" />} disabledReason={whyNotPlan} onClick={onEdit}>
            Modifier la séance
          </Button>
        )}
        {session.players.length > 0 && (
          <Button icon={<ClipboardCheck aria-hidden="true" />} onClick={onRollCall}>
            Faire l’appel
          </Button>
        )}
      </div>
      <Suspense fallback={<Skeleton label="Chargement de la séance" rows={4} />}>
        <SessionDetails session={session} upcoming={upcoming} now={now} timeZone={timeZone} />
      </Suspense>
    </PanelFrame>
  )
}

interface PanelFrameProps {
  title: string
  subtitle?: ReactNode
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** What stands beside the lists on a desk, and takes the whole page on a phone. */
function PanelFrame({ title, subtitle, className = '', onClose, children }: PanelFrameProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id} className={`panel session-panel ${className}`}>
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-4xl wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          {subtitle && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
        </div>
        <IconButton label="Fermer" icon={<X />} className="-mt-1.5 -mr-2.5" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

function SessionNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallFailed && (error.refusal === 'not-found' || error.refusal === 'invalid-input')) {
    return (
      <Banner tone="info" className="mt-5">
        Cette séance n’existe plus.
      </Banner>
    )
  }
  return (
    <Banner tone="error" className="mt-5" action={<Button onClick={onRetry}>Réessayer</Button>}>
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
