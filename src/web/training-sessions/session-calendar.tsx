import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { addDays } from '../../domain/days.ts'
import { addMonths, daysFrom, weekOf, weeksOfMonth } from '../../domain/session-calendar.ts'
import { Reading } from '../app/reading.tsx'
import { useWhyClosed } from '../closures/use-why-closed.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { CalendarWeek, type SessionCard } from './calendar-week.tsx'
import { dayIn, monthWords, weekWords } from './calendar-words.ts'
import type { CalendarView } from './sessions-search.ts'
import { useCalendar } from './use-sessions.ts'
import './session-calendar.css'

export interface ShownDays {
  view: CalendarView
  /** The day whose week or month is shown, as the address has it. */
  day: string | undefined
  today: string
}

/** The sessions of a week or a month. */
export function useSessionCalendar({ view, today, ...address }: ShownDays) {
  const day = dayIn(address.day, today)
  const range = view === 'week' ? weekOf(day) : weeksOfMonth(day)
  const query = useCalendar(range)
  return { view, day, today, range, query, all: query.data?.sessions }
}

interface SessionCalendarProps {
  calendar: ReturnType<typeof useSessionCalendar>
  /** Those of them that are shown. */
  sessions: readonly TrainingSession[] | undefined
  renderCard: SessionCard
  /** What narrows them down. */
  filter?: ReactNode
  /** What to do about a week without sessions. */
  emptyWords: ReactNode
  belowWeek?: ReactNode
  onDay: (day: string) => void
}

export function SessionCalendar(props: SessionCalendarProps) {
  const { calendar, sessions, renderCard, filter, emptyWords, belowWeek, onDay } = props
  const { view, day, today, range, query } = calendar
  const isWeek = view === 'week'
  const whyClosedOn = useWhyClosed()
  /** A week off is shown with its reason. */
  const isEmpty = sessions?.length === 0 && !daysFrom(range.from).some(whyClosedOn)
  const reading = (
    <Reading query={query} part otherwise="Erreur lors du chargement des séances">
      <Skeleton label="Chargement des séances" rows={isWeek ? 7 : 2} />
    </Reading>
  )
  const step = (by: -1 | 1) => onDay(isWeek ? addDays(day, 7 * by) : addMonths(day, by))
  return (
    <section aria-label={isWeek ? 'Semaine' : 'Mois'} className="session-calendar">
      <div className="agenda-head">
        <IconButton
          label={isWeek ? 'Semaine précédente' : 'Mois précédent'}
          icon={<ChevronLeft />}
          onClick={() => step(-1)}
        />
        <h2 aria-live="polite">{isWeek ? weekWords(range) : monthWords(day)}</h2>
        <IconButton
          label={isWeek ? 'Semaine suivante' : 'Mois suivant'}
          icon={<ChevronRight />}
          onClick={() => step(1)}
        />
        {(today < range.from || today > range.to) && (
          <Button variant="bare" onClick={() => onDay(today)}>
            Aujourd’hui
          </Button>
        )}
      </div>
      {filter}
      {isWeek && reading}
      {sessions && isWeek && isEmpty && (
        <EmptyState title="Rien cette semaine" compact>
          {emptyWords}
        </EmptyState>
      )}
      {sessions && isWeek && !isEmpty && (
        <>
          <CalendarWeek
            from={range.from}
            today={today}
            sessions={sessions}
            whyClosedOn={whyClosedOn}
            renderCard={renderCard}
          />
          {belowWeek}
        </>
      )}
      {!isWeek && (
        <>
          <CalendarMonth
            range={range}
            day={day}
            today={today}
            sessions={sessions ?? []}
            whyClosedOn={whyClosedOn}
            renderCard={renderCard}
            onDay={onDay}
          />
          {reading}
        </>
      )}
    </section>
  )
}
