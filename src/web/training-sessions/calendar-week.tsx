import type { ReactNode } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { daysFrom } from '../../domain/session-calendar.ts'
import { longDay } from '../clubs/club-time.ts'
import { shortWeekday } from './calendar-words.ts'

/** `ofDay`: those of the same day. */
export type SessionCard = (session: TrainingSession, ofDay: readonly TrainingSession[]) => ReactNode

interface CalendarWeekProps {
  /** Its Monday. */
  from: string
  today: string
  sessions: readonly TrainingSession[]
  /** « Vacances de Noël »; null where the club trains. */
  whyClosedOn: (day: string) => string | null
  renderCard: SessionCard
}

/** Seven days, beside each other where there is room. */
export function CalendarWeek({ from, today, sessions, whyClosedOn, renderCard }: CalendarWeekProps) {
  return (
    <ol className="agenda-week">
      {daysFrom(from).map((day) => {
        const closed = whyClosedOn(day)
        const ofDay = sessions.filter(({ date }) => date === day)
        return (
          <li key={day} className={dayClass(day === today, closed)}>
            <h3>
              <span className="sr-only">{longDay(day, today)}</span>
              <span aria-hidden="true">
                <b className="numeral">{Number(day.slice(8))}</b> {shortWeekday(day)}
              </span>
              {day === today && <small> auj.</small>}
            </h3>
            {closed && <p className="note agenda-closed-why">{closed}</p>}
            {ofDay.length === 0 ? (
              !closed && <p className="note">Rien</p>
            ) : (
              <ul>{ofDay.map((session) => renderCard(session, ofDay))}</ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function dayClass(isToday: boolean, closed: string | null): string | undefined {
  return [isToday && 'agenda-today', closed && 'agenda-closed'].filter(Boolean).join(' ') || undefined
}
