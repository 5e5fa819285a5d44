import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as sessionSeries from '../../contract/session-series.ts'
import { addDays } from '../../domain/analysis-period.ts'
import { clashesWith, maxCalendarDays } from '../../domain/session-calendar.ts'
import {
  maxSeriesDates,
  type SeriesDate,
  unpublishedYear,
  usualLastDay,
  weeklyDates,
} from '../../domain/session-series.ts'
import { dayAndMonth } from '../analyses/analyses-words.ts'
import { newId } from '../app/new-id.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { clubInstant } from '../clubs/club-time.ts'
import { closuresQuery } from '../closures/queries.ts'
import { placesQuery } from '../places/queries.ts'
import { calendarQuery, invalidateSessions } from '../training-sessions/queries.ts'
import { draftInput, type SessionDraft } from '../training-sessions/session-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { showToast } from '../ui/toast.ts'
import { SeriesCalendar } from './series-calendar.tsx'
import { reasonLines, weekdayWords } from './series-words.ts'

interface SeriesPlannerProps {
  draft: SessionDraft
  today: string
  timeZone: string
  onSaved: () => void
  onCancel: () => void
}

/** The session of the form every week: on which dates, and what falls out. Needs the network. */
export function SeriesPlanner({ draft, today, timeZone, onSaved, onCancel }: SeriesPlannerProps) {
  const [ids] = useState(() => ({ series: newId(), sessions: new Map<string, string>() }))
  const [until, setUntil] = useState(() => usualLastDay(draft.date || today))
  const [flipped, setFlipped] = useState<readonly string[]>([])
  const { data: club = { schoolZone: null, closures: [] } } = useQuery(closuresQuery)
  const whyNotNow = useWhyNotNow('planSessions')
  const dates = draft.date ? weeklyDates({ from: draft.date, to: until }, club) : []
  const isPlanned = ({ date, why }: SeriesDate) => (why === null) !== flipped.includes(date)
  const planned = dates.filter(isPlanned)
  const clashes = useSeriesClashes(draft, planned, timeZone)
  const creation = useWrite(sessionSeries.create, {
    onSuccess: () => {
      invalidateSessions()
      showToast(`${planned.length} séances planifiées`)
      onSaved()
    },
    otherwise: 'Erreur lors de l’enregistrement de la série',
  })
  const { id: _, date: _date, ...plan } = draftInput(draft, ids.series)
  const input = { ...plan, id: ids.series, sessions: planned.map(({ date }) => ({ id: idOf(date), date })) }
  const { error, failures } = creation.messages(input)
  const unpublished = unpublishedYear(dates, club)
  const last = planned.at(-1)

  /** A second press plans the same sessions as the first one, whose answer may have been lost. */
  function idOf(date: string): string {
    const id = ids.sessions.get(date) ?? newId()
    ids.sessions.set(date, id)
    return id
  }
  function handleToggle(date: string) {
    setFlipped((before) =>
      before.includes(date) ? before.filter((each) => each !== date) : [...before, date],
    )
  }
  return (
    <>
      <div className="series-planner">
        <FormErrors error={error} failures={failures} />
        <Field label="Jusqu’au">
          <DateField value={until} today={today} min={draft.date || today} onChange={setUntil} />
        </Field>
        {planned[0] && last && (
          <p role="status" className="strong">
            {counted(planned.length, 'séance')}, le {weekdayWords(draft.date)}, du{' '}
            {dayAndMonth(planned[0].date)} au {dayAndMonth(last.date)}.
          </p>
        )}
        <SeriesCalendar dates={dates} isPlanned={isPlanned} onToggle={handleToggle} />
        <div className="series-reasons note">
          {reasonLines(dates).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>Touchez une date pour la retirer, ou pour la remettre.</p>
          {dates.length === maxSeriesDates && <p>Une série a {maxSeriesDates} dates au plus.</p>}
          {draft.programme.length > 0 && (
            <p>Le programme va à la première date&nbsp;: les autres attendent le leur.</p>
          )}
          {!club.schoolZone && (
            <p>
              Pour sauter les vacances scolaires, choisissez la zone du club sur la page{' '}
              <Link to="/coach/club" className="link">
                Club
              </Link>
              .
            </p>
          )}
        </div>
        {unpublished && (
          <Banner tone="info">
            Vacances {unpublished} pas encore publiées&nbsp;: vérifiez ces dates plus tard.
          </Banner>
        )}
        {clashes.length > 0 && <Banner tone="waiting">{clashWords(clashes)}</Banner>}
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
          disabledReason={whyNotNow ?? whyIncomplete(draft, planned.length)}
          onClick={() => void creation.send(input)}
        >
          Planifier {counted(planned.length, 'séance')}
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

interface SeriesClash {
  readonly date: string
  readonly titles: readonly string[]
}

/** On which of these dates another session has the same place or coach at that time. */
function useSeriesClashes(
  { time, duration, placeId, coachIds }: SessionDraft,
  planned: readonly SeriesDate[],
  timeZone: string,
): SeriesClash[] {
  const { data: places = [] } = useQuery(placesQuery)
  const [first, last] = [planned.at(0)?.date, planned.at(-1)?.date]
  const ranges: { from: string; to: string }[] = []
  if (first && last && (placeId || coachIds.length > 0)) {
    for (let from = first; from <= last; from = addDays(from, maxCalendarDays)) {
      ranges.push({ from, to: addDays(from, maxCalendarDays - 1) })
    }
  }
  const read = useQueries({ queries: ranges.map(calendarQuery) })
  if (!time) return []
  const others = read.flatMap(({ data }) => data?.sessions ?? [])
  const place = places.find(({ id }) => id === placeId) ?? null
  const coaches = coachIds.map((id) => ({ id, name: '' }))
  return planned.flatMap(({ date }) => {
    const startsAt = clubInstant(date, time, timeZone).toISOString()
    const titles = clashesWith({ id: '', startsAt, duration, place, coaches }, others).map(
      ({ session }) => session.title,
    )
    return titles.length > 0 ? [{ date, titles }] : []
  })
}

const namedClashes = 3

/** « Au même endroit ou avec le même entraineur : 24 novembre (Top spin), et 2 autres dates. » */
function clashWords(clashes: readonly SeriesClash[]) {
  const rest = clashes.length - namedClashes
  return (
    <>
      Même lieu ou même entraineur à cette heure&nbsp;:{' '}
      {clashes.slice(0, namedClashes).map(({ date, titles }, index) => (
        <span key={date}>
          {index > 0 && ', '}
          {dayAndMonth(date)} (<bdi>{titles.join(', ')}</bdi>)
        </span>
      ))}
      {rest > 0 && `, et ${counted(rest, 'autre')} ${rest > 1 ? 'dates' : 'date'}`}.
    </>
  )
}
