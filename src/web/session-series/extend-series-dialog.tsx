import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as sessionSeries from '../../contract/session-series.ts'
import type { SeriesEnd } from '../../contract/session-series.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { addDays } from '../../domain/days.ts'
import { maxSeriesDates, nextSameWeekday } from '../../domain/session-series.ts'
import { call } from '../app/call.ts'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { invalidateSessions } from '../training-sessions/queries.ts'
import { draftOf } from '../training-sessions/session-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/states.tsx'
import { showToast } from '../ui/toast.ts'
import { SeriesDatesField } from './series-dates-field.tsx'
import { changedEndWords } from './series-words.ts'
import { useSeriesDates } from './use-series-dates.ts'
import './session-series.css'

/** Read with each opening: no other query has it, and it is nothing to be known without network. */
const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['training-sessions', 'series', id],
    queryFn: () => call(sessionSeries.show, { id }),
    gcTime: 0,
  })

interface ExtendSeriesDialogProps {
  /** Further dates are as this one is. */
  session: TrainingSession
  seriesId: string
  timeZone: string
  onClose: () => void
}

/** « Prolonger »: further dates after the last one of a series. Needs the network. */
export function ExtendSeriesDialog({ session, seriesId, timeZone, onClose }: ExtendSeriesDialogProps) {
  const query = useQuery(seriesQuery(seriesId))
  /** Stays while the answer to what was sent is on its way, which changes the end. */
  const [end, setEnd] = useState<SeriesEnd | null>(null)
  const [changed, setChanged] = useState<string | null>(null)
  if (query.data && query.isFetchedAfterMount && !end) setEnd(query.data)
  if (!end) {
    return (
      <Dialog title="Prolonger la série" onClose={onClose}>
        <Reading query={query} part otherwise="Erreur lors du chargement de la série">
          <Skeleton label="Chargement de la série" rows={4} />
        </Reading>
      </Dialog>
    )
  }
  return (
    <Extension
      key={end.lastDate}
      session={session}
      seriesId={seriesId}
      end={end}
      changed={changed}
      timeZone={timeZone}
      onChanged={(now) => {
        setEnd(now)
        setChanged(changedEndWords(end.lastDate, now.lastDate))
      }}
      onClose={onClose}
    />
  )
}

interface ExtensionProps extends ExtendSeriesDialogProps {
  end: SeriesEnd
  /** What to say where it changed meanwhile: by another coach, or by a first press whose answer was lost. */
  changed: string | null
  onChanged: (end: SeriesEnd) => void
}

function Extension({ session, seriesId, end, changed, timeZone, onChanged, onClose }: ExtensionProps) {
  const today = clubDay(useNow(), timeZone)
  const yesterday = addDays(today, -1)
  const { lastDate, upcoming } = end
  const [first] = useState(() => nextSameWeekday(session.date, lastDate > yesterday ? lastDate : yesterday))
  const series = useSeriesDates(first, today)
  const { sessions } = series
  const whyNotNow = useWhyNotNow('planSessions')
  const extension = useWrite(sessionSeries.extend, {
    onSuccess: () => {
      invalidateSessions()
      showToast(`Série prolongée\u00A0: ${counted(sessions.length, 'séance')} de plus`)
      onClose()
    },
    onChangedMeanwhile: (current) => onChanged(current as SeriesEnd),
    otherwise: 'Erreur lors de l’enregistrement de la série',
  })
  const { pending } = extension
  const asked = { id: seriesId, sessionId: session.id, after: lastDate, sessions }
  // No field has a message of its own: what the server says of the dates stands above them until they are changed.
  const { error, fields } = extension.messages(asked)
  const refused = error ?? Object.values(fields)[0]
  const tooMany = upcoming + sessions.length - maxSeriesDates
  const whyNot =
    tooMany > 0
      ? `Une série a ${maxSeriesDates} dates à venir au plus\u00A0: retirez-en ${tooMany}.`
      : sessions.length === 0
        ? 'Choisissez au moins une date.'
        : null
  return (
    <Dialog
      title="Prolonger la série"
      subtitle={
        <>
          <bdi>{session.title}</bdi>, jusqu’au {longDay(lastDate, today)}
        </>
      }
      busy={pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={pending} onCancel={onClose} />
          <Button
            variant="solid"
            pending={pending}
            disabledReason={whyNotNow ?? whyNot}
            onClick={() => void extension.send(asked)}
          >
            Ajouter {counted(sessions.length, 'séance')}
          </Button>
        </>
      }
    >
      <div className="series-planner">
        {refused && <Banner tone="error">{refused}</Banner>}
        {changed && <Banner tone="info">{changed}</Banner>}
        <SeriesDatesField series={series} occasion={draftOf(session)} today={today} timeZone={timeZone}>
          <p>
            Heure, lieu, entraineurs et joueurs sont ceux de la séance du {longDay(session.date, today)}. Les
            programmes restent à préparer.
          </p>
        </SeriesDatesField>
        {whyNotNow && <Banner tone="info">Il faut le réseau pour prolonger une série.</Banner>}
      </div>
    </Dialog>
  )
}
