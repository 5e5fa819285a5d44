import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/states.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { sessionQuery } from './queries.ts'
import { SessionNotLoaded } from './session-not-loaded.tsx'

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
  const session = useQuery({ ...sessionQuery(id), refetchOnMount: 'always' })
  // What an earlier visit left in memory may be out of date: the form begins from what is there now.
  const current = session.isFetchedAfterMount ? session.data : undefined
  return (
    <PanelFrame title="Modifier la séance" onClose={onClose}>
      {current ? (
        <Suspense fallback={<Skeleton label="Chargement du formulaire" rows={4} />}>
          <SessionForm session={current} onSaved={onSaved} onCancel={onClose} />
        </Suspense>
      ) : session.isError ? (
        <SessionNotLoaded error={session.error} onRetry={() => void session.refetch()} />
      ) : (
        <Skeleton label="Chargement de la séance" rows={4} />
      )}
    </PanelFrame>
  )
}
