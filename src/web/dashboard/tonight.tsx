import type { Dashboard } from '../../contract/dashboard.ts'
import { useSessions } from '../training-sessions/use-sessions.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'

const ProgrammeBar = lazyPart(
  async () => (await import('./programme-bar.tsx')).ProgrammeBar,
  <Skeleton label="Chargement du programme" rows={3} />,
)

interface TonightProps {
  dashboard: Dashboard
  clubId: string
  now: Date
  timeZone: string
}

/** Beside the session: what is planned for it, and what waits. A file of its own, for the session is what one comes for. */
export function Tonight({ dashboard, ...place }: TonightProps) {
  const { nextSession, currentSessions = [] } = dashboard
  const upcoming = useSessions('upcoming', 1).data?.sessions ?? []
  const past = useSessions('past', 1).data?.sessions ?? []
  const id = currentSessions[0]?.id ?? nextSession?.id
  const session = [...past, ...upcoming].find((each) => each.id === id)
  return (
    <>
      {session?.exercises[0] && <ProgrammeBar session={session} />}
      <WaitingTasks {...place} />
    </>
  )
}
