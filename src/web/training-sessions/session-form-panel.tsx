import { lazy, Suspense, useEffect, useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { PanelFrame } from './panel-frame.tsx'
import { SessionNotLoaded } from './session-not-loaded.tsx'
import { useSession } from './use-sessions.ts'

/** The form is as large as the rest of the page: it is fetched beside it, so that the lists come sooner. */
export const loadSessionForm = () => import('./session-form.tsx')
const SessionForm = lazy(async () => ({ default: (await loadSessionForm()).SessionForm }))

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

const patienceMs = 1500

function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
