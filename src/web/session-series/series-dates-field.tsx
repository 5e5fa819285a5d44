import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays } from '../../domain/days.ts'
import { clashesWith, maxCalendarDays } from '../../domain/session-calendar.ts'
import { maxSeriesDates, type SeriesDate, unpublishedYear } from '../../domain/session-series.ts'
import { dayAndMonth } from '../analyses/analyses-words.ts'
import { clubInstant } from '../clubs/club-time.ts'
import { placesQuery } from '../places/queries.ts'
import { calendarQuery } from '../training-sessions/queries.ts'
import type { SessionDraft } from '../training-sessions/session-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { counted } from '../ui/counted.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { SeriesCalendar } from './series-calendar.tsx'
import { reasonLines, weekdayWords } from './series-words.ts'
import type { SeriesDates } from './use-series-dates.ts'

/** What each date has, as far as another session may be in its way. */
export type Occasion = Pick<SessionDraft, 'time' | 'duration' | 'placeId' | 'coachIds'>

interface SeriesDatesFieldProps {
  series: SeriesDates
  occasion: Occasion
  today: string
  timeZone: string
  /** Notes of its own. */
  children?: ReactNode
}

/** Until when, on which dates, and what falls out. */
export function SeriesDatesField({ series, occasion, today, timeZone, children }: SeriesDatesFieldProps) {
  const { from, until, setUntil, club, dates, isPlanned, planned, toggle } = series
  const clashes = useSeriesClashes(occasion, planned, timeZone)
  const unpublished = unpublishedYear(dates, club)
  const last = planned.at(-1)
  return (
    <>
      <Field label="Jusqu’au">
        <DateField value={until} today={today} min={from || today} onChange={setUntil} />
      </Field>
      {planned[0] && last && (
        <p role="status" className="strong">
          {counted(planned.length, 'séance')}, le {weekdayWords(from)}, du {dayAndMonth(planned[0].date)} au{' '}
          {dayAndMonth(last.date)}.
        </p>
      )}
      <SeriesCalendar dates={dates} isPlanned={isPlanned} onToggle={toggle} />
      <div className="series-reasons note">
        {reasonLines(dates).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>Touchez une date pour la retirer, ou pour la remettre.</p>
        {dates.length === maxSeriesDates && <p>Une série a {maxSeriesDates} dates au plus.</p>}
        {children}
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
    </>
  )
}

interface SeriesClash {
  readonly date: string
  readonly titles: readonly string[]
}

/** On which of these dates another session has the same place or coach at that time. */
function useSeriesClashes(
  { time, duration, placeId, coachIds }: Occasion,
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
