import { lazy, Suspense } from 'react'
import { clubDay, longDay } from '../club-time.ts'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { PanelFrame } from './panel-frame.tsx'
import { SessionNotLoaded } from './session-not-loaded.tsx'
import { useSession } from './use-sessions.ts'

export const loadRollCall = () => import('./roll-call.tsx')
const RollCall = lazy(async () => ({ default: (await loadRollCall()).RollCall }))

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
    here && `${here.title}, ${longDay(here.date, clubDay(now, timeZone)).toLowerCase()} à ${here.time}`
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
