import { Ban, CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { SeriesQuestion } from '../session-series/series-question.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useSessionCancellation } from './use-session-cancellation.ts'

interface CancellationButtonProps {
  session: TrainingSession
  /** « mardi 12 janvier à 18:00 ». */
  when: string
  disabledReason: string | null
}

export function CancellationButton({ session, when, disabledReason }: CancellationButtonProps) {
  const { toggle, isPending, error } = useSessionCancellation(session)
  const [asking, setAsking] = useState(false)
  const { cancelledAt } = session
  return (
    <>
      <Button
        icon={cancelledAt ? <CalendarCheck aria-hidden="true" /> : <Ban aria-hidden="true" />}
        pending={isPending}
        disabledReason={disabledReason}
        onClick={() => (session.seriesId ? setAsking(true) : toggle())}
      >
        {cancelledAt ? 'Rétablir la séance' : 'Annuler la séance'}
      </Button>
      {error && <Banner tone="error">{error}</Banner>}
      {asking && (
        <SeriesQuestion
          title={`${cancelledAt ? 'Rétablir' : 'Annuler'} cette séance\u202F?`}
          confirm={cancelledAt ? 'Rétablir' : 'Annuler la séance'}
          confirmSeveral={cancelledAt ? 'Rétablir' : 'Annuler les séances'}
          onConfirm={(scope) => {
            setAsking(false)
            toggle(scope)
          }}
          onCancel={() => setAsking(false)}
        >
          <bdi>{session.title}</bdi>, {when}.
        </SeriesQuestion>
      )}
    </>
  )
}
