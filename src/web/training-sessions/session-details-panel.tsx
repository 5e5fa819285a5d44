import { ClipboardCheck, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isUpcoming } from '../../domain/training-session.ts'
import { clubDay, longDay } from '../club-time.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { useWhyCannot } from '../use-why-cannot.ts'
import { PanelFrame } from './panel-frame.tsx'
import { SessionNotLoaded } from './session-not-loaded.tsx'
import { useSession } from './use-sessions.ts'

const SessionDetails = lazy(async () => ({ default: (await import('./session-details.tsx')).SessionDetails }))

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
    query: { data: told, isError, error, refetch },
  } = useSession(id)
  const whyNotPlan = useWhyCannot('planSessions')
  // What was planned here the server does not know yet.
  if (!session || (told && isGone(error))) {
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
      subtitle={`${day} à ${session.time} · ${session.duration}`}
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
