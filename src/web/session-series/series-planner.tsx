import * as sessionSeries from '../../contract/session-series.ts'
import { newId } from '../app/new-id.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { invalidateSessions } from '../training-sessions/queries.ts'
import { draftInput, type SessionDraft } from '../training-sessions/session-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { FormErrors } from '../ui/form-errors.tsx'
import { showToast } from '../ui/toast.ts'
import { useState } from 'react'
import { SeriesDatesField } from './series-dates-field.tsx'
import { useSeriesDates } from './use-series-dates.ts'
import './session-series.css'

interface SeriesPlannerProps {
  draft: SessionDraft
  today: string
  timeZone: string
  onSaved: () => void
  onCancel: () => void
}

/** The session of the form every week: on which dates, and what falls out. Needs the network. */
export function SeriesPlanner({ draft, today, timeZone, onSaved, onCancel }: SeriesPlannerProps) {
  const [id] = useState(newId)
  const series = useSeriesDates(draft.date, today)
  const { sessions } = series
  const whyNotNow = useWhyNotNow('planSessions')
  const creation = useWrite(sessionSeries.create, {
    onSuccess: () => {
      invalidateSessions()
      showToast(`${sessions.length} séances planifiées`)
      onSaved()
    },
    otherwise: 'Erreur lors de l’enregistrement de la série',
  })
  const { id: _, date: _date, ...plan } = draftInput(draft, id)
  const input = { ...plan, id, sessions }
  const { error, failures } = creation.messages(input)
  return (
    <>
      <div className="series-planner">
        <FormErrors error={error} failures={failures} />
        <SeriesDatesField series={series} occasion={draft} today={today} timeZone={timeZone}>
          {draft.programme.length > 0 && (
            <p>Le programme va à la première date&nbsp;: les autres attendent le leur.</p>
          )}
        </SeriesDatesField>
        {whyNotNow && (
          <Banner tone="info">
            Il faut le réseau pour planifier une série. Ce que vous avez saisi reste ici.
          </Banner>
        )}
      </div>
      <div className="session-form-footer">
        <Button variant="bare" onClick={onCancel}>
          Annuler
        </Button>
        <Button
          variant="primary"
          size="large"
          pending={creation.pending}
          disabledReason={whyNotNow ?? whyIncomplete(draft, sessions.length)}
          onClick={() => void creation.send(input)}
        >
          Planifier {counted(sessions.length, 'séance')}
        </Button>
      </div>
    </>
  )
}

function whyIncomplete({ title, date, time }: SessionDraft, planned: number): string | null {
  if (!title.trim()) return 'Donnez d’abord un titre.'
  if (!date || !time) return 'Donnez d’abord la date et l’heure de la première séance.'
  return planned < 2 ? 'Une série a au moins deux dates.' : null
}
