import { Ban, CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { useNow } from '../app/use-now.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancellationQuestion } from './cancellation-question.tsx'
import { useSessionCancellation } from './use-session-cancellation.ts'

interface CancellationButtonProps {
  session: TrainingSession
  /** « mardi 12 janvier à 18:00 ». */
  when: string
  disabledReason: string | null
}

/** Asks first where there are other dates, or somebody to tell. */
export function CancellationButton({ session, when, disabledReason }: CancellationButtonProps) {
  const { toggle, isPending, error } = useSessionCancellation(session)
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const { cancelledAt, seriesId, startsAt } = session
  const asksFirst = seriesId || (!cancelledAt && isUpcoming({ startsAt: new Date(startsAt) }, now))
  return (
    <>
      <Button
        icon={cancelledAt ? <CalendarCheck aria-hidden="true" /> : <Ban aria-hidden="true" />}
        pending={isPending}
        disabledReason={disabledReason}
        onClick={() => (asksFirst ? setAsking(true) : toggle())}
      >
        {cancelledAt ? 'Rétablir la séance' : 'Annuler la séance'}
      </Button>
      {error && <Banner tone="error">{error}</Banner>}
      {asking && (
        <CancellationQuestion
          session={session}
          when={when}
          onConfirm={(scope) => {
            setAsking(false)
            toggle(scope)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
